export const DAY_MS = 86_400_000;

/** The moment so many days later. */
export function daysLater(moment: string | number | Date, days: number): string {
  return new Date(new Date(moment).getTime() + days * DAY_MS).toISOString();
}

/** A timestamp as screens show it: dd/mm/yyyy, in UTC. */
function formattedDay(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

interface Dated {
  readonly createdUtc: string;
  readonly updatedUtc: string;
}

/** Adds the formatted days of both timestamps. */
export function withDays<T extends Dated>(dated: T) {
  return {
    ...dated,
    formattedCreatedUtc: formattedDay(dated.createdUtc),
    formattedUpdatedUtc: formattedDay(dated.updatedUtc),
  };
}
