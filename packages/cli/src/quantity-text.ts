/** Three figures that count; whole numbers whole. */
export function numberText(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(digits, 6));
}

export function quantityText(value: number, unit: string): string {
  return unit === '1' || unit === '' ? numberText(value) : `${numberText(value)} ${unit}`;
}
