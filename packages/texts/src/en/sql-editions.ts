/** What an edition of SQL Server is called in texts: in English by its name, which is part of its designation. */
export function sqlEdition(name: string): string {
  return name;
}
