import type { ChosenSetting } from '@site-designer/sizing-engine';

/** What was chosen of a setting, in the words of a language: `RAID 6`, `60 %`, `1,8 bis 2,4 TB`. */
export function chosenText(chosen: ChosenSetting, to: string, number: (value: number) => string): string {
  if (typeof chosen === 'string') return chosen;
  if ('minTb' in chosen) return `${number(chosen.minTb)} ${to} ${number(chosen.maxTb)} TB`;
  return 'disks' in chosen ? number(chosen.disks) : `${number(chosen.percent)} %`;
}
