import { SENTENCE_TEXTS } from '#texts/proposal/proposal-explanation.ts';
import type { Step } from '@site-designer/sizing-engine/explanations';
import type { ReactNode } from 'react';
import { expressionText } from './expression-text.ts';
import styles from './expression.module.css';
import { SourceLine } from './source-line.tsx';
import { useStepTable } from './step-table.ts';

export function Expression({ step }: { readonly step: Step }): ReactNode {
  const text = expressionText(step, useStepTable());
  if (text === undefined) return null;
  const { inNames, inNumbers, source } = text;
  return (
    <div className={styles.expression}>
      <p className="muted">= {inNames}</p>
      {inNumbers !== inNames && <p className={styles.numbers}>= {inNumbers}</p>}
      <SourceLine text={SENTENCE_TEXTS.source(source)} />
    </div>
  );
}
