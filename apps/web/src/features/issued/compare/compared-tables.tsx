import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/compare.ts';
import type { ComparedFigure, ProjectComparison } from '@site-designer/api-contract/proposal-addresses';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/format/class-names.ts';
import { changeOf, figureChange, figureText, toneOf, valueText } from './compared-text.ts';
import { ComparedTable } from './compared-table.tsx';
import styles from './compare.module.css';

/** Further ones are not listed: thousands of rows take a browser long to lay out. */
const MOST_SHOWN = 200;

/** What somebody changed, in words by camera group. */
export function Changes({ changes }: Pick<ProjectComparison, 'changes'>): ReactNode {
  if (changes.length === 0) return <p className="muted">{TEXTS.noChanges}</p>;
  return (
    <>
      <ComparedTable
        label={TEXTS.changes}
        heads={[TEXTS.group, TEXTS.value, TEXTS.fromTo(TEXTS.before, TEXTS.after), TEXTS.change]}
        rows={changes.slice(0, MOST_SHOWN).map((change, index) => {
          const { group, title, before, after, unit } = change;
          const values = TEXTS.fromTo(valueText(before, unit), valueText(after, unit));
          return { key: `${index}`, cells: [group ?? TEXTS.settings, title, values, changeOf(change)] };
        })}
        firstNumber={2}
      />
      {changes.length > MOST_SHOWN && <p className="muted">{TEXTS.more(changes.length - MOST_SHOWN)}</p>}
    </>
  );
}

/** What the change does to the result. */
export function Figures({ figures }: Pick<ProjectComparison, 'figures'>): ReactNode {
  return (
    <ComparedTable
      label={TEXTS.figures}
      heads={[TEXTS.figure, TEXTS.before, TEXTS.after, TEXTS.change]}
      rows={figures.map((figure) => {
        const { code, title, before, after } = figure;
        const texts = [before, after].map((value) => figureText(figure, value));
        return { key: code, cells: [title, ...texts, <FigureChange key={code} figure={figure} />] };
      })}
      firstNumber={1}
    />
  );
}

/** The change of a figure, with an arrow and a colour for what is good or bad. */
export function FigureChange({ figure }: { readonly figure: ComparedFigure }): ReactNode {
  const tone = toneOf(figure);
  if (tone === undefined) return figureChange(figure);
  return (
    <span className={classNames(styles.change, styles[tone])}>
      <span aria-hidden>{Number(figure.change) > 0 ? '▲ ' : '▼ '}</span>
      {figureChange(figure)}
    </span>
  );
}
