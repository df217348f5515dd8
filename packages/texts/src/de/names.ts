import type { NameWords } from '../check-words.ts';

export const names: NameWords = {
  tooLong: {
    project: 'Das Projekt kann nicht gespeichert werden: der Name muss unter 100 Zeichen haben.',
    site: 'Der Standort kann nicht gespeichert werden: der Name muss unter 50 Zeichen haben.',
    siteDesign: 'Die Standortplanung kann nicht gespeichert werden: der Name muss unter 50 Zeichen haben.',
  },
  fresh: { project: 'Neues Projekt', site: 'Neuer Standort', siteDesign: 'Neue Standortplanung' },
  copyOf: (name) => `Kopie von ${name}`,
  controlCharacters: 'Darf keine Steuerzeichen enthalten',
};
