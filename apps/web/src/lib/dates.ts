const DAY = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** dd/mm/yyyy, as the API's own formatted dates: in UTC. */
export function formatDay(instant: string): string {
  return DAY.format(new Date(instant));
}

/** Month day, year. */
export function formatLongDay(instant: string): string {
  return LONG_DAY.format(new Date(instant));
}

const DAY_MS = 86_400_000;

/** The day of a moment as ISO 8601 writes it, in UTC. */
export function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Days from one day to another, both as ISO 8601 writes them. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
