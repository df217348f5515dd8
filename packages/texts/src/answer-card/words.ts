import { wordFor } from '../en/grammar.ts';

/** The words of the answer, which screens put together with their own marks and the command line as sentences. */
export const ANSWER_WORDS = {
  empty: 'Add cameras, or paste a list.',
  nothingFits: 'No hardware fits',
  servers: (count: string, name: string) => `${count} x ${name}`,
  applianceName: (name: string, capacity: string) => `${name}, ${capacity}`,
  spares: (servers: string, spares: string, kind: string) =>
    `${servers} ${servers === '1' ? 'records' : 'record'}, ${spares} ${
      spares === '1' ? `is a ${kind} spare` : `are ${kind} spares`
    }.`,
  hot: 'hot',
  cold: 'cold',
  disksOf: (
    disks: string,
    { tb, type, raid }: { readonly tb: string; readonly type: string | null; readonly raid: string },
  ) => `${disks} × ${tb} TB${type === null ? '' : ` ${type}`}, ${raid}`,
  each: (storages: string) => `Each ${storages}.`,
  and: ' and ',
  management: (sqlServer: string) => `1 management server, ${sqlServer}.`,
  camerasWord: (count: number) => wordFor(count, 'camera', 'cameras'),
  kept: 'kept',
  to: 'to',
  reach: (text: string) => `(${text} fit)`,
  disks: 'Disks',
  fill: (percent: string) => `${percent} full`,
  allowed: (percent: string) => `${percent} allowed`,
  fullestOf: (storage: 'live' | 'archive') => `fullest storage: ${storage === 'live' ? 'live database' : 'archive'}`,
  locked: (tb: string) => `${tb} are locked as evidence.`,
  saved: (tb: string) => `The second archive saves ${tb}.`,
  busyAll: 'If all scenes are busy: all days are kept',
  busyOf: 'If all scenes are busy:',
  ofAsked: 'of',
  daysAreKept: 'days are kept',
  upTo: 'everything up to',
  longerEnd: 'days is kept, longer recordings end there',
  spareRecords: 'If a server fails, the spare records after',
  gap: (low: string, high: string) => (low === high ? `${low} s` : `${low} to ${high} s`),
  spareIsOver: (limits: string) => `The spare records, but is over: ${limits}`,
  onlyServer: 'If the server fails, no camera is recorded until it is repaired.',
  jbod: 'One failed disk loses its recordings.',
  noPrices: 'No prices yet',
  forLines: (priced: number, lines: number) => (priced === lines ? '' : `for ${priced} of ${lines} lines`),
  withoutManagement: 'without management server',
  delivered: (count: string) => `delivered in ${count} days`,
  noPrice: (names: readonly string[]) => {
    const [first, second, ...others] = names;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `No price: ${[first, second].filter((name) => name !== undefined).join(', ')}${more}`;
  },
  less: (money: string) => `${money} less`,
  percent: (percent: string) => `(${percent})`,
  nothingCheaper: 'Nothing cheaper keeps every camera and every day',
  nothingCheaperKnown: 'Nothing cheaper among the choices that have prices',
  or: 'or',
  /** After a list, by its last number. */
  fit: (last: number) => wordFor(last, 'fits', 'fit'),
  moreCameras: (count: number, text: string) => `${text} more ${wordFor(count, 'camera', 'cameras')}`,
  moreDays: (count: number, text: string) => `${text} more ${wordFor(count, 'day', 'days')}`,
  nothingFitsMore: 'No more fits without other hardware',
  farFromNext: 'Much more fits on the same hardware',
  daysUnit: 'days',
  ways: 'Ways out',
} as const;
