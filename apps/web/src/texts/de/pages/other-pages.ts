import type * as en from '../../en/pages/other-pages.ts';
import type { InLanguage } from '../../in-language.ts';

export const NOT_FOUND_TEXTS: InLanguage<typeof en.NOT_FOUND_TEXTS> = {
  title: 'Seite nicht gefunden',
  heading: 'Die Seite wurde nicht gefunden',
  hint: 'Nutzen Sie die Navigation oben, um an Ihr Ziel zu gelangen, oder prüfen Sie die URL und geben Sie sie erneut ein.',
  toProjects: 'Zu den Projekten',
};

export const DISCLAIMER_TEXTS: InLanguage<typeof en.DISCLAIMER_TEXTS> = {
  heading: 'Haftungsausschluss',
  paragraphs: (product) => [
    `${product} ist eine Planungshilfe. Die Werte beruhen auf veröffentlichten Daten, auf Messungen und, wo es angegeben ist, auf Annahmen. Reale Szenen, Kameras, Netze und Einstellungen weichen davon ab: Bitraten schwanken mit Licht, Bewegung und Rauschen, und Hardware ändert sich.`,
    'Prüfen Sie ein Angebot vor der Bestellung mit den Herstellern von Hardware und Software. Es wird keine Gewähr dafür übernommen, dass ein danach errichtetes System die berechnete Leistung erbringt.',
    'Produktnamen sind Marken ihrer Inhaber und werden nur verwendet, um zu sagen, was gemeint ist.',
  ],
};

export const ACCURACY_LINK: InLanguage<typeof en.ACCURACY_LINK> = 'Wie weit den Werten zu trauen ist';
