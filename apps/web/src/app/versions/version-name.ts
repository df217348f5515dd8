import type { DesignVersion } from '@site-designer/api-contract/proposal-addresses';
import { formatDay, timeText } from '../../lib/format/dates.ts';

/** When it was kept, on the clock of the user. */
export function momentText({ atUtc }: Pick<DesignVersion, 'atUtc'>): string {
  return `${formatDay(atUtc)} ${timeText(Date.parse(atUtc))}`;
}

/** What a version is called in a sentence: its name, else when it was kept. */
export function versionName(version: Pick<DesignVersion, 'name' | 'atUtc'>): string {
  return version.name === '' ? momentText(version) : `"${version.name}"`;
}
