import * as de from './de/report.ts';
import * as en from './en/report.ts';
import * as es from './es/report.ts';
import * as fr from './fr/report.ts';

export { speakOfReports } from './in-use.ts';

/** What is said of reports, in every language: for a process that speaks several. */
export const REPORT_LANGUAGES = { en, de, fr, es };
