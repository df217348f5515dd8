import { FAILURE_TEXTS as TEXTS } from '#texts/proposal/failures.ts';
import { type FailureStateCode } from '@site-designer/sizing-engine';
import { serversInState } from '@site-designer/sizing-engine/goals';
import type { ReactNode } from 'react';
import styles from './failure-picture.module.css';

interface FailurePictureProps {
  readonly state: FailureStateCode;
  readonly servers: number;
  readonly spares: number;
}

/** Where there are more servers of one kind, one box is drawn, after their number. */
const MOST_DRAWN = 6;

/** The servers in a state: a filled box is running, a crossed one is down, a dashed one is on standby. */
export function FailurePicture({ state, servers, spares }: FailurePictureProps): ReactNode {
  const { running, down, takingOver, waiting } = serversInState(state, servers, spares);
  const parts = [
    { kind: 'runs', count: running },
    { kind: 'down', count: down },
    { kind: 'runs', count: takingOver },
    { kind: 'waits', count: waiting },
  ] as const;
  const label = [
    TEXTS.running(running + takingOver),
    ...(down > 0 ? [TEXTS.down] : []),
    ...(waiting > 0 ? [TEXTS.spare(waiting)] : []),
  ].join(', ');
  return (
    <span className={styles.picture}>
      <span className="visually-hidden">{label}</span>
      {parts.map(({ kind, count }, place) => (
        // The parts of a picture are identified only by their index.
        // oxlint-disable-next-line react/no-array-index-key
        <Servers key={place} kind={kind} count={count} />
      ))}
    </span>
  );
}

type Kind = 'runs' | 'down' | 'waits';

function Servers({ kind, count }: { readonly kind: Kind; readonly count: number }): ReactNode {
  if (count <= MOST_DRAWN) return Array.from({ length: count }, (_, place) => <Server key={place} kind={kind} />);
  return (
    <>
      <span aria-hidden="true">{TEXTS.times(count)}</span>
      <Server kind={kind} />
    </>
  );
}

function Server({ kind }: { readonly kind: Kind }): ReactNode {
  return (
    <svg className={styles[kind]} width="12" height="16" viewBox="0 0 12 16" aria-hidden="true">
      <rect x="1" y="1.5" width="10" height="13" rx="1.5" />
      {kind === 'down' && <path d="M3 4l6 8m0-8l-6 8" />}
    </svg>
  );
}
