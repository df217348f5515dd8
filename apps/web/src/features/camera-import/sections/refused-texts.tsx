import { IMPORT_ROW_TEXTS as TEXTS, IMPORT_TEXTS } from '#texts/editor/import.ts';
import { columnOf } from '@site-designer/camera-table';
import { type ImportChoices, textKey } from '@site-designer/camera-table/foreign';
import { useState, type ReactNode } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { columnKeyOf, withText } from '../model/choices.ts';
import { targetName } from '../model/target-names.ts';
import { useSession } from '../page/import-context.ts';
import type { ImportSummary } from '../worker/import-question.ts';
import styles from './sections.module.css';

interface RefusedTextsProps {
  readonly refused: ImportSummary['refused'];
  readonly choices: ImportChoices;
}

/** More than a person corrects by hand. */
const MOST_FIELDS = 30;

/** Texts that are not taken, each once however often it stands in the list. */
export function RefusedTexts({ refused, choices }: RefusedTextsProps): ReactNode {
  if (refused.length === 0) return null;
  return (
    <div className={styles.fields}>
      <h3 className={styles.bad}>{TEXTS.refusedTexts}</h3>
      {refused.slice(0, MOST_FIELDS).map((each) => (
        <Refused key={textKey(each.target, each.text)} refused={each} choices={choices} />
      ))}
      {refused.length > MOST_FIELDS && <p>{TEXTS.moreRefused(refused.length - MOST_FIELDS)}</p>}
      <p className="muted">{TEXTS.untilThen}</p>
    </div>
  );
}

interface RefusedProps {
  readonly refused: ImportSummary['refused'][number];
  readonly choices: ImportChoices;
}

/** The correction counts when it is confirmed: by Enter, or when the field is left. */
function Refused({ refused, choices }: RefusedProps): ReactNode {
  const session = useSession();
  const { target, text, lines, cameras, message, stands } = refused;
  const given = choices.texts.get(textKey(target, text)) ?? '';
  const [typed, setTyped] = useState<string>();
  const title = targetName(target);
  const confirm = (): void => {
    if (typed !== undefined && typed !== given) session.change((now) => withText(now, target, [text, typed]));
    setTyped(undefined);
  };
  return (
    <div className={styles.refused}>
      <TextField
        label={TEXTS.refused(title, text, { lines: lines.length, cameras })}
        value={typed ?? given}
        placeholder={TEXTS.stands(stands, unitOf(target))}
        message={message}
        onChange={setTyped}
        onBlur={confirm}
        onKeyDown={({ key }) => {
          if (key === 'Enter') confirm();
          if (key === 'Escape') setTyped(undefined);
        }}
      />
      <button
        type="button"
        className={styles.link}
        onClick={() =>
          session.show({
            tab: 'list',
            from: 0,
            line: undefined,
            only: { lines, title: `${title} ${IMPORT_TEXTS.quoted(text)}` },
          })
        }
      >
        {TEXTS.showLines(lines.length)}
      </button>
    </div>
  );
}

function unitOf(target: RefusedProps['refused']['target']): string {
  const key = columnKeyOf(target);
  const column = key && columnOf(key);
  return column?.kind === 'number' ? column.unit : '';
}
