import type { Catalogue, Resolution } from '../../catalogue/schema.ts';
import { streamKbps } from '../../bitrate/bitrate.ts';
import { isCustom, rateQuery, type Half } from '../../design/camera-row.ts';
import type { CameraRow } from '../../design/design.ts';
import { flagsFromRecording } from '../../design/recording-mode.ts';
import { recordedBytes } from '../../formulas/recording.ts';
import { BYTES_PER_TB } from '../../units.ts';
import { streamRatesOf } from '../demand/stream-rates.ts';

/** What another resolution of a row adds to the whole group. */
export function costOf(
  row: CameraRow,
  { id }: Resolution,
  catalogue: Catalogue,
): { readonly addedKbps: number; readonly addedTb: number } {
  const flags = flagsFromRecording(row.recording);
  const rateOf = (half: Half): number => {
    if (!flags[half]) return row.bitrateKbit[half];
    const now = streamKbps(rateQuery(row, half), row.fps[half], catalogue);
    const then = streamKbps({ ...rateQuery(row, half), resolutionId: id, size: null }, row.fps[half], catalogue);
    // A typed rate grows as a calculated one would.
    return isCustom(row, half) ? (row.bitrateKbit[half] * then) / now : then;
  };
  const after = { ...row, bitrateKbit: { continuous: rateOf('continuous'), motion: rateOf('motion') } };
  const [before, grown] = [streamRatesOf(row), streamRatesOf(after)];
  const bytes = (averageKbps: number): number =>
    recordedBytes({
      averageKbps,
      hoursPerDay: row.hoursPerDay,
      retentionDays: row.retentionDays,
      streams: row.quantity,
    });
  return {
    addedKbps: row.quantity * (grown.peakKbps - before.peakKbps),
    addedTb: (bytes(grown.averageKbps) - bytes(before.averageKbps)) / BYTES_PER_TB,
  };
}
