import { PRICE_IMPORT_TEXTS as TEXTS, PRICE_LIST_TEXTS } from '#texts/pages/price-list.ts';
import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import { isBlank, type FileCells, type Mapping } from '@site-designer/camera-table';
import type { Encoding, TableFile } from '@site-designer/camera-table/read-file';
import {
  guessedPriceMapping,
  isPriceMapping,
  PRICE_COLUMNS,
  priceColumnsOf,
  readPrices,
  type PriceColumn,
} from '@site-designer/price-list';
import { useState, type ReactNode } from 'react';
import { logError } from '../../lib/calls/log.ts';
import { readFile } from '../../lib/files/read-table-file.ts';
import { Banner } from '../../ui/dialogs/banner.tsx';
import { FileButton } from '../../ui/buttons/file-button.tsx';
import type { ColumnSource, ColumnVocabulary } from '../../ui/match-columns/column-source.ts';
import { MatchColumnsDialog } from '../../ui/match-columns/match-columns-dialog.tsx';
import { columnMemory } from '../../ui/match-columns/remembered-columns.ts';
import { ImportPreview, type PricesIn, type TakenPrices } from './import-preview.tsx';

const MEMORY = columnMemory<PriceColumn>('site-designer.price-columns');

function vocabularyOf(names: readonly string[]): ColumnVocabulary<PriceColumn> {
  return {
    targets: PRICE_COLUMNS,
    columnsOf: (headers, lines) => MEMORY.recall(headers) ?? priceColumnsOf(headers, { lines, names }),
    problemOf: (mapping) => (isPriceMapping(mapping) ? undefined : TEXTS.needsColumns),
    noHeaders: TEXTS.noHeaders,
  };
}

type Question =
  | { readonly kind: 'columns'; readonly file: File; readonly source: ColumnSource<PriceColumn> }
  | { readonly kind: 'preview'; readonly readAs: PricesIn };

interface ImportSteps {
  readonly question: Question | undefined;
  /** Why nothing was read. */
  readonly failure: string | undefined;
  readonly openFile: (file: File) => void;
  readonly choose: (question: ColumnsQuestion, choice: SourceChoice) => void;
  readonly match: (question: ColumnsQuestion, mapping: Mapping<PriceColumn>) => void;
  readonly dismiss: () => void;
}

type ColumnsQuestion = Extract<Question, { readonly kind: 'columns' }>;
type SourceChoice = { readonly sheet: number } | { readonly encoding: Encoding };

/** Steps from a file to the review of its lines. */
function useImportSteps(names: readonly string[]): ImportSteps {
  const [question, setQuestion] = useState<Question>();
  const [failure, setFailure] = useState<string>();

  function showLines(cells: FileCells, mapping: Mapping<PriceColumn>): void {
    const readAs: PricesIn = (currency) => readPrices(cells, mapping, currency);
    const { lines, refused } = readAs(undefined);
    const isEmpty = lines.length === 0 && refused.length === 0;
    setFailure(isEmpty ? TEXTS.empty : undefined);
    setQuestion(isEmpty ? undefined : { kind: 'preview', readAs });
  }

  async function open(file: File, encoding?: Encoding): Promise<void> {
    setFailure(undefined);
    const table = await readFile(file, encoding);
    if ('message' in table) return setFailure(table.message);
    const source = sourceOf(table, names);
    if (source.cells.every((line) => line.every(isBlank))) return setFailure(TABLE_FILE_TEXTS.empty);
    const isClear = encoding === undefined && table.text?.isCertain !== false;
    if (isClear && guessedPriceMapping(source.cells, names).isClear) showLines(source.cells, source.mapping);
    else setQuestion({ kind: 'columns', file, source });
  }

  function attempt(work: Promise<void>): void {
    work.catch((cause: unknown) => {
      logError(PRICE_LIST_TEXTS.import, cause);
      setFailure(TABLE_FILE_TEXTS.failed(PRICE_LIST_TEXTS.import));
    });
  }

  return {
    question,
    failure,
    openFile: (file) => attempt(open(file)),
    choose: (asked, choice) => {
      if ('encoding' in choice) attempt(open(asked.file, choice.encoding));
      else setQuestion({ ...asked, source: sourceOf(asked.source, names, choice.sheet) });
    },
    match: ({ source: { cells } }, mapping) => {
      if (mapping.headerLine !== undefined) MEMORY.remember(cells[mapping.headerLine] ?? [], mapping.columns);
      showLines(cells, mapping);
    },
    dismiss: () => {
      setQuestion(undefined);
      setFailure(undefined);
    },
  };
}

interface PriceImportProps {
  /** Currency of the list; undefined if it has no lines. */
  readonly listCurrency: string | undefined;
  /** Designations of bills of materials. */
  readonly names: readonly string[];
  readonly onTake: (taken: TakenPrices) => void;
}

/** Imports a price list of another tool: its columns are matched, its lines reviewed, and then added to the list. */
export function PriceImport({ onTake, ...preview }: PriceImportProps): ReactNode {
  const { question, failure, openFile, choose, match, dismiss } = useImportSteps(preview.names);
  return (
    <>
      <FileButton icon="upload" label={PRICE_LIST_TEXTS.file} accept=".csv,.txt,.tsv,.xlsx" onFile={openFile}>
        {PRICE_LIST_TEXTS.import}
      </FileButton>
      {failure !== undefined && (
        <Banner tone="over" onClose={dismiss}>
          {failure}
        </Banner>
      )}
      {question?.kind === 'columns' && (
        <MatchColumnsDialog
          source={question.source}
          vocabulary={vocabularyOf(preview.names)}
          onChoose={(choice) => choose(question, choice)}
          onMatch={(mapping) => match(question, mapping)}
          onClose={dismiss}
        />
      )}
      {question?.kind === 'preview' && (
        <ImportPreview
          {...preview}
          readAs={question.readAs}
          onTake={(taken) => {
            dismiss();
            onTake(taken);
          }}
          onClose={dismiss}
        />
      )}
    </>
  );
}

/** The sheet with prices in it, and how its columns are read. */
function sourceOf(
  { sheets, text }: Pick<TableFile, 'sheets'> & { readonly text?: TableFile['text'] | undefined },
  names: readonly string[],
  chosen?: number,
): ColumnSource<PriceColumn> {
  const likeliest = sheets.findIndex(({ cells }) => isPriceMapping(guessedPriceMapping(cells, names)));
  const sheet = chosen ?? Math.max(0, likeliest);
  const cells = sheets[sheet]?.cells ?? [];
  const { headerLine, columns } = guessedPriceMapping(cells, names);
  const remembered = headerLine === undefined ? undefined : MEMORY.recall(cells[headerLine] ?? []);
  return {
    sheets,
    text,
    sheet,
    cells,
    mapping: { headerLine, columns: remembered ?? columns },
    isRemembered: remembered !== undefined,
    notes: [],
  };
}
