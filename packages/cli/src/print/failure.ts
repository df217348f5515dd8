import type { FailureDisks, FailureState, StorageRole } from '@site-designer/sizing-engine';
import { isCut, listedKept, shownStates, type Failure } from '@site-designer/texts';
import { amount, plainNumber, withDecimals } from './amount.ts';
import type { Section } from './table.ts';
import { said, type Phrase } from '../texts/said.ts';

const STORAGES: Readonly<Record<StorageRole, Phrase>> = { live: 'live database', archive: 'archive' };

const STATES: Readonly<Record<FailureState['state'], Phrase>> = {
  normal: 'Nothing has failed',
  serverDown: 'A server is down',
  serverDownMoved: 'Cameras moved by hand',
  serverDownFailover: 'A spare takes over',
  diskLost: 'A disk is lost',
  diskRebuild: 'Rebuild',
};

/** What happens when a server or a disk fails. */
export function failureTables({ spares, gapSeconds, states, disks }: Failure): Section[] {
  const counted = { spares: amount(spares, 'spares') };
  return [
    {
      title:
        gapSeconds === null
          ? said('When something fails ({spares})', counted)
          : said('When something fails ({spares}, records after {low} to {high} s)', { ...counted, ...gapSeconds }),
      columns: [
        { title: said('State') },
        { title: said('Lost'), isNumber: true },
        { title: said('Load'), isNumber: true },
        { title: said('Storage'), isNumber: true },
        { title: said('Keeps'), isNumber: true },
        { title: said('Over') },
      ],
      rows: shownStates(states, spares).map(stateRow),
    },
    {
      title: said('Disks (up to, by data sheet; practice is worse)'),
      columns: [
        { title: said('Storage') },
        { title: said('Disks'), isNumber: true },
        { title: said('Fail/year'), isNumber: true },
        { title: said('Chance'), isNumber: true },
        { title: said('Rebuild') },
        { title: said('Loss'), isNumber: true },
        { title: said('TB a year'), isNumber: true },
      ],
      rows: disks.map(diskRow),
    },
  ];
}

function stateRow(state: FailureState): string[] {
  const { camerasRecorded, camerasNotRecorded, serverLoadPercent, storagePercent, broken } = state;
  // Where the only server is down, nothing is loaded.
  const isNoneLeft = state.state === 'serverDown' && camerasRecorded === 0;
  return [
    [said(STATES[state.state]), ...(state.storage === null ? [] : [said(STORAGES[state.storage])])].join(', '),
    plainNumber(camerasNotRecorded),
    isNoneLeft ? '-' : amount(serverLoadPercent, '%'),
    isNoneLeft ? '-' : amount(storagePercent, '%'),
    keptText(state),
    limitsText(broken),
  ];
}

/** Most retentions that are listed. */
const MOST_LISTED = 3;

/** The days of each retention that are kept; those of an outage on a spare. */
function keptText({ state, kept, retentionDays }: FailureState): string {
  if (state === 'serverDownFailover') return said('outage of {days} days', { days: days(retentionDays) });
  if (kept.length === 0) return '-';
  const more = kept.length > MOST_LISTED ? ` +${kept.length - MOST_LISTED}` : '';
  const told = listedKept(kept, MOST_LISTED).map((each) =>
    isCut(each) ? said('{value} of {max}', { value: days(each.keptDays), max: each.retentionDays }) : each.keptDays,
  );
  return said('{days} days', { days: `${told.join(', ')}${more}` });
}

/** Days that are more than nothing are not rounded up to those that are promised. */
function days(value: number): string {
  return withDecimals(Math.floor(10 * value) / 10, 1, 0);
}

/** The first of the limits that are exceeded, and how many more there are. */
function limitsText([first, ...more]: FailureState['broken']): string {
  if (first === undefined) return '';
  return more.length === 0 ? first : `${first} +${more.length}`;
}

function percentOf(chance: number): string {
  return `${plainNumber(100 * chance)} %`;
}

function diskRow(of: FailureDisks): string[] {
  const { storage, disks, rebuildHours, chanceOfLoss } = of;
  return [
    said(STORAGES[storage]),
    String(disks),
    plainNumber(of.expectedFailuresPerYear),
    percentOf(of.chanceOfFailurePerYear),
    rebuildHours === null
      ? said('none')
      : said('{low} to {high}', { low: amount(rebuildHours.low, ''), high: amount(rebuildHours.high, 'h') }),
    chanceOfLoss === null ? said('always') : percentOf(chanceOfLoss),
    amount(of.workloadTbPerYear, ''),
  ];
}
