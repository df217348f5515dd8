import { textsInUse, type LanguageCode } from '@site-designer/texts';
import * as columns from '#texts/columns';
import * as files from '#texts/files';
import * as imports from '#texts/import';
import type * as workbook from '#texts/workbook';

/** Texts of the camera table in one language. */
export interface TableLanguage {
  readonly columns: Readonly<Record<keyof typeof columns, object>>;
  readonly files: Readonly<Record<keyof typeof files, object>>;
  readonly imports: Readonly<Record<keyof typeof imports, object>>;
  readonly workbook: Readonly<Record<keyof typeof workbook, object>>;
}

let known: Partial<Record<LanguageCode, TableLanguage>> = {};

/** Lets a process that speaks several languages say what is said of camera tables in each. */
export function speakOfTables(languages: Partial<Record<LanguageCode, TableLanguage>>): void {
  known = languages;
}

/** Texts of the build, or those that a process with several languages speaks. */
export function inUse<T extends object>(ofBuild: T, textsOf: (language: TableLanguage) => object): T {
  return textsInUse(ofBuild, () =>
    Object.fromEntries(Object.entries(known).map(([code, language]) => [code, textsOf(language)])),
  );
}

export const OPTION_WORDS = inUse(columns.OPTION_WORDS, (language) => language.columns.OPTION_WORDS);
export const HALF_PHRASES = inUse(columns.HALF_PHRASES, (language) => language.columns.HALF_PHRASES);
export const ID_TITLES = inUse(columns.ID_TITLES, (language) => language.columns.ID_TITLES);
export const FILE_TEXTS = inUse(files.FILE_TEXTS, (language) => language.files.FILE_TEXTS);
export const ENCODING_NAMES = inUse(files.ENCODING_NAMES, (language) => language.files.ENCODING_NAMES);
export const LINE_TEXTS = inUse(imports.LINE_TEXTS, (language) => language.imports.LINE_TEXTS);
export const CELL_TEXTS = inUse(imports.CELL_TEXTS, (language) => language.imports.CELL_TEXTS);
export const LIST_TEXTS = inUse(imports.LIST_TEXTS, (language) => language.imports.LIST_TEXTS);
