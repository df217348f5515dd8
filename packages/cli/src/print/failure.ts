import type { FailureDisks, FailureState, KeptRecordings, StorageRole } from '@site-designer/sizing-engine';
import type { Failure } from '@site-designer/texts';
import { amount, plainNumber, withDecimals } from './amount.ts';
import type { Section } from './table.ts';

const STORAGES: Readonly<Record<StorageRole, string>> = { live: 'live database', archive: 'archive' };

const STATES: Readonly<Record<FailureState['state'], string>> = {
  normal: 'Nothing has failed',
  serverDown: 'A server is down',
  serverDownMoved: 'Cameras moved by hand',
  serverDownFailover: 'A spare takes over',
  diskLost: 'A disk is lost',
  diskRebuild: 'Rebuild',
};

/** What happens when a server or a disk fails. */
export function failureTables({ spares, gapSeconds, states, disks }: Failure): Section[] {
  const gap = gapSeconds === null ? '' : `, records after ${gapSeconds.low} to ${gapSeconds.high} s`;
  return [
    {
      title: `When something fails (${amount(spares, 'spares')}${gap})`,
      columns: [
        { title: 'State' },
        { title: 'Lost', isNumber: true },
        { title: 'Load', isNumber: true },
        { title: 'Storage', isNumber: true },
        { title: 'Keeps', isNumber: true },
        { title: 'Over' },
      ],
      // Of a failed server that a spare takes over, the row of the spare tells what comes of it.
      rows: states.filter(({ state }) => spares === 0 || state !== 'serverDown').map(stateRow),
    },
    {
      title: 'Disks (up to, by data sheet; practice is worse)',
      columns: [
        { title: 'Storage' },
        { title: 'Disks', isNumber: true },
        { title: 'Fail/year', isNumber: true },
        { title: 'Chance', isNumber: true },
        { title: 'Rebuild' },
        { title: 'Loss', isNumber: true },
        { title: 'TB a year', isNumber: true },
      ],
      rows: disks.map(diskRow),
    },
  ];
}

function stateRow(state: FailureState): string[] {
  const { camerasNotRecorded, serverLoadPercent, storagePercent, broken } = state;
  return [
    state.storage === null ? STATES[state.state] : `${STATES[state.state]}, ${STORAGES[state.storage]}`,
    plainNumber(camerasNotRecorded),
    amount(serverLoadPercent, '%'),
    amount(storagePercent, '%'),
    keptText(state),
    limitsText(broken),
  ];
}

/** Most retentions that are listed; those that lose days come first. */
const MOST_LISTED = 3;

/** The days of each retention that are kept; those of an outage on a spare. */
function keptText({ state, kept, retentionDays }: FailureState): string {
  if (state === 'serverDownFailover') return `outage of ${days(retentionDays)} days`;
  if (kept.length === 0) return '-';
  const ordered = [...kept.filter(isCut), ...kept.filter((each) => !isCut(each))];
  const listed = ordered.slice(0, MOST_LISTED).toSorted((a, b) => a.retentionDays - b.retentionDays);
  const more = kept.length > MOST_LISTED ? ` +${kept.length - MOST_LISTED}` : '';
  return `${listed.map((each) => (isCut(each) ? `${days(each.keptDays)} of ${each.retentionDays}` : each.keptDays)).join(', ')}${more} days`;
}

function isCut({ keptDays, retentionDays }: KeptRecordings): boolean {
  return keptDays < retentionDays;
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
    STORAGES[storage],
    String(disks),
    plainNumber(of.expectedFailuresPerYear),
    percentOf(of.chanceOfFailurePerYear),
    rebuildHours === null ? 'none' : `${amount(rebuildHours.low, '')} to ${amount(rebuildHours.high, 'h')}`,
    chanceOfLoss === null ? 'always' : percentOf(chanceOfLoss),
    amount(of.workloadTbPerYear, ''),
  ];
}
