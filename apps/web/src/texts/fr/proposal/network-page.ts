import type * as en from '../../en/proposal/network-page.ts';
import type { InLanguage } from '../../in-language.ts';

/** Texts around the IT request sheet; its own are in the document. */
export const NETWORK_PAGE_TEXTS: InLanguage<typeof en.NETWORK_PAGE_TEXTS> = {
  title: 'Fiche de demande réseau',
  intro: 'Prévoyez d’abord les switchs : ce qu’il faut demander au service informatique du client en découle.',
  of: (project) => `Fiche de demande réseau de ${project}`,
  pageHead: (seller) => `${seller}, pour le service informatique du client`,
  pageFoot: ({ day, designName, phone = '' }) =>
    `Étudié le ${day} sous le nom ${designName}.${phone === '' ? '' : ` ${phone}`}`,
  place: (project, site) => (project === '' ? site : `${project}, ${site}`),
  toAnswer: 'à compléter',
  answerTo: (question) => `Réponse : ${question}`,
  kept: 'Les réponses sont gardées avec l’étude et imprimées ; elles ne changent aucun chiffre.',
  answered: 'Réponse du service informatique',
  xlsx: 'XLSX',
  noWorkbook: 'Le classeur n’a pas pu être créé.',
  fileName: (name, ending) => `${name} demande réseau.${ending}`,
  labels: 'Étiquettes de câbles (CSV)',
  labelsFile: (name) => `${name} étiquettes.csv`,
  project: 'De tout le projet',
  noNetwork: 'Aucune étude retenue dans la synthèse ne prévoit de réseau.',
  notLoaded: 'Charger la fiche de demande réseau',
};
