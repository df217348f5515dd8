import {
  calculateBitrate,
  calculateProposal,
  CAMERA_BOUNDS,
  checkNumber,
  defaultServerSettings,
  LensType,
  NEW_STREAM,
  Recording,
  settleCameraRow,
  type BitrateQuery,
} from '@site-designer/sizing-engine';
import { publishedCatalogue as catalogue } from '@site-designer/sizing-engine/catalogue';
import { EXIT, Failure, type ExitCode, type Io } from '../io.ts';
import { meant } from '../nearest.ts';
import { numberText } from '../quantity-text.ts';

export interface BitrateOptions {
  readonly codec: string;
  readonly resolution: string;
  readonly complexity: string;
  readonly fps: string;
  readonly json: boolean;
}

/** The bit rate of one stream, and the range in which such streams were published to lie. */
export async function bitrate(options: BitrateOptions, io: Io): Promise<ExitCode> {
  const query = queryOf(options);
  const kbps = calculateBitrate(query, catalogue);
  const { low, high } = rangeOf(query);
  if (options.json) io.print(JSON.stringify({ kbps, lowKbps: low, highKbps: high }, undefined, 2));
  else io.print(`${kbps} kbit/s, likely ${numberText(low)} to ${numberText(high)} kbit/s`);
  return EXIT.done;
}

function queryOf({ codec, resolution, complexity, fps }: BitrateOptions): BitrateQuery {
  return {
    codecId: idOf('--codec', codec, catalogue.codecs),
    resolutionId: idOf('--resolution', ALSO_CALLED[resolution.toLowerCase()] ?? resolution, catalogue.resolutions),
    complexityId: idOf('--complexity', complexity, catalogue.complexities),
    fps: fpsOf(fps),
  };
}

/** What people call sizes that the catalogue names otherwise. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  '4k': '3840x2160',
  uhd: '3840x2160',
  hd: '720p',
  'full hd': '1080p',
};

interface Named {
  readonly id: number;
  readonly name: string;
}

function idOf(option: string, typed: string, entries: readonly Named[]): number {
  const name = typed.replaceAll('×', 'x');
  const found = meant(name, entries);
  if ('id' in found) return found.id;
  const choice = found.several.length > 0 ? found.several : entries.map((entry) => entry.name);
  const reason = found.several.length > 0 ? 'may be several' : 'is none';
  throw new Failure(`${option} "${typed}" ${reason}. Choose one of: ${choice.join(', ')}`, EXIT.usage);
}

function fpsOf(typed: string): number {
  const fps = Number(typed);
  const wrong = checkNumber(fps, CAMERA_BOUNDS.fps);
  if (wrong !== undefined) throw new Failure(`--fps "${typed}": ${wrong}`, EXIT.usage);
  return fps;
}

/** As the demand of one camera that is recorded all the time: the range is the sizing's own. */
function rangeOf({ codecId, resolutionId, complexityId, fps }: BitrateQuery): { low: number; high: number } {
  const both = <T>(value: T) => ({ continuous: value, motion: value });
  const row = settleCameraRow(
    {
      ...NEW_STREAM,
      id: 1,
      streamId: 1,
      cameraGroupId: 1,
      quantity: 1,
      lensType: LensType.single,
      recording: Recording.constant,
      codec: codecId,
      resolution: both(resolutionId),
      complexity: both(complexityId),
      fps: both(fps),
    },
    catalogue,
  );
  const design = { cameras: [row], serverSettings: defaultServerSettings(catalogue) };
  const { low, high } = calculateProposal(design, catalogue).totals.peakMbit;
  return { low: low * 1000, high: high * 1000 };
}
