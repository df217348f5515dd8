/** A moment as the screens show it: dd/mm/yyyy, in UTC. */
export function formattedDay(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

interface Dated {
  readonly createdUtc: string;
  readonly updatedUtc: string;
}

/** The same with its days as the screens show them. */
export function withDays<T extends Dated>(dated: T) {
  return {
    ...dated,
    formattedCreatedUtc: formattedDay(dated.createdUtc),
    formattedUpdatedUtc: formattedDay(dated.updatedUtc),
  };
}
