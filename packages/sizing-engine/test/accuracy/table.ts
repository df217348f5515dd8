/** A table as text; numbers stand at the right. */
export interface AccuracyTable {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

export const text = (title: string) => ({ title, isNumber: false });
export const number = (title: string) => ({ title, isNumber: true });

/** To six digits, without trailing zeros. */
export const figure = (value: number): string => String(Number(value.toPrecision(6)));
