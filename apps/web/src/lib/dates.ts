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
