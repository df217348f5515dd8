import {
  MOST_STATIONS,
  MOTION_MODES,
  NETWORK_ANSWER_LIMIT,
  NETWORK_BOUNDS,
  STATION_BOUNDS,
  STATION_NAME_LIMIT,
  TILE_RULES,
} from '@site-designer/sizing-engine/bounds';
import { Type, type TProperties } from 'typebox';
import { Bounded, Count, EXACT, List } from '../basics/schema.ts';

/** Settings of the site around the recording servers: the network of the cameras, live view, motion detection. */

const network = {
  switchKind: Type.String({ description: "Id of one of the catalogue's switchKinds; empty for Auto" }),
  sparePortsPercent: Bounded(NETWORK_BOUNDS.sparePortsPercent, 'Ports of a switch that stay free, percent'),
  uplinkUsePercent: Bounded(NETWORK_BOUNDS.uplinkUsePercent, 'Part of an uplink that cameras may use, percent'),
  uplinksUsed: Bounded(NETWORK_BOUNDS.uplinksUsed, 'Connected uplinks of a switch, at most those that it has'),
  sharedUplinkMbit: Bounded(NETWORK_BOUNDS.sharedUplinkMbit, 'Path that all closets share, Mbit/s; 0 for none'),
  answers: Type.Record(Type.String(), Type.String(), {
    description: `Answers of the customer's IT by the id of the question, up to ${NETWORK_ANSWER_LIMIT.max} characters each`,
  }),
};

const needed = {
  id: Type.Integer({ minimum: 1, description: 'Id of the station, unique in the design; made by the writer' }),
  monitors: Bounded(STATION_BOUNDS.monitors, 'Monitors of each'),
  monitorResolution: Count('Resolution id of a monitor'),
  columns: Bounded(STATION_BOUNDS.columns, 'Tiles of a monitor in a row'),
  rows: Bounded(STATION_BOUNDS.rows, 'Rows of tiles of a monitor'),
};

const others = {
  name: Type.String({ description: `Up to ${STATION_NAME_LIMIT.max} characters` }),
  quantity: Bounded(STATION_BOUNDS.quantity, 'Stations alike'),
  cameraGroupIds: Type.Unsafe<readonly number[] | null>({
    type: ['array', 'null'],
    items: { type: 'integer' },
    description: 'Camera groups that it shows; null for all',
  }),
  rule: Type.Enum([...TILE_RULES], { description: 'How its video system chooses the stream of a tile' }),
  decoder: Type.String({ description: "Id of one of the catalogue's decoders; empty for no card" }),
  linkMbit: Bounded(STATION_BOUNDS.linkMbit, 'Network link, Mbit/s'),
};

const mode = Type.Enum([...MOTION_MODES], {
  description: 'Which pictures recording servers look at for motion',
  examples: ['none'],
});
const decoder = Type.String({ description: "Id of one of the catalogue's decoders; empty for none", examples: [''] });

function partial<const P extends TProperties>(properties: P) {
  return Type.Partial(Type.Object(properties)).properties;
}

function orNull<const P extends TProperties>(properties: P, description: string) {
  const schema = Type.Object(properties, { ...EXACT, description });
  return Type.Unsafe<Type.Static<typeof schema> | null>({ ...schema, type: ['object', 'null'], examples: [null] });
}

const NETWORK = 'Network between cameras and recording servers; null if it is not asked for';
const VIEWING = { ...EXACT, description: 'Live view' };
const MOTION = { ...EXACT, description: 'Motion detection on the recording servers' };

function stationsOf<const P extends TProperties>(properties: P) {
  return List(Type.Object(properties, EXACT), {
    maxItems: MOST_STATIONS,
    description: 'Viewing workstations',
    examples: [[]],
  });
}

/** As settings are read. */
export const siteSettings = {
  network: orNull(network, NETWORK),
  viewing: Type.Object({ stations: stationsOf({ ...needed, ...others }) }, VIEWING),
  serverMotion: Type.Object({ mode, decoder }, MOTION),
};

/** As settings are written: what is left out stays as it is, or is the default. */
export const writtenSiteSettings = {
  network: Type.Optional(orNull(partial(network), NETWORK)),
  viewing: Type.Optional(Type.Object({ stations: stationsOf({ ...needed, ...partial(others) }) }, VIEWING)),
  serverMotion: Type.Optional(Type.Object({ mode, decoder: Type.Optional(decoder) }, MOTION)),
};
