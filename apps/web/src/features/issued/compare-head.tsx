import { COMPARE_TEXTS as TEXTS } from '#texts/proposal/compare.ts';
import type { SiteDesignHeading } from '@site-designer/api-contract';
import type {
  ComparedSide,
  IssuedProposalHeading,
  ProjectComparison,
  ProposalDifference,
} from '@site-designer/api-contract/proposal-addresses';
import { csvOf } from '@site-designer/camera-table';
import type { ReactNode } from 'react';
import { download, fileNameOf } from '../../lib/files/download.ts';
import { LOCALE } from '../../lib/format/locale.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { sideDay, sideName, sideOptions, type SideOption, type Sides } from './compare-sides.ts';
import sheet from '../../ui/base/sheet.module.css';
import styles from './compare.module.css';

interface CompareHeadProps {
  readonly comparison: ProjectComparison | undefined;
  readonly proposals: readonly IssuedProposalHeading[];
  readonly designs: readonly SiteDesignHeading[];
  readonly sides: Sides;
  readonly onChoose: (sides: Sides) => void;
}

/** What is compared with what, and the choice of another side. */
export function CompareHead({ comparison, proposals, designs, sides, onChoose }: CompareHeadProps): ReactNode {
  const names = comparison && ([sideName(comparison.a), sideName(comparison.b)] as const);
  const chosen = [sides.a, sides.b].map((key, index) => ({ key, name: names?.[index] ?? '…' }));
  const options = sideOptions(proposals, designs, chosen);
  return (
    <>
      <div className={sheet.line}>
        <h1 dir="auto">{names === undefined ? TEXTS.short : TEXTS.fromTo(...names)}</h1>
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
          <Side label={TEXTS.before} side={comparison.a} />
          <Side label={TEXTS.after} side={comparison.b} />
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

/** One side in a line: its name and day, and what it recommends. */
function Side({ label, side }: { readonly label: string; readonly side: ComparedSide }): ReactNode {
  return (
    <div className={styles.side}>
      <p className={styles.sideHead}>
        <span dir="auto">
          <strong>{sideName(side)}</strong> <span className="muted">{sideDay(side)}</span>
        </span>
        <span className="muted">{label}</span>
      </p>
      <p>{side.errorMessage ?? side.headline}</p>
    </div>
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
