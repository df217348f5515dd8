import { IMPORT_COLUMN_TEXTS as TEXTS } from '#texts/editor/import.ts';
import type { ImportChoices, ImportColumn } from '@site-designer/camera-table/foreign';
import type { ReactNode } from 'react';
import { useMedia } from '../../../lib/hooks/use-media.ts';
import { withPartOfName } from '../model/choices.ts';
import { useImport, useSession } from '../page/import-context.ts';
import { ColumnSelect } from './column-select.tsx';
import { DefaultFields } from './default-fields.tsx';
import { Section, type Folding } from './section.tsx';
import styles from './sections.module.css';

export function ColumnsSection({ folding }: { readonly folding: Folding }): ReactNode {
  const summary = useImport(({ viewed }) => viewed?.summary);
  const choices = useImport(({ versions }) => versions?.now);
  const columns = summary?.columns.filter(isThere) ?? [];
  const read = columns.filter(({ target }) => target !== null).length;
  // Other layouts say themselves what stands where.
  const isChosen = choices?.layout === 'lines';
  return (
    <Section
      number={2}
      title={TEXTS.title}
      state={summary && isChosen ? TEXTS.state(read, columns.length) : ''}
      isDone={summary ? read > 0 || !isChosen : undefined}
      folding={folding}
    >
      {summary && choices && (
        <>
          {isChosen && <Chosen columns={summary.columns} choices={choices} />}
          <DefaultFields summary={summary} choices={choices} />
        </>
      )}
    </Section>
  );
}

function isThere({ header, filled }: ImportColumn): boolean {
  return header !== '' || filled > 0;
}

function Chosen({ columns, choices }: UnreadProps): ReactNode {
  const isPhone = useMedia('(max-width: 699px)');
  return (
    <>
      {isPhone && <Selects columns={columns} />}
      <Unread columns={columns} choices={choices} />
    </>
  );
}

/** Where the preview has no columns to choose over. */
function Selects({ columns }: Pick<UnreadProps, 'columns'>): ReactNode {
  return columns.map((column, at) => isThere(column) && <ColumnSelect key={at} column={column} at={at} />);
}

const MOST_UNREAD = 4;

interface UnreadProps {
  readonly columns: readonly ImportColumn[];
  readonly choices: ImportChoices;
}

/** Columns that go into no column of the table may be part of the name. */
function Unread({ columns, choices }: UnreadProps): ReactNode {
  const session = useSession();
  const unread = columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ target, ...column }) => isThere({ target, ...column }) && (target === null || target === 'number'));
  if (unread.length === 0) return null;
  return (
    <ul className={styles.list}>
      {unread.slice(0, MOST_UNREAD).map(({ header, target, at }) => {
        const isPart = choices.name.includes(at);
        const title = header === '' ? TEXTS.column(at) : header;
        const text = target === null ? TEXTS.notRead(title) : TEXTS.noPart(title);
        return (
          <li key={at}>
            <span dir="auto">{isPart ? TEXTS.partOfName(title) : text}</span>{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => session.change((now) => withPartOfName(now, at, !isPart))}
            >
              {isPart ? TEXTS.takeOut : TEXTS.makePart}
            </button>
          </li>
        );
      })}
      {unread.length > MOST_UNREAD && <li className="muted">{TEXTS.moreUnread(unread.length - MOST_UNREAD)}</li>}
    </ul>
  );
}
