import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/compare.ts';
import type { SiteDesignHeading } from '@site-designer/api-contract';
import type {
  ComparedSide,
  IssuedProposalHeading,
  ProjectComparison,
  ProposalDifference,
} from '@site-designer/api-contract/proposal-addresses';
import { csvOf } from '@site-designer/camera-table';
import { useId, type ReactNode } from 'react';
import { download, fileNameOf } from '../../../lib/files/download.ts';
import { LOCALE } from '../../../lib/format/locale.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { sideDay, sideName, sideOptions, type SideOption, type Sides } from './compare-sides.ts';
import sheet from '../../../ui/base/sheet.module.css';
import styles from './compare.module.css';

interface CompareHeadProps {
  readonly comparison: ProjectComparison | undefined;
  readonly proposals: readonly IssuedProposalHeading[];
  readonly designs: readonly SiteDesignHeading[];
  readonly sides: Sides;
  readonly onChoose: (sides: Sides) => void;
  readonly cardOf: CardOf;
}

/** Draws the answer of a side, beside that of the other one. */
export type CardOf = (side: ComparedSide, other: ComparedSide) => ReactNode;

/** What is compared with what, the answers of both, and the choice of another side. */
export function CompareHead(props: CompareHeadProps): ReactNode {
  const { comparison, proposals, designs, sides, onChoose, cardOf } = props;
  const names = comparison && ([sideName(comparison.a), sideName(comparison.b)] as const);
  const chosen = [sides.a, sides.b].map((key, index) => ({ key, name: names?.[index] ?? '…' }));
  const options = sideOptions(proposals, designs, chosen);
  return (
    <>
      <div className={sheet.line}>
        <div className={styles.title}>
          <h1 dir="auto">{names === undefined ? TEXTS.short : TEXTS.fromTo(...names)}</h1>
          {comparison && <p className="muted">{TEXTS.fromTo(sideDay(comparison.a), sideDay(comparison.b))}</p>}
        </div>
        <div className={styles.tools}>
          <SideSelect
            label={TEXTS.before}
            value={sides.a}
            options={options}
            onChange={(a) => onChoose({ ...sides, a })}
          />
          <SideSelect
            label={TEXTS.after}
            value={sides.b}
            options={options}
            onChange={(b) => onChoose({ ...sides, b })}
          />
          <Button onClick={() => onChoose({ a: sides.b, b: sides.a })}>{TEXTS.swap}</Button>
          <Button icon="print" onClick={() => window.print()}>
            {TEXTS.print}
          </Button>
          {comparison !== undefined && (
            <Button icon="download" onClick={() => downloadAll(names!, comparison.differences)}>
              {TEXTS.csv}
            </Button>
          )}
        </div>
      </div>
      {comparison !== undefined && (
        <div className={styles.sides}>
          <Side label={TEXTS.before} side={comparison.a}>
            {cardOf(comparison.a, comparison.b)}
          </Side>
          <Side label={TEXTS.after} side={comparison.b}>
            {cardOf(comparison.b, comparison.a)}
          </Side>
        </div>
      )}
    </>
  );
}

interface SideSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SideOption[];
  readonly onChange: (key: string) => void;
}

function SideSelect({ label, value, options, onChange }: SideSelectProps): ReactNode {
  return (
    <Select
      label={label}
      className={styles.choice}
      value={options.findIndex(({ key }) => key === value)}
      options={options.map(({ name }, id) => ({ id, name }))}
      onChange={(id) => onChange(options[id]?.key ?? value)}
    />
  );
}

interface SideProps {
  readonly label: string;
  readonly side: ComparedSide;
  readonly children: ReactNode;
}

/** One side: its name and day over its answer. */
function Side({ label, side, children }: SideProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h2 className={styles.sideHead}>
        <span id={id} dir="auto">
          {sideName(side)} <span className={styles.day}>{sideDay(side)}</span>
        </span>
        <span className={styles.day}>{label}</span>
      </h2>
      {children}
    </section>
  );
}

const NUMBER = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 6 });

function leafText(value: ProposalDifference['before']): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  return typeof value === 'number' ? NUMBER.format(value) : value;
}

/** Every value that differs, in a file. */
function downloadAll([before, after]: readonly [string, string], differences: readonly ProposalDifference[]): void {
  const rows = [
    [TEXTS.value, before, after, TEXTS.unit],
    ...differences.map(({ title, before: was, after: is, unit }) => [
      title,
      leafText(was),
      leafText(is),
      unit === '1' ? '' : unit,
    ]),
  ];
  const file = new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });
  download(file, `${fileNameOf(TEXTS.fileName(before, after))}.csv`);
}
