export {
  CAMERA_NAME_LIMIT,
  EVIDENCE_LOCK_BOUNDS,
  MEASUREMENT_NOTE_LIMIT,
  RESILIENCE_BOUNDS,
  SERVER_BOUNDS,
  SLIDER_WARNING_DISTANCE,
  SLIDERS,
  TIER_BOUNDS,
  type Bounds,
} from '../design/bounds.ts';
export { CAMERA_BOUNDS, EXTRAS_BOUNDS, SAMPLE_BOUNDS } from '../design/row-fields.ts';
export {
  MOST_STATIONS,
  MOTION_MODES,
  NETWORK_ANSWER_LIMIT,
  NETWORK_BOUNDS,
  STATION_BOUNDS,
  STATION_NAME_LIMIT,
  TILE_RULES,
} from '../site/site-settings.ts';
export { CAPACITY_CONVENTIONS, FAILOVER_KINDS } from '../design/shared-settings.ts';
export { withinLimit } from '../formulas/servers.ts';
export { SIDE_BOUNDS } from '../bitrate/picture-size.ts';
export { LEVELS, STANDARDS } from '../site/levels.ts';
export {
  CAMERA_NETWORK_BOUNDS,
  CLOSET_NAME_LIMIT,
  LIVE_STREAM_BOUNDS,
  OPTICS_BOUNDS,
  PURPOSE_BOUNDS,
} from '../site/site-row.ts';
