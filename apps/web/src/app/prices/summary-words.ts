import { SUMMARY_TEXTS as TEXTS } from '#texts/pages/summary.ts';
import type { ProjectSummary, SummarySite } from '@site-designer/api-contract';
import { isBesideRacks, serversLine } from '@site-designer/texts';
import { moneyText } from '../../lib/format/format-money.ts';
import { numberText, quantityText } from '../../lib/format/format-quantity.ts';

type BillTotal = ProjectSummary['billTotal'];

/** Where the figures of a site come from: its proposal, or the draft of a design. */
export function fromText({ from, number, revision, siteDesignName }: SummarySite): string {
  if (from === null || siteDesignName === null) return '';
  if (from === 'chosen') return TEXTS.chosenDraft(siteDesignName);
  return from === 'newest' ? TEXTS.draft(siteDesignName) : TEXTS.from[from](`${number} ${revision}`);
}

/** `Issued`, `Draft`; empty without a design. */
export function statusText({ from, failed }: SummarySite): string {
  if (from === null) return '';
  return failed ? TEXTS.failedStatus : TEXTS.statuses[from];
}

/** `1 + 1 x HE1000R-96TB`; proposals that were issued before answers existed say it in their own words. */
export function hardwareText({ answer, hardware }: SummarySite): string {
  return (answer === null ? hardware : serversLine(answer)) ?? '';
}

/** Whether nothing takes over at a site that records. */
export function hasNoSpare({ answer }: SummarySite): boolean {
  return answer !== null && answer.recording !== null && answer.spares === 0;
}

/** How many sites have hardware. */
export function answeredOf(sites: ProjectSummary['sites']): number {
  return sites.filter(({ answer }) => answer !== null && answer.recording !== null).length;
}

/** Days that the recordings of a site are kept. */
export function daysText({ answer }: SummarySite): string {
  const asked = answer?.keeps?.asked;
  return asked === undefined ? '' : TEXTS.daysOf(numberText(asked.least), numberText(asked.most));
}

/** What the priced lines cost. Of one system with several editions there is no total. */
export function amountText({ amount, currency }: BillTotal): string {
  if (currency === null) return TEXTS.currencies;
  return amount === null ? TEXTS.noTotal : moneyText(amount, currency);
}

interface ServerCount {
  readonly recording: number;
  readonly spares: number;
  /** Machines that stand outside the racks. */
  readonly beside: number;
}

/** The servers of all sites. */
export function serversOf({ sites }: ProjectSummary): ServerCount {
  const machines = sites.flatMap((site) => site.machines);
  const sum = (of: readonly (typeof machines)[number][]): number =>
    of.reduce((before, { quantity }) => before + quantity, 0);
  return {
    recording: sum(machines.filter(({ kind }) => kind === 'recording-server')),
    spares: sum(machines.filter(({ kind }) => kind === 'spare-server')),
    beside: sum(machines.filter(isBesideRacks)),
  };
}

/** `3 switches`, `2 workstations`; empty where nobody asks for either. */
export function networkText(network: SummarySite['network']): string {
  if (network === null) return '';
  const { switches, workstations } = network;
  return [
    ...(switches === 0 ? [] : [TEXTS.switchesOf(switches)]),
    ...(workstations === 0 ? [] : [TEXTS.workstationsOf(workstations)]),
  ].join(', ');
}

/** `29 ports, 578 W PoE reserved`; empty without switches. */
export function portsText(network: SummarySite['network']): string {
  if (network === null || network.switches === 0) return '';
  return TEXTS.portsOf(network.ports, quantityText(network.reservedW, 'W'));
}
