import type * as en from '../../en/pages/account.ts';
import type { InLanguage } from '../../in-language.ts';

export const ACCOUNT_TEXTS: InLanguage<typeof en.ACCOUNT_TEXTS> = {
  title: 'Votre compte',
  hint: 'exporter vos données, ou supprimer le compte.',
  signedInAs: (name, email) => (email === '' ? name : `${name}, ${email}`),
  exportTitle: 'Exportation',
  exportHint:
    'Une archive ZIP avec vos données : les études et les modèles de caméras de votre espace personnel, en fichiers réimportables, sa liste de prix, les coordonnées de l’entreprise, les propositions émises, et vos commentaires. Ce qui appartient à l’espace de travail d’une entreprise n’y figure pas.',
  export: 'Tout exporter',
  exporting: 'Exportation…',
  exportFailed: 'Tout exporter',
  fileName: 'site-designer-export.zip',
  deleteTitle: 'Supprimer le compte',
  goes: 'Est supprimé :',
  gone: [
    'votre espace de travail personnel avec ses projets, et les espaces de travail où vous êtes seul ; au bout de 30 jours, ils le sont définitivement',
    'votre nom et votre adresse e-mail, aussitôt',
    'vos jetons d’API et vos invitations, aussitôt',
  ],
  stays: 'Ce que vous avez créé dans l’espace de travail d’une entreprise reste, car cela lui appartient :',
  kept: [
    'les projets et les études',
    'les commentaires, comme ceux d’un « ancien membre »',
    'les propositions émises : ce sont des documents de l’entreprise, et leur texte reste tel qu’émis',
  ],
  confirm: (word) => `Pour confirmer, saisissez ${word}`,
  delete: 'Supprimer mon compte',
  deleteFailed: 'Supprimer le compte',
};
