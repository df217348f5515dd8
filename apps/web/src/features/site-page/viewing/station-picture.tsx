import { tileOf } from '@site-designer/sizing-engine/design';
import type { ReactNode } from 'react';
import { VIEWING_TEXTS as TEXTS } from '#texts/editor/site.ts';
import { COLON } from '@site-designer/texts';
import type { ShownPicture } from './shown-pictures.ts';
import type { StationProps } from './station-props.ts';
import styles from './station.module.css';

interface StationPictureProps extends StationProps {
  readonly pictures: readonly ShownPicture[];
}

/** More monitors than these say no more. */
const MOST_DRAWN = 4;

/** The monitors of a station, drawn to scale: tiles in their proportion, and each picture in its own inside its tile. */
export function StationPicture({ input, station, pictures }: StationPictureProps): ReactNode {
  const monitor = input.catalogue.resolutions.find(({ id }) => id === station.monitorResolution);
  if (monitor === undefined) return null;
  const tiles = station.columns * station.rows;
  const all = pictures.flatMap((picture, at) =>
    Array.from({ length: picture.pictures }, (_, number) => ({ picture, at, number })),
  );
  const drawn = Array.from({ length: Math.min(station.monitors, MOST_DRAWN) }, (_, number) => number);
  const tile = tileOf(station, monitor);
  return (
    <div className={styles.monitors}>
      {drawn.map((number) => (
        <figure key={number}>
          <figcaption>
            <strong>{TEXTS.monitorTitle(number + 1)}</strong>{' '}
            {TEXTS.grid(`${monitor.width}×${monitor.height}`, station.columns, station.rows)}{' '}
            {TEXTS.tile(tile.width, tile.height)}
          </figcaption>
          <Monitor
            label={TEXTS.picture(number + 1, tiles, Math.min(Math.max(all.length - number * tiles, 0), tiles))}
            columns={station.columns}
            rows={station.rows}
            ratio={`${monitor.width} / ${monitor.height}`}
            tile={tile}
            shown={all.slice(number * tiles, (number + 1) * tiles)}
          />
        </figure>
      ))}
      {station.monitors > MOST_DRAWN && <p className="muted">{TEXTS.more(station.monitors - MOST_DRAWN)}</p>}
      <StreamList pictures={pictures} />
    </div>
  );
}

interface OnePicture {
  readonly picture: ShownPicture;
  readonly number: number;
}

interface MonitorProps {
  readonly label: string;
  readonly columns: number;
  readonly rows: number;
  readonly ratio: string;
  readonly tile: { readonly width: number; readonly height: number };
  readonly shown: readonly OnePicture[];
}

function Monitor({ label, columns, rows, ratio, tile, shown }: MonitorProps): ReactNode {
  const tiles = Array.from({ length: columns * rows }, (_, at) => at);
  return (
    // Drawn of elements that fit their tiles.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      className={styles.monitor}
      data-is-dense={columns > 6 || rows > 6 || undefined}
      style={{ aspectRatio: ratio, gridTemplate: `repeat(${rows}, 1fr) / repeat(${columns}, 1fr)` }}
    >
      {tiles.map((at) => (
        <Tile key={at} tile={tile} one={shown[at]} />
      ))}
    </div>
  );
}

const COLOURS = 6;

function Tile({ tile, one }: Pick<MonitorProps, 'tile'> & { readonly one: OnePicture | undefined }): ReactNode {
  if (one === undefined) return <div className={styles.empty}>{TEXTS.empty}</div>;
  const { picture, number } = one;
  const scale = Math.min(tile.width / picture.width, tile.height / picture.height);
  const size = {
    width: `${(100 * scale * picture.width) / tile.width}%`,
    height: `${(100 * scale * picture.height) / tile.height}%`,
  };
  return (
    <div className={styles.tile}>
      <div className={styles.frame} style={size} data-colour={picture.place % COLOURS} />
      <span className={styles.name}>
        {picture.group.title} {number + 1}
      </span>
      <span className={styles.size}>{TEXTS.stream(picture.width, picture.height, picture.fps)}</span>
    </div>
  );
}

/** Which stream each picture gets, as text. */
function StreamList({ pictures }: { readonly pictures: readonly ShownPicture[] }): ReactNode {
  return (
    <ul className={styles.streams} aria-label={TEXTS.streams}>
      {pictures.map(({ group, place, pictures: count, width, height, fps, isLive }, at) => (
        <li key={at}>
          <span className={styles.key} data-colour={place % COLOURS} aria-hidden="true" />
          {TEXTS.pictures(count, group.title)}
          {COLON}
          {TEXTS.stream(width, height, fps)}
          {isLive && `, ${TEXTS.live}`}
        </li>
      ))}
    </ul>
  );
}
