import type * as en from '../../en/proposal/network-page.ts';
import type { InLanguage } from '../../in-language.ts';

export const NETWORK_PAGE_TEXTS: InLanguage<typeof en.NETWORK_PAGE_TEXTS> = {
  title: 'IT-Anforderungsblatt',
  intro: 'Planen Sie zuerst die Switches: Daraus ergibt sich, was von der IT des Kunden anzufordern ist.',
  of: (project) => `IT-Anforderungsblatt für ${project}`,
  pageHead: (seller) => `${seller}, für die IT des Kunden`,
  pageFoot: ({ day, designName, phone = '' }) =>
    `Geplant am ${day} als ${designName}.${phone === '' ? '' : ` ${phone}`}`,
  place: (project, site) => (project === '' ? site : `${project}, ${site}`),
  toAnswer: 'zu beantworten',
  answerTo: (question) => `Antwort: ${question}`,
  kept: 'Antworten werden mit der Planung gespeichert und gedruckt; sie ändern keinen Wert.',
  answered: 'Antwort der IT',
  xlsx: 'XLSX',
  noWorkbook: 'Die Arbeitsmappe konnte nicht erstellt werden.',
  fileName: (name, ending) => `${name} IT-Anforderung.${ending}`,
  labels: 'Kabelbeschriftungen (CSV)',
  labelsFile: (name) => `${name} Beschriftungen.csv`,
  project: 'Für das ganze Projekt',
  noNetwork: 'Keine Planung, die in der Übersicht zählt, plant ein Netzwerk.',
  notLoaded: 'IT-Anforderungsblatt laden',
};
