import { COMMON_TEXTS } from '#texts/pages/common.ts';
import { MAPPING_TEXTS as TEXTS } from '#texts/editor/table-files.ts';
import { textOfCell, type FileCells, type Mapping } from '@site-designer/camera-table';
import { ENCODINGS, type Encoding } from '@site-designer/camera-table/encoding';
import { useState, type ReactNode } from 'react';
import { ButtonGroup } from '../buttons/button-group.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Select, type SelectOption } from '../fields/select.tsx';
import { columnsToShow, withHeaderLine, type ColumnSource, type ColumnVocabulary } from './column-source.ts';
import styles from './match-columns.module.css';

interface MatchColumnsProps<Target extends string> {
  readonly source: ColumnSource<Target>;
  readonly vocabulary: ColumnVocabulary<Target>;
  /** Selects another sheet of the file, or reads its text differently. */
  readonly onChoose: (choice: { readonly sheet: number } | { readonly encoding: Encoding }) => void;
  readonly onMatch: (mapping: Mapping<Target>) => void;
  readonly onClose: () => void;
}

export function MatchColumnsDialog<Target extends string>(props: MatchColumnsProps<Target>): ReactNode {
  const { source, onClose } = props;
  const { text, sheet } = source;
  return (
    <Dialog title={TEXTS.title} size="wide" isOpen onClose={onClose}>
      <div className="stack">
        <p className="muted">{[...source.notes, source.isRemembered ? TEXTS.remembered : TEXTS.intro].join(' ')}</p>
        <SourceFields {...props} />
        {/* Another sheet or encoding is another table: its guesses are made anew. */}
        <Columns key={`${sheet} ${text?.encoding}`} {...props} />
      </div>
    </Dialog>
  );
}

const ENCODING_LIST = Object.entries(ENCODINGS).map(([encoding, name], id) => ({
  id,
  name,
  encoding: encoding as Encoding,
}));

function SourceFields<Target extends string>({ source, onChoose }: MatchColumnsProps<Target>): ReactNode {
  const { sheets, sheet, text } = source;
  return (
    <>
      {sheets.length > 1 && (
        <Select
          label={TEXTS.sheet}
          value={sheet}
          options={sheets.map(({ name }, id) => ({ id, name }))}
          onChange={(id) => onChoose({ sheet: id })}
        />
      )}
      {text && (
        <Select
          label={TEXTS.encoding}
          hint={text.isCertain ? undefined : TEXTS.checkEncoding}
          value={ENCODING_LIST.find(({ encoding }) => encoding === text.encoding)?.id ?? 0}
          options={ENCODING_LIST}
          onChange={(id) => onChoose({ encoding: ENCODING_LIST[id]!.encoding })}
        />
      )}
    </>
  );
}

const NOT_READ = 0;

interface TargetOption<Target> extends SelectOption {
  readonly readAs: Target | undefined;
}

function Columns<Target extends string>(props: MatchColumnsProps<Target>): ReactNode {
  const { source, vocabulary, onMatch, onClose } = props;
  const { cells } = source;
  const [mapping, setMapping] = useState(source.mapping);
  const [note, setNote] = useState<string>();
  const targets: readonly TargetOption<Target>[] = [
    { readAs: undefined, name: TEXTS.notRead },
    ...vocabulary.targets,
  ].map((target, id) => ({ ...target, id }));
  const columns = columnsToShow(cells, mapping);
  const nameOf = (at: number) => TEXTS.column(columns[at]?.header ?? '', at + 1);

  function choose(at: number, id: number): void {
    const { readAs, name } = targets[id]!;
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
      <HeaderLine {...{ cells, mapping, vocabulary }} onChange={setMapping} />
      <ul className={styles.columns} aria-label={TEXTS.columns}>
        {columns.map(({ samples }, at) => (
          <li key={at}>
            <Select
              label={nameOf(at)}
              hint={samples.join(' · ') || TEXTS.noSamples}
              value={targets.find(({ readAs }) => readAs === mapping.columns[at])?.id ?? NOT_READ}
              options={targets}
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
            const problem = vocabulary.problemOf(mapping);
            if (problem === undefined) onMatch(mapping);
            else setNote(problem);
          },
        }}
        secondary={{ text: COMMON_TEXTS.cancel, onPress: onClose }}
      />
    </>
  );
}

/** Lines that may hold the headers. */
const MOST_LINES = 12;
const WORDS_SHOWN = 4;
const NO_HEADERS = -1;

interface HeaderLineProps<Target extends string> {
  readonly cells: FileCells;
  readonly mapping: Mapping<Target>;
  readonly vocabulary: ColumnVocabulary<Target>;
  readonly onChange: (mapping: Mapping<Target>) => void;
}

function HeaderLine<Target extends string>(props: HeaderLineProps<Target>): ReactNode {
  const { cells, mapping, vocabulary, onChange } = props;
  const count = Math.max(MOST_LINES, (mapping.headerLine ?? 0) + 1);
  const lines = cells.slice(0, count).flatMap((line, id) => {
    const words = line.map((cell) => textOfCell(cell).trim()).filter((word) => word !== '');
    return words.length === 0 ? [] : [{ id, name: TEXTS.line(id + 1, words.slice(0, WORDS_SHOWN).join(', ')) }];
  });
  return (
    <Select
      label={TEXTS.headerLine}
      value={mapping.headerLine ?? NO_HEADERS}
      options={[...lines, { id: NO_HEADERS, name: vocabulary.noHeaders }]}
      onChange={(id) => onChange(withHeaderLine({ cells, mapping }, id === NO_HEADERS ? undefined : id, vocabulary))}
    />
  );
}
