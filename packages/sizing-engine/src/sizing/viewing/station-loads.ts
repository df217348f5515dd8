import type { Catalogue, Decoder } from '../../catalogue/schema.ts';
import type { PictureSize } from '../../bitrate/picture-size.ts';
import type { Explained } from '../../derivation/explained.ts';
import { cited, given, type Quantity } from '../../derivation/quantity.ts';
import type { StationUnit } from '../../formulas/limits.ts';
import { usableLink } from '../../formulas/network.ts';
import { decodedPixels, decoderLoad, shareInPercent, usableMemory, videoMemory } from '../../formulas/viewing.ts';
import type { Station } from '../../site/site-settings.ts';
import { limitShare, takenShare } from '../limits/limit-share.ts';
import { ONE_HUNDRED_PERCENT } from '../limits/percent.ts';
import { saying } from '../result/sayings.ts';
import type { StationLimit, StationLoad } from '../result/viewing-result.ts';
import { searchResult } from '../search/search-result.ts';
import type { StationSums } from './station-sums.ts';

/** What the loads of a station follow from. */
export interface StationSources {
  readonly station: Station;
  /** Its place in the settings. */
  readonly place: number;
  readonly monitor: PictureSize;
  readonly decoder: Decoder | undefined;
  readonly catalogue: Catalogue;
}

/** How a station stands against one limit, before the share of it is computed. */
interface Load {
  readonly limit: StationLimit;
  readonly unit: StationLoad['unit'];
  readonly value: Quantity<StationUnit>;
  readonly max: Quantity<StationUnit>;
}

/** How one station stands against its limits, in the order in which equals decide. */
export function stationLoads(sums: StationSums, sources: StationSources): Explained<StationLoad>[] {
  return loadsOf(sums, sources).map(({ limit, unit, value, max }) => ({
    limit,
    value,
    max,
    unit,
    percent: limitShare(value, max),
  }));
}

/** Which limit is the fullest. */
export function decidedBy(sums: StationSums, sources: StationSources): StationLimit {
  const loads = loadsOf(sums, sources).map(({ limit, value, max }) => ({
    limit,
    share: takenShare(value.value, max.value),
  }));
  return loads.reduce((most, each) => (each.share > most.share ? each : most)).limit;
}

/** The limits of a station, in the order in which equals decide. */
export function loadsOf(sums: StationSums, sources: StationSources): Load[] {
  const { decoder } = sources;
  return [
    ...(decoder === undefined ? [] : cardLoads(sums, decoder, sources)),
    ...(decoder === undefined || sums.software > 0 ? [softwareLoad(sums, sources)] : []),
    networkLoad(sums, sources),
  ];
}

function cardLoads(sums: StationSums, decoder: Decoder, sources: StationSources): Load[] {
  const { siteModel } = sources.catalogue;
  const { fps1080, engines, vramGb } = decoder;
  const h264Fps = cited(decoder.name, saying('field.decoded-frames'), fps1080.h264);
  const h265Fps = cited(decoder.name, saying('field.decoded-frames'), fps1080.h265);
  const decode: Load = {
    limit: 'decode',
    unit: '%',
    value: decoderLoad({
      h264: found(sums.h264, 'Mpixel/s'),
      h264Fps,
      h265: found(sums.h265, 'Mpixel/s'),
      h265Fps,
      engines: cited(decoder.name, saying('field.engines'), engines),
    }),
    max: shareInPercent({ share: cited(siteModel.id, saying('field.decoder-share'), siteModel.decoderShare) }),
  };
  const oneStream: Load = {
    limit: 'one-stream',
    unit: '%',
    value: searchResult(sums.oneStream, '%', { rule: saying('found.pictures'), because: [h264Fps, h265Fps] }),
    max: ONE_HUNDRED_PERCENT,
  };
  return [decode, oneStream, ...(vramGb === null ? [] : [memoryLoad(sums, { decoder, vramGb, sources })])];
}

function memoryLoad(
  sums: StationSums,
  {
    decoder,
    vramGb,
    sources,
  }: { readonly decoder: Decoder; readonly vramGb: NonNullable<Decoder['vramGb']>; readonly sources: StationSources },
): Load {
  const { catalogue, station, monitor, place } = sources;
  const { siteModel: model } = catalogue;
  return {
    limit: 'vram',
    unit: 'GB',
    value: videoMemory({
      decodedMegapixels: found(sums.decodedMegapixels, '1'),
      surfaceBytes: cited(model.id, saying('field.surface-bytes'), model.surfaceBytes),
      surfaces: cited(model.id, saying('field.surfaces'), model.surfaces),
      monitors: given(`serverSettings.viewing.stations[${place}].monitors`, station.monitors, '1'),
      monitorMegapixels: found((monitor.width * monitor.height) / 1_000_000, '1'),
      monitorBytes: cited(model.id, saying('field.monitor-bytes'), model.monitorBytes),
      buffers: cited(model.id, saying('field.monitor-buffers'), model.monitorBuffers),
    }),
    max: usableMemory({
      memory: cited(decoder.name, saying('field.video-memory'), vramGb),
      reserve: cited(model.id, saying('field.video-memory-reserve'), model.videoMemoryReserve),
    }),
  };
}

function softwareLoad({ software }: StationSums, { catalogue: { siteModel } }: StationSources): Load {
  return {
    limit: 'software',
    unit: 'Mpx/s',
    value: decodedPixels({ streams: [found(software, 'Mpixel/s')] }),
    max: cited(siteModel.id, saying('field.software-decoding'), siteModel.softwareDecoding),
  };
}

function networkLoad({ mbit }: StationSums, { catalogue: { siteModel }, station, place }: StationSources): Load {
  return {
    limit: 'network',
    unit: 'Mbit/s',
    value: found(mbit, 'Mbit/s'),
    max: usableLink({
      linkMbit: given(`serverSettings.viewing.stations[${place}].linkMbit`, station.linkMbit, 'Mbit/s'),
      linkShare: cited(siteModel.id, saying('field.link-share'), siteModel.linkShare),
    }),
  };
}

/** A sum over the pictures that a station shows. */
function found<const U extends 'Mpixel/s' | 'Mbit/s' | '1'>(value: number, unit: U): Quantity<U> {
  return searchResult(value, unit, { rule: saying('found.pictures'), because: [] });
}
