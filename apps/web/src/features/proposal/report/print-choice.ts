import { PRINT_VERSIONS, type PrintVersion } from './report-section.ts';

/** The reader and the sections of a print. */
export interface PrintChoice {
  readonly reader: PrintVersion;
  /** Ids of the sections; undefined for the defaults of the reader. */
  readonly sections?: readonly string[] | undefined;
}

const USUAL: PrintChoice = { reader: 'engineer' };

/** The last choice for a design. A stored value of another form is ignored. */
export function remembered(key: string | undefined): PrintChoice {
  const text = key === undefined ? null : localStorage.getItem(keyOf(key));
  if (text === null) return USUAL;
  const { reader, sections } = fieldsOf(text);
  const known = PRINT_VERSIONS.find((version) => version === reader);
  if (known === undefined) return USUAL;
  const isList = Array.isArray(sections) && sections.every((id) => typeof id === 'string');
  return isList ? { reader: known, sections } : { reader: known };
}

export function remember(key: string | undefined, choice: PrintChoice): void {
  if (key !== undefined) localStorage.setItem(keyOf(key), JSON.stringify(choice));
}

function keyOf(key: string): string {
  return `site-designer.print.${key}`;
}

function fieldsOf(text: string): { readonly reader?: unknown; readonly sections?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
