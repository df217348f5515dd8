import { counted, number, wordFor } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/templates.ts';
import type { InLanguage } from '../../in-language.ts';

export const TEMPLATE_TEXTS: InLanguage<typeof en.TEMPLATE_TEXTS> = {
  open: 'Vorlagen',
  title: 'Kameravorlagen',
  list: 'Vorlagen',
  name: 'Name der Vorlage',
  save: 'Als Vorlage speichern',
  kept: 'Als Vorlage gespeichert. Sie lässt sich in jede Planung einfügen.',
  none: 'Noch keine Vorlagen. Speichern Sie eine Kameragruppe aus ihrer Zeile heraus als Vorlage.',
  insert: 'Einfügen',
  delete: (name) => `Vorlage ${name} löschen`,
  search: 'Vorlagen suchen',
  searchHint: 'Nach Name oder Notiz einer Messung',
  found: (shown, all) => `${number(shown)} von ${counted(all, 'Vorlage', 'Vorlagen')}`,
  notFound: 'Keine Vorlage enthält diesen Text.',
  measured: (measurement, more) =>
    more === 0 ? measurement : `${measurement} und ${counted(more, 'weitere Bitrate', 'weitere Bitraten')}`,
  actions: {
    load: 'Vorlagen laden',
    save: 'Vorlage speichern',
    delete: 'Vorlage löschen',
    export: 'Vorlagen exportieren',
    import: 'Vorlagen importieren',
  },
  file: 'Zu importierende Datei mit Kameravorlagen',
  fileName: 'Kameravorlagen.json',
};

export const TEMPLATE_IMPORT_TEXTS: InLanguage<typeof en.TEMPLATE_IMPORT_TEXTS> = {
  summary: (added, equal, clashes) =>
    [
      `${number(added)} neu`,
      `${number(equal)} bereits vorhanden`,
      `${number(clashes)} unter ${wordFor(clashes, 'einem von Ihnen verwendeten Namen', 'von Ihnen verwendeten Namen')}`,
    ].join(', '),
  list: 'Vorlagen der Datei',
  kinds: { new: 'neu', equal: 'gleich wie Ihre' },
  choice: (name) => `Was mit ${name} geschehen soll`,
  choices: { both: 'Beide behalten', replace: 'Meine ersetzen', leave: 'Auslassen' },
  take: 'Importieren',
  nothing: 'Keine Vorlage der Datei ist zum Import ausgewählt.',
  done: (templates) => `${counted(templates, 'Vorlage', 'Vorlagen')} importiert.`,
};
