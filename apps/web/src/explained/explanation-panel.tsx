import { EXPLANATION_TEXTS as TEXTS, SENTENCE_TEXTS } from '#texts/proposal/proposal-explanation.ts';
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { useTimedMessage } from '../lib/hooks/use-timed-message.ts';
import { Button, IconButton } from '../ui/buttons/button.tsx';
import { AccuracyLink } from './accuracy-link.tsx';
import { close, useAsked, useExplanation, type AskedFigure, type Explanation } from './explanation-context.tsx';
import styles from './explanation-panel.module.css';
import { ExplanationPath } from './explanation-path.tsx';
import { sentencesOf } from './sentences.ts';
import { explainSource, keyOfSource, type ExplainedSource } from './source.ts';

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
  const explained = useMemo(() => explainSource(source, explain), [source, explain]);
  const { amount, expression, derivations } = explained;
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
          <p className={styles.value}>{amount}</p>
        </div>
        <IconButton icon="close" label={TEXTS.close} onClick={() => close(explanation)} />
      </header>
      <div className={styles.content}>
        {expression !== undefined && <p className={styles.share}>= {expression}</p>}
        <ExplanationPath name={name} derivations={derivations} source={table} />
      </div>
      <footer className={styles.footer}>
        <CopyButton text={() => copiedText(name, explained, table)} />
        <AccuracyLink />
      </footer>
    </dialog>
  );
}

/** A figure made of several ones is introduced before them. */
function copiedText(name: string, explained: ExplainedSource, source: Parameters<typeof sentencesOf>[1]): string {
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
