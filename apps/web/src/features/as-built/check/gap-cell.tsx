import { AS_BUILT_RESULT_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { AsBuiltGap } from '@site-designer/sizing-engine/as-built';
import type { ReactNode } from 'react';
import { GapBar } from './gap-bar.tsx';
import { GAP_PARTS, isShort, signedDays, type GapSpan } from './gap-scale.ts';
import { Explained } from '../../../explained/explained.tsx';
import { unitText } from '@site-designer/texts';
import styles from './as-built.module.css';

interface GapCellProps {
  readonly gap: AsBuiltGap;
  readonly span: GapSpan;
  readonly path: string;
  readonly name: string;
  /** Whether its parts are shown as figures too. */
  readonly withParts?: boolean;
}

/** Days gained or lost, as a figure and as a bar of their causes. */
export function GapCell({ gap, span, path, name, withParts = false }: GapCellProps): ReactNode {
  return (
    <div className={styles.gap}>
      <Explained path={`${path}.days`} name={TEXTS.figures.gap(name)}>
        <span className={styles.figure} data-is-short={isShort(gap)}>
          {signedDays(gap.days)} <span className={styles.unit}>{unitText('day', Math.abs(gap.days))}</span>
        </span>
      </Explained>
      <GapBar gap={gap} span={span} />
      {withParts && <Parts gap={gap} path={path} name={name} />}
    </div>
  );
}

function Parts({ gap: { parts }, path, name }: Pick<GapCellProps, 'gap' | 'path' | 'name'>): ReactNode {
  return (
    <ul className={styles.parts}>
      {GAP_PARTS.map((part) => {
        const days = parts[part];
        if (days === null) return null;
        return (
          <li key={part}>
            {TEXTS.parts[part]}{' '}
            <Explained path={`${path}.parts.${part}`} name={TEXTS.figures.part(TEXTS.parts[part], name)}>
              {signedDays(days)}
            </Explained>
          </li>
        );
      })}
    </ul>
  );
}
