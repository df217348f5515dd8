import { CONVENTION_TEXTS } from '#texts/editor/servers.ts';
import { ALTERNATIVE_TEXTS as TEXTS } from '#texts/proposal/alternatives.ts';
import { isApplicable } from '@site-designer/sizing-engine/design';
import { ownSpeaker } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { amountText } from '../../../explained/words.ts';
import type { ShownAlternative } from '../report/report-input.ts';
import styles from './alternatives.module.css';
import { Lines } from './lines.tsx';

/** What applying an alternative changes, and what to know of it. */
export function AlternativeDetails({ alternative }: { readonly alternative: ShownAlternative }): ReactNode {
  const { changes, warnings } = alternative;
  const settings = isApplicable(alternative) ? changes.map(changeText) : [TEXTS.notApplicable];
  const told = [
    [TEXTS.settings, settings.length > 0 ? settings : [TEXTS.noChanges]],
    [TEXTS.toKnow, warnings.map(({ message }) => message)],
  ] as const;
  return (
    <dl className={styles.told}>
      {told
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Lines lines={lines} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

type Change = ShownAlternative['changes'][number];

function changeText({ path, before, after, unit }: Change): string {
  return TEXTS.change(ownSpeaker.say({ say: 'setting.title', path }), valueText(before, unit), valueText(after, unit));
}

function valueText(value: Change['before'], unit: Change['unit']): string {
  if (value === null) return TEXTS.none;
  if (typeof value === 'number') return amountText(value, unit);
  return CODES[String(value)] ?? String(value);
}

/** Settings whose values are codes; others have names. */
const CODES: Readonly<Record<string, string>> = CONVENTION_TEXTS;
