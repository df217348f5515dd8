import { IMPORT_SOURCE_TEXTS as TEXTS } from '#texts/editor/import.ts';
import { TABLE_FILE_TEXTS } from '#texts/editor/table-files.ts';
import type { ImportChoices } from '@site-designer/camera-table/foreign';
import { ENCODINGS, type Encoding } from '@site-designer/camera-table/encoding';
import { SEMICOLON } from '@site-designer/texts';
import { useState, type ReactNode } from 'react';
import { pastedTable } from '../../../lib/files/pasted-table.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FileButton } from '../../../ui/buttons/file-button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useImport, useSession, useTemplate } from '../page/import-context.ts';
import type { ReadSource } from '../worker/import-question.ts';
import { HeaderLines } from './header-lines.tsx';
import { Section, type Folding } from './section.tsx';
import styles from './sections.module.css';

interface SourceProps {
  readonly source: ReadSource;
  readonly choices: ImportChoices;
}

export function SourceSection({ folding }: { readonly folding: Folding }): ReactNode {
  const source = useImport((state) => state.source);
  const choices = useImport(({ versions }) => versions?.now);
  const stage = useImport((state) => state.stage);
  const isOpen = source !== undefined && choices !== undefined;
  const text = stage === 'reading' ? TEXTS.reading : TEXTS.none;
  return (
    <Section
      number={1}
      title={TEXTS.title}
      state={isOpen ? stateOf({ source, choices }) : text}
      isDone={isOpen ? true : undefined}
      folding={folding}
    >
      {isOpen && <Facts source={source} choices={choices} />}
      <Files hasFile={isOpen} />
      {!isOpen && <p className="muted">{TEXTS.nothing}</p>}
    </Section>
  );
}

function stateOf({ source, choices }: SourceProps): string {
  const { headerLines } = choices;
  const header = headerLines === null ? TEXTS.noHeader : TEXTS.headerAt(...headerLines);
  return TEXTS.state(header, encodingOf({ source, choices }));
}

/** Its short name: `Windows-1252`. */
function encodingOf({ source, choices }: SourceProps): string {
  const encoding = choices.encoding ?? source.text?.encoding;
  return encoding === undefined ? '' : shortName(encoding);
}

function shortName(encoding: Encoding): string {
  return /\(([^)]+)\)/.exec(ENCODINGS[encoding])?.[1] ?? encoding;
}

function Facts(props: SourceProps): ReactNode {
  const { choices } = props;
  const file = useImport((state) => state.file);
  const [isHeaderOpen, openHeader] = useState(false);
  const [isTextOpen, openText] = useState(false);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{TEXTS.file}</dt>
        <dd dir="auto">
          <strong>{file?.name}</strong>
        </dd>
        <dt>{TEXTS.header}</dt>
        <dd>
          {choices.headerLines === null ? TEXTS.noHeader : TEXTS.headerFrom(...choices.headerLines)}{' '}
          <Opener isOpen={isHeaderOpen} onToggle={() => openHeader(!isHeaderOpen)}>
            {TEXTS.chooseLines}
          </Opener>
        </dd>
        <TextFact {...props} isOpen={isTextOpen} onToggle={() => openText(!isTextOpen)} />
      </dl>
      {isHeaderOpen && <HeaderLines choices={choices} />}
      <Sheets {...props} />
      <Encodings {...props} isOpen={isTextOpen} />
    </>
  );
}

function TextFact({ source, choices, ...opener }: SourceProps & Omit<OpenerProps, 'children'>): ReactNode {
  if (!source.text) return null;
  return (
    <>
      <dt>{TEXTS.text}</dt>
      <dd>
        {TEXTS.textOf(encodingOf({ source, choices }), choices.separator ?? source.text.separator)}{' '}
        <Opener {...opener}>{TEXTS.change}</Opener>
      </dd>
    </>
  );
}

/** Some letters to look at where the encoding is only guessed, and the fields to change it. */
function Encodings({ isOpen, ...props }: SourceProps & { readonly isOpen: boolean }): ReactNode {
  const { text, samples } = props.source;
  if (!text) return null;
  if (isOpen) return <TextFields {...props} />;
  const isUncertain = !text.isCertain && props.choices.encoding === undefined && samples.length > 0;
  return isUncertain && <p className={styles.note}>{TEXTS.check(samples)}</p>;
}

interface OpenerProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: string;
}

function Opener({ isOpen, onToggle, children }: OpenerProps): ReactNode {
  return (
    <button type="button" className={styles.link} aria-expanded={isOpen} onClick={onToggle}>
      {children}
    </button>
  );
}

function Sheets({ source, choices }: SourceProps): ReactNode {
  const session = useSession();
  if (source.sheets.length < 2) return null;
  return (
    <fieldset className={styles.buttons} aria-label={TEXTS.sheet}>
      {source.sheets.map(({ name, lines }, sheet) => (
        <Button
          key={`${name} ${sheet}`}
          size="small"
          aria-pressed={sheet === choices.sheet}
          onClick={() => void session.readAs({ sheet })}
        >
          {TEXTS.sheetOf(name, lines)}
        </Button>
      ))}
    </fieldset>
  );
}

const ALL_ENCODINGS = Object.keys(ENCODINGS) as readonly Encoding[];
const SEPARATORS = Object.keys(TEXTS.separators);

function TextFields({ source, choices }: SourceProps): ReactNode {
  const session = useSession();
  const { text, samples } = source;
  const encoding = choices.encoding ?? text?.encoding ?? 'utf-8';
  const separator = choices.separator ?? text?.separator ?? ',';
  return (
    <>
      <Select
        label={TEXTS.encoding}
        className={styles.inline}
        value={ALL_ENCODINGS.indexOf(encoding)}
        options={ALL_ENCODINGS.map((each, id) => ({ id, name: ENCODINGS[each] }))}
        hint={samples.length > 0 ? samples.join(SEMICOLON) : undefined}
        onChange={(id) => void session.readAs({ encoding: ALL_ENCODINGS[id] })}
      />
      <Select
        label={TEXTS.separator}
        className={styles.inline}
        value={SEPARATORS.indexOf(separator)}
        options={SEPARATORS.map((each, id) => ({ id, name: TEXTS.separators[each] ?? each }))}
        onChange={(id) => void session.readAs({ separator: SEPARATORS[id] })}
      />
    </>
  );
}

function Files({ hasFile }: { readonly hasFile: boolean }): ReactNode {
  const session = useSession();
  const onTemplate = useTemplate();
  const [note, setNote] = useState('');

  async function paste(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      setNote(text.trim() === '' ? TEXTS.emptyClipboard : '');
      if (text.trim() !== '') await session.open(pastedTable(text, TABLE_FILE_TEXTS.clipboard));
    } catch {
      setNote(TEXTS.noClipboard);
    }
  }

  return (
    <>
      <div className={styles.buttons}>
        <FileButton
          icon="upload"
          size="small"
          label={TEXTS.input}
          accept=".csv,.txt,.tsv,.xlsx"
          onFile={(file) => void session.open(file)}
        >
          {hasFile ? TEXTS.another : TEXTS.choose}
        </FileButton>
        <Button size="small" onClick={() => void paste()}>
          {TEXTS.paste}
        </Button>
        <Button look="tertiary" size="small" onClick={onTemplate}>
          {TABLE_FILE_TEXTS.template}
        </Button>
      </div>
      <output className={styles.note}>{note}</output>
      {!hasFile && <p className="muted">{TEXTS.drop}</p>}
    </>
  );
}
