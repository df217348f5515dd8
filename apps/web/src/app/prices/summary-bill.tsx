import { BILL_TEXTS } from '#texts/proposal/proposal.ts';
import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import type { ProjectSummary } from '@site-designer/api-contract';
import { useState, type ReactNode } from 'react';
import { Link } from '../../ui/base/link.tsx';
import { Section } from '../../explained/section.tsx';
import { BillTable } from '../../features/proposal/bill/bill-of-materials.tsx';
import { numberText } from '../../lib/format/format-quantity.ts';
import { priceListAddress } from '../pages/addresses.ts';
import { Switch } from './switch.tsx';
import styles from './summary.module.css';

interface SummaryBillProps {
  readonly summary: ProjectSummary;
  readonly printsPrices: boolean;
}

type View = 'merged' | 'bySite';

/** What is bought for all sites: equal lines in one, or a bill of each site. */
export function SummaryBill({ summary, printsPrices }: SummaryBillProps): ReactNode {
  const [view, setView] = useState<View>('merged');
  const { sites, billTotal, systemLines } = summary;
  return (
    <Section level={2} title={TEXTS.bill}>
      {sites.length > 1 && (
        <Switch
          label={TEXTS.bills}
          chosen={view}
          choices={[
            { id: 'merged', text: TEXTS.merged },
            { id: 'bySite', text: TEXTS.bySite },
          ]}
          onChoose={setView}
        />
      )}
      {view === 'merged' ? (
        <BillTable {...{ bill: placedLines(summary), billTotal, systemLines, printsPrices, enterPrices }} />
      ) : (
        <BillsOfSites summary={summary} printsPrices={printsPrices} />
      )}
      <p className="muted">{TEXTS.withoutOffers}</p>
    </Section>
  );
}

function BillsOfSites({
  summary: { sites, bill, systemLines, systemTotal },
  printsPrices,
}: Pick<SummaryBillProps, 'summary' | 'printsPrices'>): ReactNode {
  const whole =
    systemTotal === null
      ? []
      : [{ name: BILL_TEXTS.wholeSystem, bill: bill.slice(-systemLines), billTotal: systemTotal }];
  const bought = sites.filter((site) => site.bill.length > 0);
  return (
    <div className={styles.bills}>
      {[...whole, ...bought].map(({ name, bill: lines, billTotal }, place) => (
        <section key={place} aria-label={TEXTS.siteTotal(name)}>
          <h3 dir="auto">{name}</h3>
          <BillTable {...{ bill: lines, billTotal, printsPrices, enterPrices }} />
        </section>
      ))}
    </div>
  );
}

function enterPrices(designations: readonly string[]): ReactNode {
  return <Link to={priceListAddress(designations)}>{BILL_TEXTS.enterPrices}</Link>;
}

type Line = ProjectSummary['bill'][number];

/** The merged lines, each with the sites that it is for. */
function placedLines({ sites, bill, systemLines }: ProjectSummary): ProjectSummary['bill'] {
  if (sites.length < 2) return bill;
  return bill.map((line, place) => {
    if (place >= bill.length - systemLines) return line;
    const { kind } = line;
    if (kind === 'own') return { ...line, description: TEXTS.atSite(line.purpose ?? '', line.description) };
    const places = sites.flatMap((site) => {
      const equal = site.bill.filter((each) => isEqual(each, line));
      return equal.length === 0 ? [] : [{ name: site.name, bill: equal }];
    });
    // The UPS of several sites name them already.
    if (kind === 'ups' && places.length > 1) return line;
    return { ...line, description: placedText(line, places) };
  });
}

function isEqual(one: Line, other: Line): boolean {
  return (['kind', 'designation', 'unitPrice', 'currency'] as const).every((field) => one[field] === other[field]);
}

interface Place {
  readonly name: string;
  readonly bill: readonly Line[];
}

/** What a line is for, with its sites; how many of a licence each takes says more than its note. */
function placedText({ kind, description }: Line, places: readonly Place[]): string {
  const [first, ...others] = places;
  if (first === undefined) return description;
  if (others.length === 0) return TEXTS.atSite(first.name, description);
  const quantities = places.map(({ bill }) => bill.reduce((sum, { quantity }) => sum + quantity, 0));
  const isOneEach = quantities.every((quantity) => quantity === 1);
  const named = places.map(({ name }, place) =>
    isOneEach ? name : TEXTS.quantityAt(numberText(quantities[place]!), name),
  );
  return TEXTS.atSites(named, kind === 'licence' && !isOneEach ? '' : description);
}
