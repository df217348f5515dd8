/** Editions of SQL Server of the published catalogue whose names have words. */
const EDITIONS: Readonly<Record<string, string>> = {
  'Express (free edition)': 'Express (edición gratuita)',
  'Standard, own server': 'Standard, servidor propio',
  'Enterprise, own server': 'Enterprise, servidor propio',
};

/** What an edition of SQL Server is called in texts; its designation, by which price lists match, stays. */
export function sqlEdition(name: string): string {
  return EDITIONS[name] ?? name;
}
