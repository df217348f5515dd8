import { counted } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/versions.ts';
import type { InLanguage } from '../../in-language.ts';

export const VERSIONS_TEXTS: InLanguage<typeof en.VERSIONS_TEXTS> = {
  of: (design) => `Versionen von ${design}`,
  backToDesign: 'Zurück zur Planung',
  intro:
    'Frühere Stände werden automatisch gespeichert: alle zehn Minuten während der Arbeit, vor einem Import und vor einer Wiederherstellung. Geben Sie einer Version einen Namen, um sie dauerhaft zu behalten; unbenannte werden nach einem Tag ausgedünnt und nach 30 Tagen entfernt.',
  list: 'Versionen',
  none: 'Noch kein früherer Stand gespeichert. Der erste entsteht mit Ihrer nächsten Änderung.',
  name: 'Name dieses Stands',
  keep: 'Diesen Stand behalten',
  keepAction: 'Version behalten',
  kept: (name) => `Als ${name} gespeichert`,
  columns: { when: 'Wann', what: 'Version', who: 'Wer', groups: 'Kameragruppen', actions: 'Aktionen' },
  you: 'Sie',
  unknown: 'Nicht bekannt',
  byItself: 'Automatisch gespeichert',
  groups: (count) => counted(count, 'Gruppe', 'Gruppen'),
  compare: 'Mit jetzt vergleichen',
  compareOf: (version) => `Mit jetzt vergleichen: ${version}`,
  hide: 'Vergleich schließen',
  restore: 'Wiederherstellen',
  restoreOf: (version) => `${version} wiederherstellen`,
  restored: (version) => `Wiederhergestellt: ${version}`,
  rename: 'Benennen',
  renameOf: (version) => `${version} benennen`,
  renameAction: 'Version benennen',
  newName: 'Name der Version',
  save: 'Namen speichern',
  difference: (version) => `Von ${version} bis jetzt`,
  same: 'Die Planung ist noch wie in dieser Version.',
};
