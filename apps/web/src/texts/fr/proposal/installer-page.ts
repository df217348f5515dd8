import type * as en from '../../en/proposal/installer-page.ts';
import type { InLanguage } from '../../in-language.ts';

/** Texts around the installer's document; its own are in the document. */
export const INSTALLER_PAGE_TEXTS: InLanguage<typeof en.INSTALLER_PAGE_TEXTS> = {
  title: 'Pour l’installateur',
  pageHead: (seller) => `${seller}, pour l’installateur`,
  pageFoot: ({ day, designName, phone = '' }) =>
    `Étudié le ${day} sous le nom ${designName}. Numéros près des chiffres : dernière page.${phone === '' ? '' : ` ${phone}`}`,
  place: (project, site, summary) => `${project}, ${site}. ${summary}`,
  numbered: (place, title) => `${place} ${title}`,
  stations: 'Postes de visualisation',
  rack: (place, devices) => `Rack ${place}, de bas en haut : ${devices.join(', ')}`,
};
