import { PRICE_IMPORT_TEXTS, PRICE_LIST_TEXTS as TEXTS } from '#texts/pages/price-list.ts';
import {
  getCatalogue,
  getPriceList,
  type PriceLine,
  type PriceList,
} from '@site-designer/api-contract/design-addresses';
import { matcherOf, mergedLines, nameKey, nearestName, unclearNames } from '@site-designer/price-list';
import { billDesignations } from '@site-designer/sizing-engine/catalogue';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useLoaded } from '../../lib/hooks/use-loaded.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { GuardedFields } from '../../ui/fields/guarded-fields.tsx';
import { ListSearch } from '../../ui/item-list/list-search.tsx';
import { Pagination } from '../../ui/item-list/pagination.tsx';
import { useListView, type ListView } from '../../ui/item-list/use-list-view.ts';
import { Missing } from '../../ui/states/missing.tsx';
import { CurrencyField } from './currency-field.tsx';
import { ExportPrices } from './export-prices.tsx';
import type { TakenPrices } from './import-preview.tsx';
import { draftLine, type DraftLine } from './price-draft.ts';
import { PriceImport } from './price-import.tsx';
import sheet from '../../ui/base/sheet.module.css';
import styles from './price-list.module.css';
import { PriceTable } from './price-table.tsx';
import { nextKey, usePriceDraft, type PriceDraft, type PriceHost } from './use-price-draft.ts';

interface PriceListScreenProps {
  readonly host: PriceHost;
  /** User whose changes are stored in this browser, and the workspace that they are in. */
  readonly user: string;
  /** Designations that get a line. */
  readonly wanted: readonly string[];
}

export function PriceListScreen({ host, user, wanted }: PriceListScreenProps): ReactNode {
  const { data, cause, reload } = useLoaded(user, async () => {
    const [prices, known] = await Promise.all([host.call(getPriceList, {}), host.call(getCatalogue, {})]);
    return { stored: prices.data.priceList, names: billDesignations(known.data.catalogue) };
  });
  if (data === undefined) return <Missing cause={cause} onRetry={reload} />;
  return <Editor {...data} {...{ host, user, wanted }} />;
}

interface EditorProps extends PriceListScreenProps {
  readonly stored: PriceList;
  /** Designations of bills of materials. */
  readonly names: readonly string[];
}

function Editor({ names, ...input }: EditorProps): ReactNode {
  const prices = usePriceDraft(input);
  const { draft, checked, change } = prices;
  const [focused, setFocused] = useState<number>();
  const [taken, setTaken] = useState<number>();
  const [showsWrong, setShowsWrong] = useState(false);
  const noteOf = useMemo(() => notesOf(names, checked.priceList.lines), [names, checked]);
  const view = useListView(shownLines(prices, showsWrong), searchedTexts);
  const isEmpty = draft.lines.length === 0;

  function take({ currency, lines: read, replaces }: TakenPrices): void {
    const before = replaces ? [] : checked.priceList.lines;
    setTaken(read.length);
    change((current) => {
      const first = nextKey(current.lines);
      return { currency, lines: mergedLines(before, read).map((line, index) => draftLine(line, first + index)) };
    });
  }

  function add(): void {
    view.setSearch('');
    setShowsWrong(false);
    setFocused(prices.addLine());
  }

  return (
    <div className="stack">
      <div className={sheet.line}>
        <h1>{TEXTS.title}</h1>
        <ListSearch label={TEXTS.search} hint={TEXTS.searchHint} view={view} />
        <GuardedFields need="manage">
          <PriceImport listCurrency={isEmpty ? undefined : draft.currency} names={names} onTake={take} />
        </GuardedFields>
        {!isEmpty && checked.errors.size === 0 && <ExportPrices priceList={checked.priceList} />}
      </div>
      <p className={styles.muted}>{TEXTS.hint}</p>
      <GuardedFields need="manage">
        <Bar prices={prices} onAdd={add} />
      </GuardedFields>
      {taken !== undefined && prices.isChanged && (
        <Banner tone="info" onClose={() => setTaken(undefined)}>
          {PRICE_IMPORT_TEXTS.taken(taken)}
        </Banner>
      )}
      <Refusal prices={prices} showsWrong={showsWrong} onToggle={() => setShowsWrong(!showsWrong)} />
      {isEmpty ? (
        <p className={styles.muted}>{TEXTS.none}</p>
      ) : (
        <GuardedFields need="manage">
          <Lines {...{ prices, view, names, noteOf, focused }} />
        </GuardedFields>
      )}
      <Pagination view={view} />
    </div>
  );
}

/** Why a line prices nothing; undefined where it prices a line of a bill. */
function notesOf(names: readonly string[], lines: readonly PriceLine[]): (line: DraftLine) => string | undefined {
  const matchOf = matcherOf(names);
  const unclear = unclearNames(lines);
  return (line) => {
    const match = matchOf(line);
    if (match === undefined) return TEXTS.unmatched(nearestName(line, names));
    return unclear.has(nameKey(match)) ? TEXTS.unclear : undefined;
  };
}

function shownLines({ draft, checked: { errors } }: PriceDraft, showsWrong: boolean): readonly DraftLine[] {
  return showsWrong && errors.size > 0 ? draft.lines.filter(({ key }) => errors.has(key)) : draft.lines;
}

function searchedTexts({ designation, sku, description }: DraftLine): readonly string[] {
  return [designation, sku, description];
}

interface LinesProps {
  readonly prices: PriceDraft;
  readonly view: ListView<DraftLine>;
  readonly names: readonly string[];
  readonly noteOf: (line: DraftLine) => string | undefined;
  readonly focused: number | undefined;
}

function Lines({ prices: { checked, isRefused, change }, view, names, noteOf, focused }: LinesProps): ReactNode {
  const namesId = useId();
  return (
    <>
      <datalist id={namesId}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <PriceTable
        lines={view.shown}
        errors={checked.errors}
        tellsMissing={isRefused}
        focused={focused}
        noteOf={noteOf}
        namesId={namesId}
        onChange={(key, patch) =>
          change((before) => ({
            ...before,
            lines: before.lines.map((line): DraftLine => (line.key === key ? { ...line, ...patch } : line)),
          }))
        }
        onRemove={(key) => change((before) => ({ ...before, lines: before.lines.filter((line) => line.key !== key) }))}
      />
      {view.matching === 0 && <p className={styles.muted}>{TEXTS.noMatch(view.search)}</p>}
    </>
  );
}

interface RefusalProps {
  readonly prices: PriceDraft;
  readonly showsWrong: boolean;
  readonly onToggle: () => void;
}

/** Errors that prevent saving. */
function Refusal({ prices, showsWrong, onToggle }: RefusalProps): ReactNode {
  if (!prices.isRefused || prices.checked.errors.size === 0) return null;
  return (
    <Banner tone="over" action={<Button onClick={onToggle}>{showsWrong ? TEXTS.showAll : TEXTS.showWrong}</Button>}>
      {TEXTS.wrong(fieldsOf(prices))}
    </Banner>
  );
}

function fieldsOf({ checked: { errors } }: PriceDraft): number {
  return [...errors.values()].reduce((sum, fields) => sum + Object.keys(fields).length, 0);
}

interface BarProps {
  readonly prices: PriceDraft;
  readonly onAdd: () => void;
}

function Bar({ prices, onAdd }: BarProps): ReactNode {
  const { draft, isChanged, isRestored, isKept, isSaving, isSaved, change, discard, save } = prices;
  return (
    <div className={styles.bar}>
      <CurrencyField
        label={TEXTS.currency}
        value={draft.currency}
        onChange={(currency) => change((before) => ({ ...before, currency }))}
        className={styles.currency}
      />
      <Button icon="plus" onClick={onAdd}>
        {TEXTS.add}
      </Button>
      <Button look="primary" disabled={!isChanged || isSaving} onClick={() => void save()}>
        {TEXTS.save}
      </Button>
      {isChanged && <Button onClick={discard}>{TEXTS.discard}</Button>}
      <output className={styles.state}>{stateText({ isChanged, isSaved, isRestored, isKept })}</output>
    </div>
  );
}

function stateText({
  isChanged,
  isSaved,
  isRestored,
  isKept,
}: Pick<PriceDraft, 'isChanged' | 'isSaved' | 'isRestored' | 'isKept'>): string {
  if (isChanged && !isKept) return TEXTS.notKept;
  if (isChanged) return isRestored ? TEXTS.restored : TEXTS.unsaved;
  return isSaved ? TEXTS.saved : '';
}
