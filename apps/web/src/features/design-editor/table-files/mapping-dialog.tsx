import { COMMON_TEXTS } from '#texts/common.ts';
import { MAPPING_TEXTS as TEXTS } from '#texts/table-files.ts';
import {
  columnsReadAs,
  readableAs,
  textOfCell,
  type FileCells,
  type Mapping,
  type ReadAs,
} from '@site-designer/camera-table';
import { ENCODINGS, type Encoding } from '@site-designer/camera-table/encoding';
import { useState, type ReactNode } from 'react';
import { ButtonGroup } from '../../../ui/button-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import styles from './mapping-dialog.module.css';
import { columnsToShow, withHeaderLine } from './table-source.ts';
import type { TableImport, TableQuestion } from './use-table-import.ts';

interface MappingDialogProps {
  readonly question: Extract<TableQuestion, { readonly kind: 'columns' }>;
  readonly commands: TableImport['commands'];
}

/** Asks what the columns of a table from elsewhere are, with a guess for each. */
export function MappingDialog({ question, commands }: MappingDialogProps): ReactNode {
  const { source } = question;
  const { text, sheet } = source;
  return (
    <Dialog title={TEXTS.title} size="wide" isOpen onClose={() => commands.dismiss()}>
      <div className={styles.mapping}>
        <p className={styles.intro}>
          {[...source.told, source.isRemembered ? TEXTS.remembered : TEXTS.intro].join(' ')}
        </p>
        <SourceFields {...{ question, commands }} />
        {/* Another sheet or encoding is another table: its guesses are made anew. */}
        <Columns key={`${sheet} ${text?.encoding}`} {...{ question, commands }} />
      </div>
    </Dialog>
  );
}

const ENCODING_LIST = Object.entries(ENCODINGS).map(([encoding, name], id) => ({
  id,
  name,
  encoding: encoding as Encoding,
}));

/** Which table of the file is meant, and how its text is written. */
function SourceFields({ question, commands }: MappingDialogProps): ReactNode {
  const { sheets, sheet, text } = question.source;
  return (
    <>
      {sheets.length > 1 && (
        <Select
          label={TEXTS.sheet}
          value={sheet}
          options={sheets.map(({ name }, id) => ({ id, name }))}
          onChange={(id) => void commands.choose(question, { sheet: id })}
        />
      )}
      {text && (
        <Select
          label={TEXTS.encoding}
          hint={text.isCertain ? undefined : TEXTS.checkEncoding}
          value={ENCODING_LIST.find(({ encoding }) => encoding === text.encoding)?.id ?? 0}
          options={ENCODING_LIST}
          onChange={(id) => void commands.choose(question, { encoding: ENCODING_LIST[id]!.encoding })}
        />
      )}
    </>
  );
}

const NOT_READ = 0;

/** What a column can be read as. */
const TARGETS: readonly (SelectOption & { readonly readAs: ReadAs | undefined })[] = [
  { readAs: undefined, name: TEXTS.notRead },
  ...readableAs(),
].map((target, id) => ({ ...target, id }));

function targetOf(readAs: ReadAs | undefined): (typeof TARGETS)[number] {
  return TARGETS.find((target) => target.readAs === readAs) ?? TARGETS[NOT_READ]!;
}

function Columns({ question, commands }: MappingDialogProps): ReactNode {
  const { cells } = question.source;
  const [mapping, setMapping] = useState(question.source.mapping);
  const [note, setNote] = useState<string>();
  const columns = columnsToShow(cells, mapping);
  const nameOf = (at: number) => TEXTS.column(columns[at]?.header ?? '', at + 1);

  function choose(at: number, id: number): void {
    const { readAs, name } = TARGETS[id]!;
    const before = readAs === undefined ? -1 : mapping.columns.indexOf(readAs);
    const next = columns.map((_, each) => {
      if (each === at) return readAs;
      return each === before ? undefined : mapping.columns[each];
    });
    setMapping({ ...mapping, columns: next });
    setNote(before === -1 || before === at ? undefined : TEXTS.moved(nameOf(before), nameOf(at), name));
  }

  return (
    <>
      <HeaderLine cells={cells} mapping={mapping} onChange={setMapping} />
      <ul className={styles.columns} aria-label={TEXTS.columns}>
        {columns.map(({ samples }, at) => (
          <li key={at}>
            <Select
              label={nameOf(at)}
              hint={samples.join(' · ') || TEXTS.noSamples}
              value={targetOf(mapping.columns[at]).id}
              options={TARGETS}
              onChange={(id) => choose(at, id)}
              className={mapping.columns[at] === undefined ? styles.notRead : undefined}
            />
          </li>
        ))}
      </ul>
      <output className={styles.note}>{note}</output>
      <ButtonGroup
        align="right"
        primary={{
          text: TEXTS.next,
          onPress: () => {
            if (isMatched(mapping)) void commands.match(question, mapping);
            else setNote(TEXTS.noColumn);
          },
        }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: () => commands.dismiss() }}
      />
    </>
  );
}

function isMatched({ columns }: Mapping): boolean {
  return columns.some((readAs) => columnsReadAs(readAs).length > 0);
}

/** Lines that may be the one with the headers. */
const MOST_LINES = 12;
const WORDS_SHOWN = 4;
const NO_HEADERS = -1;

interface HeaderLineProps {
  readonly cells: FileCells;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

function HeaderLine({ cells, mapping, onChange }: HeaderLineProps): ReactNode {
  const count = Math.max(MOST_LINES, (mapping.headerLine ?? 0) + 1);
  const lines = cells.slice(0, count).flatMap((line, id) => {
    const words = line.map((cell) => textOfCell(cell).trim()).filter((word) => word !== '');
    return words.length === 0 ? [] : [{ id, name: TEXTS.line(id + 1, words.slice(0, WORDS_SHOWN).join(', ')) }];
  });
  return (
    <Select
      label={TEXTS.headerLine}
      value={mapping.headerLine ?? NO_HEADERS}
      options={[...lines, { id: NO_HEADERS, name: TEXTS.noHeaders }]}
      onChange={(id) => onChange(withHeaderLine(cells, mapping, id === NO_HEADERS ? undefined : id))}
    />
  );
}
