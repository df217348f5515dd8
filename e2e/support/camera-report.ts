import type { Page } from 'playwright-core';

/** Event recording as a new group has it: 2702 kbit/s for 40 % of the time. */
export const PLANNED_KBPS = 2702 * 0.4;

/** Cameras of a report that are alike. */
export interface Reported {
  readonly name: string;
  readonly cameras: number;
  readonly kbps: number;
  readonly days: number;
  readonly setDays: number;
}

/** GiB that a rate fills in some days. */
function gibOf({ kbps, days }: Reported): number {
  return (kbps * 1000 * 86_400 * days) / 8 / 2 ** 30;
}

const HEADERS = [
  'Name',
  'Id',
  'Password',
  'HardwareName',
  'RecorderName',
  'Enabled',
  'UsedSpaceInGB',
  'ActualRetentionDays',
  'ExpectedRetentionDays',
  'PercentRecordedOneWeek',
  'MediaDatabaseEnd',
  'HasEvidenceLock',
];
/** A password, which nothing may keep. */
export const SECRET = 'not-to-be-kept';

/** A report as a machine of a culture writes it. */
export function reportOf(groups: readonly Reported[], culture: string): string {
  const separator = culture === 'en-US' ? ',' : ';';
  const number = new Intl.NumberFormat(culture, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const lines = groups.flatMap((group) =>
    Array.from({ length: group.cameras }, (_, index) => [
      `${group.name} ${index + 1}`,
      `${group.name}-${index + 1}`,
      SECRET,
      `Camera at ${index}`,
      'REC1',
      'True',
      number.format(gibOf(group)),
      number.format(group.days),
      String(group.setDays),
      number.format(40),
      '2026-05-04 10:00:00',
      'False',
    ]),
  );
  return [HEADERS, ...lines].map((cells) => cells.map((cell) => `"${cell}"`).join(separator)).join('\r\n');
}

/** Gives the as-built check a report to read. */
export async function choose(page: Page, text: string, name = 'report.csv'): Promise<void> {
  await page
    .getByLabel('Camera report to read')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
