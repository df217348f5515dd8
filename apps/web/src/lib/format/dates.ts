import { DAY_LOCALE, LONG_DAY_LOCALE } from './locale.ts';

const DAY = new Intl.DateTimeFormat(DAY_LOCALE, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat(LONG_DAY_LOCALE, { month: 'long', day: 'numeric', year: 'numeric' });

/** dd/mm/yyyy in UTC, the date format of the API. */
export function formatDay(instant: string): string {
  return DAY.format(new Date(instant));
}

/** Month day, year. */
export function formatLongDay(instant: string): string {
  return LONG_DAY.format(new Date(instant));
}

/** The time of the user's clock, hh:mm. */
export function timeText(moment: number): string {
  return new Date(moment).toLocaleTimeString(DAY_LOCALE, { timeStyle: 'short' });
}

const DAY_MS = 86_400_000;

export function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The ISO 8601 date so many days from today. */
export function dayIn(days: number): string {
  return isoDay(Date.now() + days * DAY_MS);
}

/** Days from one ISO 8601 date to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
