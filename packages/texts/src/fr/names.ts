import type { NameWords } from '../spoken/check-words.ts';

export const names: NameWords = {
  tooLong: {
    project: 'Impossible d’enregistrer le projet : le nom doit avoir moins de 100 caractères.',
    site: 'Impossible d’enregistrer le site : le nom doit avoir moins de 50 caractères.',
    siteDesign: 'Impossible d’enregistrer l’étude de site : le nom doit avoir moins de 50 caractères.',
  },
  fresh: { project: 'Nouveau projet', site: 'Nouveau site', siteDesign: 'Nouvelle étude de site' },
  copyOf: (name) => `Copie de ${name}`,
  controlCharacters: 'Ne doit pas contenir de caractères de contrôle',
  problems: {
    'field.required': () => 'Ce champ est obligatoire',
    'field.control-characters': () => 'Ne doit contenir ni retours à la ligne ni autres caractères de contrôle',
    'field.nothing-visible': () => 'Doit contenir des caractères visibles',
  },
};
