import type { NameWords } from '../spoken/check-words.ts';

/** Texts about names and texts that are typed. */
export const names: NameWords = {
  tooLong: {
    project: 'Das Projekt kann nicht gespeichert werden, da der Name weniger als 100 Zeichen haben muss.',
    site: 'Der Standort kann nicht gespeichert werden, da der Name weniger als 50 Zeichen haben muss.',
    siteDesign: 'Die Standortplanung kann nicht gespeichert werden, da der Name weniger als 50 Zeichen haben muss.',
  },
  fresh: { project: 'Neues Projekt', site: 'Neuer Standort', siteDesign: 'Neue Standortplanung' },
  copyOf: (name) => `Kopie von ${name}`,
  controlCharacters: 'Darf keine Steuerzeichen enthalten',
  problems: {
    'field.required': () => 'Dieses Feld ist erforderlich',
    'field.control-characters': () => 'Darf keine Zeilenumbrüche oder anderen Steuerzeichen enthalten',
    'field.nothing-visible': () => 'Muss sichtbare Zeichen enthalten',
  },
};
