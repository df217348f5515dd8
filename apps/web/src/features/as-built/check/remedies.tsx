import { AS_BUILT_STEPS, REMEDY_TEXTS as TEXTS } from '#texts/editor/as-built.ts';
import type { AsBuiltRemedies, AsBuiltRemedy } from '@site-designer/sizing-engine/as-built';
import { ownSpeaker } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './as-built.module.css';
import type { DesignStep } from './design-step.tsx';
import type { FoundRemedies } from './use-remedies.ts';

interface RemediesProps {
  readonly found: FoundRemedies;
  /** Undefined where changes of the compared design do not fit the edited one. */
  readonly onTake: ((step: DesignStep) => void) | undefined;
}

/** Changes with which the planned days are held. */
export function Remedies({ found, onTake }: RemediesProps): ReactNode {
  if (found.kind === 'sizing') return <p className="muted">{TEXTS.sizing}</p>;
  if (found.kind === 'failed') return <p role="alert">{TEXTS.failed}</p>;
  return <Found remedies={found.remedies} onTake={onTake} />;
}

function Found({ remedies, onTake }: Pick<RemediesProps, 'onTake'> & { readonly remedies: AsBuiltRemedies | null }) {
  if (remedies === null) return <p>{TEXTS.nothing}</p>;
  if (remedies.remedies.length === 0) return <p>{remedies.isHeld ? TEXTS.held : TEXTS.none}</p>;
  return (
    <>
      {!remedies.isHeld && <p className="muted">{TEXTS.intro}</p>}
      {onTake === undefined && remedies.remedies.some(({ change }) => change !== null) && (
        <p className="muted no-print">{TEXTS.changedSince}</p>
      )}
      <ul className={styles.list}>
        {remedies.remedies.map((remedy) => (
          <li key={remedy.kind}>
            {ownSpeaker.say(remedy.text)}
            <Take remedy={remedy} onTake={onTake} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface TakeProps extends Pick<RemediesProps, 'onTake'> {
  readonly remedy: AsBuiltRemedy;
}

function Take({ remedy, onTake }: TakeProps): ReactNode {
  const { change } = remedy;
  if (change === null || onTake === undefined) return null;
  const title = ownSpeaker.say(remedy.title);
  const step: DesignStep = { title, label: AS_BUILT_STEPS.remedy(title), change, carriesRates: true, notTaken: [] };
  return (
    <Button size="small" className="no-print" onClick={() => onTake(step)}>
      {TEXTS.take}
      <span className="visually-hidden">{TEXTS.takeOf(ownSpeaker.say(remedy.text))}</span>
    </Button>
  );
}
