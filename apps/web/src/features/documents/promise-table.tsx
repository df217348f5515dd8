import { DOCUMENT_TEXTS as TEXTS } from '#texts/proposal/customer.ts';
import { unitText, type CameraPromise, type CustomerDocument, type Formats } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/format/class-names.ts';
import styles from './tables.module.css';
import { inSentence } from '../../lib/format/in-sentence.ts';

interface PromiseTableProps extends Pick<CustomerDocument, 'promises' | 'cameras'> {
  readonly formats: Formats;
}

/** What is recorded, and for how long. */
export function PromiseTable({ promises, cameras, formats }: PromiseTableProps): ReactNode {
  return (
    <table className={classNames(styles.table, styles.promises)}>
      <thead>
        <tr>
          <th scope="col">{TEXTS.where}</th>
          <th scope="col" className={styles.number}>
            {TEXTS.cameras}
          </th>
          <th scope="col">{TEXTS.picture}</th>
          <th scope="col">{TEXTS.fps}</th>
          <th scope="col">{TEXTS.recorded}</th>
          <th scope="col" className={styles.number}>
            {TEXTS.kept}
          </th>
        </tr>
      </thead>
      <tbody>
        {promises.map((promise, index) => (
          // Groups may have equal names and values.
          <PromiseRow key={`${index} ${promise.group}`} promise={promise} formats={formats} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{TEXTS.total}</th>
          <td className={classNames(styles.number, styles.cameras)} data-unit={unitText('camera', cameras)}>
            {formats.number(cameras)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface PromiseRowProps {
  readonly promise: CameraPromise;
  readonly formats: Formats;
}

function PromiseRow({ promise, formats }: PromiseRowProps): ReactNode {
  const { group, stream, cameras, picture, recorded, days } = promise;
  return (
    <tr className={stream === null ? undefined : styles.further}>
      <th scope="row">{stream ?? group}</th>
      <td className={classNames(styles.number, styles.cameras)} data-unit={unitText('camera', cameras)}>
        {stream === null ? formats.number(cameras) : ''}
      </td>
      <td className={styles.picture}>{picture}</td>
      <td className={styles.fps} data-unit={inSentence(TEXTS.fps)}>
        {fpsText(promise, formats)}
      </td>
      <td>{recorded}</td>
      <td className={classNames(styles.number, styles.kept)}>{TEXTS.days(days, formats.number(days))}</td>
    </tr>
  );
}

function fpsText({ fps: { continuous, motion } }: CameraPromise, { number }: Formats): string {
  const text = (value: number) => number(value, 1);
  if (continuous === null || motion === null || continuous === motion) return text(continuous ?? motion ?? 0);
  return TEXTS.onEvents(text(continuous), text(motion));
}
