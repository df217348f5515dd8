import { NETWORK_PAGE_TEXTS as TEXTS } from '#texts/proposal/network-page.ts';
import type { NetworkDocument, NetworkLine, NetworkQuestion, NetworkSheet } from '@site-designer/texts';
import type { ReactNode } from 'react';
import { logError } from '../../lib/calls/log.ts';
import { useTimedMessage } from '../../lib/hooks/use-timed-message.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DocumentTable } from './document-table.tsx';
import { Marked } from './facts.tsx';
import { downloadNetworkWorkbook } from './network-files.ts';

type Headings = NetworkDocument['headings'];

interface DerivedTableProps {
  readonly label: string;
  readonly lines: readonly NetworkLine[];
  readonly headings: Headings;
}

/** What follows from a design: each line with its number and how it came about. */
export function DerivedTable({ label, lines, headings }: DerivedTableProps): ReactNode {
  return (
    <DocumentTable
      label={label}
      columns={[
        { title: headings.what, cell: ({ what }) => what },
        { title: headings.figure, cell: (line) => <Amount line={line} />, isNumber: true },
        { title: headings.how, cell: ({ how }) => how, isLong: true },
      ]}
      rows={lines}
    />
  );
}

function Amount({ line }: { readonly line: NetworkLine }): ReactNode {
  return (
    <span>
      <strong>
        <Marked {...line} />
      </strong>{' '}
      {line.unit}
    </span>
  );
}

interface QuestionTableProps {
  readonly label: string;
  readonly questions: readonly NetworkQuestion[];
  readonly headings: Headings;
  /** A field for the answer; omitted where it is only read. */
  readonly field?: ((question: NetworkQuestion) => ReactNode) | undefined;
}

/** What only the customer's IT knows, with room for the answer. */
export function QuestionTable({ label, questions, headings, field }: QuestionTableProps): ReactNode {
  return (
    <DocumentTable
      label={label}
      columns={[
        { title: headings.question, cell: ({ question }) => <strong>{question}</strong> },
        { title: headings.reason, cell: ({ reason }) => reason },
        { title: headings.answer, cell: (asked) => field?.(asked) ?? <Answer asked={asked} />, isToFill: true },
      ]}
      rows={questions}
    />
  );
}

function Answer({ asked: { answer } }: { readonly asked: NetworkQuestion }): ReactNode {
  if (answer !== '') return answer;
  // Paper has room to write in its place.
  return <span className="muted no-print">{TEXTS.toAnswer}</span>;
}

interface WorkbookButtonProps {
  /** Of the file. */
  readonly name: string;
  readonly sheets: () => readonly NetworkSheet[];
}

/** Downloads an IT request sheet as a workbook. */
export function WorkbookButton({ name, sheets }: WorkbookButtonProps): ReactNode {
  const { message, show } = useTimedMessage();
  const save = (): void => {
    downloadNetworkWorkbook(name, sheets()).catch((cause: unknown) => {
      logError(TEXTS.noWorkbook, cause);
      show(TEXTS.noWorkbook);
    });
  };
  return (
    <>
      <Button onClick={save}>{TEXTS.xlsx}</Button>
      <output className="muted">{message}</output>
    </>
  );
}
