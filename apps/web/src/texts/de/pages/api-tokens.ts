import type * as en from '../../en/pages/api-tokens.ts';
import type { InLanguage } from '../../in-language.ts';

export const API_TOKEN_TEXTS: InLanguage<typeof en.API_TOKEN_TEXTS> = {
  title: 'API-Tokens',
  hint: 'ein Programm, etwa einen Assistenten oder ein Skript, die API in Ihrem Namen aufrufen lassen.',
  intro:
    'Mit einem Token ruft ein Programm die API in Ihrem Namen auf, in Ihrem eigenen Arbeitsbereich. Es kann nichts verwalten und keine Tokens erstellen.',
  name: 'Wofür ist es?',
  nameHint: 'Assistent auf meinem Laptop',
  scope: 'Was darf es?',
  scopes: { read: 'Lesen', write: 'Lesen und schreiben' },
  expires: 'Gültig für',
  days: 'Tage',
  create: 'Token erstellen',
  token: 'Token',
  created: 'Kopieren Sie das Token jetzt: Es wird nur einmal angezeigt.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  list: 'API-Tokens',
  none: 'Keine Tokens.',
  until: (day) => `gültig bis ${day}`,
  ended: (day) => `beendet am ${day}`,
  used: (day) => `zuletzt verwendet am ${day}`,
  neverUsed: 'nie verwendet',
  revoke: (name) => `${name} widerrufen`,
  revokeTitle: 'Token widerrufen?',
  revokeQuestion: (name) => `Programme, die „${name}“ verwenden, werden von da an abgewiesen.`,
  revokeNow: 'Widerrufen',
  failed: 'API-Tokens ändern',
};
