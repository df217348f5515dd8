interface Foot {
  readonly day: string;
  readonly designName: string;
  readonly phone?: string | undefined;
}

/** Texts around the installer's document; its own are in the document. */
export const INSTALLER_PAGE_TEXTS = {
  title: 'For the installer',
  pageHead: (seller: string) => `${seller}, for the installer`,
  pageFoot: ({ day, designName, phone = '' }: Foot) =>
    `Designed on ${day} as ${designName}. Numbers at figures: last page.${phone === '' ? '' : ` ${phone}`}`,
  place: (project: string, site: string, summary: string) => `${project}, ${site}. ${summary}`,
  numbered: (number: number, title: string) => `${number} ${title}`,
  /** For documents of earlier versions, which have no heading for them. */
  stations: 'Viewing workstations',
  rack: (place: number, devices: readonly string[]) => `Rack ${place}, from the bottom: ${devices.join(', ')}`,
} as const;
