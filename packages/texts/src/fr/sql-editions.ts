/** Editions of SQL Server of the published catalogue whose names have words. */
const EDITIONS: Readonly<Record<string, string>> = {
  'Express (free edition)': 'Express (édition gratuite)',
  'Standard, own server': 'Standard, serveur dédié',
  'Enterprise, own server': 'Enterprise, serveur dédié',
};

/** What an edition of SQL Server is called in texts; its designation, by which price lists match, stays. */
export function sqlEdition(name: string): string {
  return EDITIONS[name] ?? name;
}
