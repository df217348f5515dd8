import { checkWords, type FieldError } from '@site-designer/texts';

interface FileKind {
  readonly format: string;
  readonly version: number;
  /** As it is called in a sentence. */
  readonly name: string;
}

/** Errors of kind and version. With any, the rest of the file is not checked. */
export function formatErrors(
  value: unknown,
  { format: wanted, version: known, name }: FileKind,
): FieldError[] | undefined {
  const { format, version } = (value ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  const said = checkWords().files;
  if (format !== wanted) {
    return [{ path: 'format', message: said.otherKind(name, wanted) }];
  }
  if (version === known) return undefined;
  const newer = typeof version === 'number' && version > known;
  const reason = newer ? said.newer : said.mustBe(known);
  return [{ path: 'version', message: said.version(JSON.stringify(version), reason) }];
}
