import { textsInUse, type LanguageCode } from '@site-designer/texts';
import { NOTE_TEXTS as notes, REPORT_TEXTS as reports, TABLE_TEXTS as tables } from '#texts/report';

/** Texts about reports in one language. */
export interface ReportLanguage {
  readonly REPORT_TEXTS: object;
  readonly NOTE_TEXTS: object;
  readonly TABLE_TEXTS: object;
}

let known: Partial<Record<LanguageCode, ReportLanguage>> = {};

/** Lets a process that speaks several languages say what is said of reports in each. */
export function speakOfReports(languages: Partial<Record<LanguageCode, ReportLanguage>>): void {
  known = languages;
}

function each(name: keyof ReportLanguage) {
  return () => Object.fromEntries(Object.entries(known).map(([code, texts]) => [code, texts[name]]));
}

export const REPORT_TEXTS = textsInUse(reports, each('REPORT_TEXTS'));
export const NOTE_TEXTS = textsInUse(notes, each('NOTE_TEXTS'));
export const TABLE_TEXTS = textsInUse(tables, each('TABLE_TEXTS'));
