import { NETWORK_PAGE_TEXTS as TEXTS } from '#texts/proposal/network-page.ts';
import { PROPOSAL_TEXTS } from '#texts/proposal/proposal.ts';
import type { ServerSettings } from '@site-designer/sizing-engine';
import { installerDocumentOf, networkDocumentOf, networkSheets, type NetworkQuestion } from '@site-designer/texts';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { nameOf } from '../../features/design-editor/document/document-state.ts';
import { useEditor } from '../../features/design-editor/document/editor-context.ts';
import { Assumptions } from '../../features/documents/network.tsx';
import { downloadLabels } from '../../features/documents/network-files.ts';
import { DerivedTable, QuestionTable, WorkbookButton } from '../../features/documents/network-parts.tsx';
import { loadChunk } from '../../lib/calls/load-chunk.ts';
import { LOCALE } from '../../lib/format/locale.ts';
import { useCatalogue } from '../../lib/state/catalogue-context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DraftField } from '../../ui/fields/draft-field.tsx';
import { GuardedFields } from '../../ui/fields/guarded-fields.tsx';
import { useAnswer } from '../editor/answer-context.tsx';
import { useLetterhead } from '../editor/use-letterhead.ts';
import { useAppStore } from '../store/use-app.ts';
import styles from './request.module.css';

interface RequestSectionProps {
  readonly settings: ServerSettings;
  readonly onSettings: (settings: ServerSettings, label: string, isTyping?: boolean) => string | undefined;
}

/** What to ask the customer's IT for; answers are kept with the design. */
export function RequestSection({ settings, onSettings }: RequestSectionProps): ReactNode {
  const { network } = settings;
  const asked = useAsked(network?.answers);
  if (network === null || asked === undefined) {
    return (
      <section className={styles.section} aria-label={TEXTS.title}>
        <h2>{TEXTS.title}</h2>
        {network === null && <p className="muted">{TEXTS.intro}</p>}
      </section>
    );
  }
  const { document, name, sheets, print, labels } = asked;
  const { headings, lines, questions, assumptions } = document;
  const answer = ({ id, question }: NetworkQuestion): ReactNode => (
    <DraftField
      label={TEXTS.answerTo(question)}
      isLabelHidden
      className={styles.answer}
      placeholder={TEXTS.toAnswer}
      value={network.answers[id] ?? ''}
      onType={(text, isContinued) => onSettings(withAnswer(settings, id, text), TEXTS.answerTo(question), isContinued)}
    />
  );
  return (
    <section className={styles.section} aria-label={TEXTS.title}>
      <div className={styles.head}>
        <h2>{TEXTS.title}</h2>
        <div className={styles.tools}>
          {labels && <Button onClick={labels}>{TEXTS.labels}</Button>}
          <WorkbookButton name={name} sheets={sheets} />
          <Button icon="print" onClick={print}>
            {PROPOSAL_TEXTS.print}
          </Button>
        </div>
      </div>
      <p className={styles.lead}>
        <strong>{document.title}</strong>: {document.summary}
      </p>
      <div className={styles.sides}>
        <div className={styles.card}>
          <h3>{headings.derived}</h3>
          <DerivedTable label={headings.derived} lines={lines} headings={headings} />
        </div>
        <div className={styles.card}>
          <h3>{headings.questions}</h3>
          <GuardedFields>
            <QuestionTable label={headings.questions} questions={questions} headings={headings} field={answer} />
          </GuardedFields>
          <p className="caption">{TEXTS.kept}</p>
        </div>
      </div>
      <Assumptions title={headings.assumptions} assumptions={assumptions} />
    </section>
  );
}

type NetworkAnswers = NonNullable<ServerSettings['network']>['answers'];

function answeredBy<T extends { readonly serverSettings: Pick<ServerSettings, 'network'> }>(
  design: T,
  answers: NetworkAnswers,
): T {
  const { serverSettings } = design;
  const { network } = serverSettings;
  return network === null
    ? design
    : { ...design, serverSettings: { ...serverSettings, network: { ...network, answers } } };
}

/** An empty answer is none. */
function withAnswer(settings: ServerSettings, id: string, text: string): ServerSettings {
  const { network } = settings;
  if (network === null) return settings;
  const { [id]: _before, ...others } = network.answers;
  return { ...settings, network: { ...network, answers: text === '' ? others : { ...others, [id]: text } } };
}

/**
 * The sheet of the newest answer; undefined until there is one.
 *
 * @param answers - What the customer's IT has said, as it is now: the newest answer may not have it yet, and no figure depends on it.
 */
function useAsked(answers: NetworkAnswers = {}) {
  const catalogue = useCatalogue();
  // Typing does not wait for its many lines.
  const { proposal, question: design } = useDeferredValue(useAnswer());
  const opened = useEditor(({ siteDesignEditor }) => siteDesignEditor.place);
  const editor = useEditor(({ siteDesignEditor }) => siteDesignEditor.design);
  const name = useEditor(({ siteDesignEditor }) => nameOf(siteDesignEditor)) ?? '';
  const { host } = useAppStore();
  const { branding, brand } = useLetterhead(opened, true);
  const document = useMemo(
    () => proposal && design && networkDocumentOf({ result: proposal, design, catalogue, locale: LOCALE }),
    [proposal, design, catalogue],
  );
  if (proposal === undefined || design === undefined || document == null) return undefined;
  const asked = { result: proposal, design: answeredBy(design, answers), catalogue };
  const { locale = '', paper = 'A4', phone } = branding ?? {};

  async function printSheet(): Promise<void> {
    const printed = networkDocumentOf({ ...asked, locale });
    const { printNetworkDocument } = await loadChunk(import('../../features/documents/print-document.tsx'));
    const { projectName = '', siteName = '' } = editor ?? {};
    const designedUtc = editor?.createdUtc ?? new Date().toISOString();
    const head = { seller: brand.name, projectName, siteName, designName: name, designedUtc, phone };
    if (printed) printNetworkDocument({ document: printed, head }, paper);
  }

  function saveLabels(): void {
    const installed = installerDocumentOf({ ...asked, locale })?.network;
    if (installed) downloadLabels(name, installed);
  }

  return {
    document,
    name,
    sheets: () => networkSheets(networkDocumentOf({ ...asked, locale: LOCALE }) ?? document),
    print: () => void printSheet().catch((cause: unknown) => host.report(TEXTS.notLoaded, cause)),
    labels: proposal.answer.hardware === null ? undefined : saveLabels,
  };
}
