import type * as en from '../../en/proposal/installer-page.ts';
import type { InLanguage } from '../../in-language.ts';

/** Texts around the installer's document; its own are in the document. */
export const INSTALLER_PAGE_TEXTS: InLanguage<typeof en.INSTALLER_PAGE_TEXTS> = {
  title: 'Para el instalador',
  pageHead: (seller) => `${seller}, para el instalador`,
  pageFoot: ({ day, designName, phone = '' }) =>
    `Diseñado el ${day} como ${designName}. Números junto a las cifras: última página.${phone === '' ? '' : ` ${phone}`}`,
  place: (project, site, summary) => `${project}, ${site}. ${summary}`,
  numbered: (number, title) => `${number} ${title}`,
  /** For documents of earlier versions, which have no heading for them. */
  stations: 'Estaciones de visualización',
  rack: (place, devices) => `Rack ${place}, desde abajo: ${devices.join(', ')}`,
};
