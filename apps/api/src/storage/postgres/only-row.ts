/** The row of a statement that writes exactly one. */
export function onlyRow<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('the database gave no row back');
  return row;
}
