import type { Catalogue, Decoder } from '../../catalogue/schema.ts';
import { indexOf } from '../../checks/catalogue-index.ts';
import { knownEntry } from '../../checks/lookup.ts';
import type { Explained } from '../../derivation/explained.ts';
import { given, type Quantity } from '../../derivation/quantity.ts';
import { rateOfStations, recorderRate } from '../../formulas/viewing.ts';
import { withinLimit } from '../../formulas/servers.ts';
import type { Station } from '../../site/site-settings.ts';
import type { SizingQuestion } from '../question/question.ts';
import { saying } from '../result/sayings.ts';
import type { StationResult } from '../result/viewing-result.ts';
import { nearest } from '../search/bisection.ts';
import { searchResult } from '../search/search-result.ts';
import { picturesOf, type Picture } from './pictures.ts';
import { decidedBy, loadsOf, stationLoads, type StationSources } from './station-loads.ts';
import { sumsOf } from './station-sums.ts';
import { firstPictures, tileOf, tileStreams, type TileStream } from './tiles.ts';

/** Live view of a design without what servers provide. */
export interface ExplainedViewing {
  readonly stations: readonly Explained<StationResult>[];
  readonly recorderMbit: Quantity<'Mbit/s'>;
}

/** The stations of a design; undefined where it has none. What servers provide is not known yet. */
export function viewingOf({
  design,
  catalogue,
}: Pick<SizingQuestion, 'design' | 'catalogue'>): ExplainedViewing | undefined {
  const { stations } = design.serverSettings.viewing;
  if (stations.length === 0) return undefined;
  const pictures = picturesOf(design.cameras, catalogue);
  const tiles = new Tiles(pictures);
  const found = stations.map((station, place) => stationOf(tiles, sourcesOf(station, place, catalogue)));
  return {
    stations: found.map(({ result }) => result),
    recorderMbit: recorderRate({
      stations: found.map(({ mbit }, place) =>
        rateOfStations({
          stations: given(
            `serverSettings.viewing.stations[${place}].quantity`,
            stations[place]!.quantity,
            'workstation',
          ),
          mbit,
        }),
      ),
    }),
  };
}

/** The card of an id; undefined for none, and for one that the catalogue does not have. */
export function decoderOf(id: string, { decoders }: Pick<Catalogue, 'decoders'>): Decoder | undefined {
  return decoders.find((each) => each.id === id);
}

function sourcesOf(station: Station, place: number, catalogue: Catalogue): StationSources {
  const monitor = knownEntry(indexOf(catalogue).resolutions, station.monitorResolution, 'monitorResolution');
  return { station, place, monitor, decoder: decoderOf(station.decoder, catalogue), catalogue };
}

/** Streams of tiles by size, rule and groups: stations alike share them. */
class Tiles {
  readonly #pictures: readonly Picture[];
  readonly #known = new Map<string, TileStream[]>();

  constructor(pictures: readonly Picture[]) {
    this.#pictures = pictures;
  }

  of({ station, monitor }: StationSources): readonly TileStream[] {
    const { cameraGroupIds, rule } = station;
    const tile = tileOf(station, monitor);
    const key = JSON.stringify([tile, rule, cameraGroupIds]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const groups = cameraGroupIds && new Set(cameraGroupIds);
    const meant = groups === null ? this.#pictures : this.#pictures.filter((each) => groups.has(each.cameraGroupId));
    const streams = tileStreams(meant, tile, rule);
    this.#known.set(key, streams);
    return streams;
  }
}

function stationOf(
  tiles: Tiles,
  sources: StationSources,
): { readonly result: Explained<StationResult>; readonly mbit: Quantity<'Mbit/s'> } {
  const { station, decoder } = sources;
  const streams = tiles.of(sources);
  const places = station.monitors * station.columns * station.rows;
  const shown = firstPictures(streams, places);
  const sums = sumsOf(shown, decoder);
  const pictures = countOf(shown);
  return {
    mbit: searchResult(sums.mbit, 'Mbit/s', { rule: saying('found.pictures'), because: [] }),
    result: {
      id: station.id,
      tiles: places,
      pictures,
      shown: shown.map(({ picture, stream, pictures: count }) => ({
        cameraGroupId: picture.cameraGroupId,
        pictureStreamId: picture.pictureStreamId,
        streamId: stream.streamId,
        pictures: count,
      })),
      loads: stationLoads(sums, sources),
      decidedBy: decidedBy(sums, sources),
      maxTiles: searchResult(mostHeld(streams, sources), '1', { rule: saying('found.most-pictures'), because: [] }),
    },
  };
}

function countOf(streams: readonly TileStream[]): number {
  return streams.reduce((sum, { pictures }) => sum + pictures, 0);
}

/** The most pictures that hold; looked for from the first one up, since a station holds a few of thousands. */
function mostHeld(streams: readonly TileStream[], sources: StationSources): number {
  const all = countOf(streams);
  const tooMany = nearest(all, (count) => !isHeld(firstPictures(streams, count), sources));
  return (tooMany ?? all + 1) - 1;
}

function isHeld(streams: readonly TileStream[], sources: StationSources): boolean {
  const loads = loadsOf(sumsOf(streams, sources.decoder), sources);
  return loads.every(({ value, max }) => withinLimit(value.value, max.value));
}
