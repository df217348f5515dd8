import { EXPLANATION_TEXTS as TEXTS, SENTENCE_TEXTS } from '#texts/proposal/proposal-explanation.ts';
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { useLater } from '../lib/hooks/use-later.ts';
import { useTimedMessage } from '../lib/hooks/use-timed-message.ts';
import { Button, IconButton } from '../ui/buttons/button.tsx';
import { AccuracyLink } from './accuracy-link.tsx';
import { close, useAsked, useExplanation, type AskedFigure, type Explanation } from './explanation-context.tsx';
import styles from './explanation-panel.module.css';
import { ExplanationPath } from './explanation-path.tsx';
import { sentencesOf } from './sentences.ts';
import { explainSource, keyOfSource, type ExplainedSource } from './source.ts';
import type { TableSource } from './step-table.ts';

/** The explanation of the selected figure, beside the proposal; it stays open when another figure is selected. */
export function ExplanationPanel(): ReactNode {
  const explanation = useExplanation();
  return explanation && <PanelOf explanation={explanation} />;
}

function PanelOf({ explanation }: Pick<PanelProps, 'explanation'>): ReactNode {
  const asked = useAsked(explanation, (figure) => figure);
  return asked && <Panel key={`${asked.name} ${keyOfSource(asked.source)}`} explanation={explanation} asked={asked} />;
}

interface PanelProps {
  readonly explanation: Explanation;
  readonly asked: AskedFigure;
}

function Panel({ explanation, asked: { source, name } }: PanelProps): ReactNode {
  const { explain, products, rows, reported, formulas } = explanation;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useLater(useMemo(() => explain(source.path), [source, explain]));
  const explained = useMemo(() => whole && explainSource(source, whole), [source, whole]);
  const table = useMemo(() => ({ products, rows, reported, formulas }), [products, rows, reported, formulas]);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close(explanation);
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [explanation]);

  return (
    <dialog open className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <div>
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
            {name}
          </h2>
          <p className={styles.value}>{explained?.amount}</p>
        </div>
        <IconButton icon="close" label={TEXTS.close} onClick={() => close(explanation)} />
      </header>
      {explained && <Content name={name} explained={explained} table={table} />}
    </dialog>
  );
}

interface ContentProps {
  readonly name: string;
  readonly explained: ExplainedSource;
  readonly table: TableSource;
}

function Content({ name, explained, table }: ContentProps): ReactNode {
  const { expression, derivations } = explained;
  return (
    <>
      <div className={styles.content}>
        {expression !== undefined && <p className={styles.share}>= {expression}</p>}
        <ExplanationPath name={name} derivations={derivations} source={table} />
      </div>
      <footer className={styles.footer}>
        <CopyButton text={() => copiedText(name, explained, table)} />
        <AccuracyLink />
      </footer>
    </>
  );
}

/** A figure made of several ones is introduced before them. */
function copiedText(name: string, explained: ExplainedSource, source: TableSource): string {
  const { amount, expression, derivations } = explained;
  const texts = derivations.map((each) => sentencesOf(each, source));
  const head = SENTENCE_TEXTS.is(name, amount);
  return [`${expression === undefined ? head : SENTENCE_TEXTS.because(head, expression)}.`, ...texts].join('\n\n');
}

function CopyButton({ text }: { readonly text: () => string }): ReactNode {
  const { message, show: say } = useTimedMessage();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text()).then(
      () => say(TEXTS.copied),
      () => say(TEXTS.notCopied),
    );
  };
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {TEXTS.copy}
      </Button>
      <output className="muted">{message}</output>
    </>
  );
}
