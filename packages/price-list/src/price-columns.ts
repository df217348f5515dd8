import type { PriceLine } from '@site-designer/api-contract';
import {
  isBlank,
  MOST_TITLE_LINES,
  textOfCell,
  type FileCell,
  type FileCells,
  type Mapping,
} from '@site-designer/camera-table';
import { nameKey } from './names.ts';

export type PriceColumn = keyof PriceLine | 'currency';

/** The names that stand above the columns, in the order in which a list is written. */
const NAMES: Readonly<Record<PriceColumn, string>> = {
  designation: 'Designation',
  sku: 'SKU',
  description: 'Description',
  unitPrice: 'Unit price',
  currency: 'Currency',
  margin: 'Margin',
  leadTimeDays: 'Lead time (days)',
};

export const PRICE_COLUMNS = (Object.keys(NAMES) as PriceColumn[]).map((readAs) => ({ readAs, name: NAMES[readAs] }));

/** Headers of other tools and of people's own lists, in lower case and without punctuation. */
const ALIASES: Readonly<Record<PriceColumn, readonly string[]>> = {
  designation: listed(`
    designation, item, item name, part, part name, article, product, product name, model, modelo, mpn, type, artikel,
    bezeichnung, typ, désignation, artículo, name
  `),
  sku: listed(`
    sku, code, codigo, código, part number, partnumber, part no, part nr, pn, order number, order code, order no,
    item number, article number, artikelnummer, artikel nr, bestellnummer, référence, referencia, product code
  `),
  description: listed(`
    description, descripcion, descripción, producto, nombre, beschreibung, text, details, item description,
    product description, detalle
  `),
  unitPrice: listed(`
    unit price, price, cost, unit cost, net price, list price, dealer price, price each, each, pricedisty, precio disty, preciodisty,
    precio, precio unitario, coste, costo, preis, einzelpreis, stückpreis, nettopreis, ek, ek preis, prix,
    prix unitaire, msrp
  `),
  currency: listed(`currency, curr, ccy, currency code, moneda, divisa, währung, devise`),
  margin: listed(`margin, gp, gross margin, margen, marge, gp margin`),
  leadTimeDays: listed(`
    lead time, leadtime, lead time days, delivery, delivery time, tiempo, entrega, tiempo de entrega, plazo,
    lieferzeit, lieferzeit tage, délai
  `),
};

function listed(names: string): readonly string[] {
  return names.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
}

const BY_NAME: ReadonlyMap<string, PriceColumn> = new Map(
  Object.entries(ALIASES).flatMap(([column, names]) => names.map((name) => [name, column as PriceColumn] as const)),
);

interface Values {
  /** The lines below the headers. */
  readonly lines: FileCells;
  /** Designations of bills of materials. */
  readonly names: readonly string[];
}

/**
 * What the columns of a line of headers are: each at most once, the first that is called so. The column with most of the
 * designations of bills is one of names, whatever it is called.
 */
export function priceColumnsOf(line: readonly FileCell[], values?: Values): readonly (PriceColumn | undefined)[] {
  const taken = new Set<PriceColumn>();
  const columns = line.map((cell) => {
    const column = columnNamed(textOfCell(cell));
    if (column === undefined || taken.has(column)) return undefined;
    taken.add(column);
    return column;
  });
  return values === undefined || !taken.has('unitPrice') ? columns : withNames(columns, values);
}

function withNames(
  columns: Mapping<PriceColumn>['columns'],
  { lines, names }: Values,
): Mapping<PriceColumn>['columns'] {
  const keys = new Set(names.map(nameKey));
  const matches = columns.map((column, at) =>
    column === undefined || NAMING.includes(column)
      ? lines.filter((line) => keys.has(nameKey(textOfCell(line[at])))).length
      : 0,
  );
  const most = Math.max(...matches);
  const isKnown = columns.some((column, at) => matches[at] === most && NAMES_OF_LINES.includes(column));
  if (most === 0 || isKnown) return columns;
  const best = matches.indexOf(most);
  const target = NAMES_OF_LINES.find((column) => !columns.includes(column)) ?? 'designation';
  return columns.map((column, at) => {
    if (at === best) return target;
    return column === target ? undefined : column;
  });
}

const NAMES_OF_LINES: readonly (PriceColumn | undefined)[] = ['designation', 'sku'];
/** The description is the name of a line that has no other. */
const NAMING: readonly PriceColumn[] = ['designation', 'sku', 'description'];

/** Units in brackets and currency codes are ignored when a column is recognized: "Unit price (EUR)", "Price USD". */
function columnNamed(header: string): PriceColumn | undefined {
  const words = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim();
  return (
    BY_NAME.get(words(header)) ??
    BY_NAME.get(words(header.replace(/\(.*\)/, ''))) ??
    BY_NAME.get(words(header.replace(/\b[A-Z]{3}\b/, '')))
  );
}

/**
 * Finds the line of the headers, behind whatever titles, and guesses what each column is.
 *
 * @param names - Designations of bills of materials.
 */
export function guessedPriceMapping(
  cells: FileCells,
  names: readonly string[] = [],
): Mapping<PriceColumn> & { readonly isClear: boolean } {
  const guesses = cells
    .slice(0, MOST_TITLE_LINES)
    .map((line, at) => priceColumnsOf(line, { lines: cells.slice(at + 1), names }));
  const known = guesses.map((columns) => columns.filter((column) => column !== undefined).length);
  const most = Math.max(0, ...known);
  if (most < 2) return { headerLine: undefined, columns: [], isClear: false };
  const headerLine = known.indexOf(most);
  const columns = guesses[headerLine] ?? [];
  const isClear = (cells[headerLine] ?? []).every((cell, at) => isBlank(cell) || columns[at] !== undefined);
  return { headerLine, columns, isClear: isClear && isPriceMapping({ headerLine, columns }) };
}

/** Whether lines can be matched by a name and have a price. */
export function isPriceMapping({ columns }: Mapping<PriceColumn>): boolean {
  return columns.includes('unitPrice') && NAMING.some((column) => columns.includes(column));
}
