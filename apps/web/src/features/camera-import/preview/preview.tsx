import { IMPORT_PREVIEW_TEXTS as TEXTS } from '#texts/editor/import-preview.ts';
import type { ImportCounts } from '@site-designer/camera-table/foreign';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { useMedia } from '../../../lib/hooks/use-media.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { isUpdate } from '../model/choices.ts';
import { useImport, useSession } from '../page/import-context.ts';
import type { PreviewTab, ShownWindow, Viewed } from '../worker/import-question.ts';
import { DifferencesView } from './differences-view.tsx';
import { ListCards } from './list-cards.tsx';
import { ListView } from './list-view.tsx';
import { Pager } from './pager.tsx';
import styles from './preview.module.css';
import { Reading } from './reading.tsx';
import { TableView } from './table-view.tsx';
import { Told } from './told.tsx';

/** The same lines in three views: as they stand in the list, as cameras of the table, and as differences from the design. */
export function Preview(): ReactNode {
  const summary = useImport(({ viewed }) => viewed?.summary);
  // Many rows are drawn piece by piece, so that the page answers meanwhile.
  const drawn = useDeferredValue(useImport(({ viewed }) => viewed));
  return (
    <section className={styles.preview} aria-label={TEXTS.title}>
      <div className={styles.head}>
        <h2>{TEXTS.title}</h2>
        <Views />
        {summary && <Counts counts={summary.counts} />}
      </div>
      <Reading />
      {drawn ? <Window {...drawn} /> : <Empty />}
    </section>
  );
}

function Empty(): ReactNode {
  const isNone = useImport(({ stage }) => stage === 'none');
  return isNone ? <p className={styles.empty}>{TEXTS.empty}</p> : null;
}

const TABS: readonly PreviewTab[] = ['list', 'table', 'differences'];

function Views(): ReactNode {
  const session = useSession();
  const tab = useImport(({ shown }) => shown.tab);
  const hasDifferences = useImport(
    ({ versions, viewed }) => versions !== undefined && viewed !== undefined && isUpdate(viewed.summary, versions.now),
  );
  return (
    <fieldset className={styles.views} aria-label={TEXTS.views}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={tab === each}
          disabled={each === 'differences' && !hasDifferences}
          onClick={() => session.show({ tab: each, from: 0 })}
        >
          {TEXTS.tabs[each]}
        </button>
      ))}
    </fieldset>
  );
}

/** The four kinds of lines, which add up to all of them. */
function Counts({ counts }: { readonly counts: ImportCounts }): ReactNode {
  const { headers, taken, leftOut, undecided, lines } = counts;
  return (
    <>
      <output className="visually-hidden">{TEXTS.sum(counts)}</output>
      <p className={styles.counts} aria-hidden="true">
        <Count count={headers} title={TEXTS.headers} />
        <Count sign="+" count={taken} title={TEXTS.taken} />
        <Count sign="+" count={leftOut} title={TEXTS.leftOut} />
        <Count sign="+" count={undecided} title={TEXTS.undecided} isNear={undecided > 0} />
        <Count sign="=" count={lines} title={TEXTS.lines} />
      </p>
    </>
  );
}

interface CountProps {
  readonly sign?: string;
  readonly count: number;
  readonly title: string;
  readonly isNear?: boolean;
}

function Count({ sign, count, title, isNear = false }: CountProps): ReactNode {
  return (
    <span>
      {sign} <strong className={isNear ? styles.near : undefined}>{TEXTS.number(count)}</strong> {title}
    </span>
  );
}

function Window({ window, summary }: Viewed): ReactNode {
  const isBehind = useImport((state) => state.isBehind);
  return (
    <div className={classNames(isBehind && styles.behind)} aria-busy={isBehind}>
      <Only window={window} />
      <Rows rows={window.rows} summary={summary} />
      <Pager window={window} />
      <Told window={window} />
    </div>
  );
}

interface RowsProps {
  readonly rows: ShownWindow['rows'];
  readonly summary: Viewed['summary'];
}

const Rows = memo(function Rows({ rows, summary }: RowsProps): ReactNode {
  const isPhone = useMedia('(max-width: 699px)');
  switch (rows.tab) {
    case 'list':
      return isPhone ? (
        <ListCards lines={rows.lines} columns={summary.columns} />
      ) : (
        <ListView lines={rows.lines} summary={summary} />
      );
    case 'table':
      return <TableView rows={rows} columns={summary.columns} />;
    case 'differences':
      return <DifferencesView rows={rows.rows} />;
  }
});

/** Says that not all lines are shown. */
function Only({ window: { shown, total } }: { readonly window: ShownWindow }): ReactNode {
  const session = useSession();
  const { only, tab } = shown;
  if (only === undefined || tab !== 'list') return null;
  return (
    <p className={styles.only}>
      {TEXTS.only(only.title, total)}{' '}
      <Button look="tertiary" size="small" onClick={() => session.show({ only: undefined, from: 0 })}>
        {TEXTS.all}
      </Button>
    </p>
  );
}
