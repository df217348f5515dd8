import { IMPORT_PREVIEW_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { withLines } from '../model/choices.ts';
import { useSession } from '../page/import-context.ts';
import type { CellOrigin, ShownWindow, ToldLine } from '../worker/import-question.ts';
import { canDecide, isTaken } from './line-words.ts';
import styles from './preview.module.css';

/** The chosen line in whole sentences, and what can be done with it. */
export function Told({ window: { told, shown } }: { readonly window: ShownWindow }): ReactNode {
  if (!told || shown.tab === 'differences') return null;
  return (
    <div className={styles.told}>{shown.tab === 'table' ? <Origins told={told} /> : <Sentence told={told} />}</div>
  );
}

function Sentence({ told }: { readonly told: ToldLine }): ReactNode {
  const session = useSession();
  const { line, alike, group } = told;
  const [isIn, number] = [isTaken(line), line.line];
  const decide = (decision: 'take' | 'leave') => () => session.change((now) => withLines(now, [number], decision));
  const decideAlike = (decision: 'take' | 'leave') => async () => {
    const lines = await session.alike(number);
    session.change((now) => withLines(now, lines, decision));
  };
  return (
    <>
      <output className={styles.sentence} dir="auto">
        {line.why}. {group && TEXTS.becomes(group.number, group.name)}
      </output>
      {line.kind === 'title' && (
        <Button size="small" onClick={() => void session.readAs({ headerLines: [number, number] })}>
          {TEXTS.isHeader}
        </Button>
      )}
      {canDecide(line) && (
        <>
          {(!isIn || line.kind === 'undecided') && (
            <Button size="small" onClick={decide('take')}>
              {TEXTS.take}
            </Button>
          )}
          {(isIn || line.kind === 'undecided') && (
            <Button size="small" onClick={decide('leave')}>
              {TEXTS.leave}
            </Button>
          )}
          {alike > 1 && (
            <Button size="small" onClick={() => void decideAlike(isIn ? 'leave' : 'take')()}>
              {isIn ? TEXTS.leaveAlike(alike) : TEXTS.takeAlike(alike)}
            </Button>
          )}
        </>
      )}
    </>
  );
}

/** Where each value of the group comes from. */
function Origins({ told: { line, group } }: { readonly told: ToldLine }): ReactNode {
  if (!group) return <p>{line.why}.</p>;
  return (
    <div className={styles.origins}>
      <h3 dir="auto">{TEXTS.fromLines(group.name, [line.line])}</h3>
      <dl>
        {group.origins.map((origin) => (
          <div key={origin.title}>
            <dt>{origin.title}</dt>
            <dd dir="auto">
              {origin.reading}, {originText(origin)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function originText({ state, text, message }: CellOrigin): string {
  if (state === 'default') return TEXTS.origins.default;
  if (text === undefined) return message ?? TEXTS.origins.described;
  return TEXTS.origins[state](text);
}
