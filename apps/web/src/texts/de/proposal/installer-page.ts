import type * as en from '../../en/proposal/installer-page.ts';
import type { InLanguage } from '../../in-language.ts';

export const INSTALLER_PAGE_TEXTS: InLanguage<typeof en.INSTALLER_PAGE_TEXTS> = {
  title: 'Für den Errichter',
  pageHead: (seller) => `${seller}, für den Errichter`,
  pageFoot: ({ day, designName, phone = '' }) =>
    `Geplant am ${day} als ${designName}. Ziffern an Werten: letzte Seite.${phone === '' ? '' : ` ${phone}`}`,
  place: (project, site, summary) => `${project}, ${site}. ${summary}`,
  numbered: (number, title) => `${number} ${title}`,
  stations: 'Workstations zur Anzeige',
  rack: (place, devices) => `Rack ${place}, von unten: ${devices.join(', ')}`,
};
