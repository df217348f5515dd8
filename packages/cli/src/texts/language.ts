import { REPORT_LANGUAGES, speakOfReports } from '@site-designer/camera-report/languages';
import { speakOfTables, TABLE_LANGUAGES } from '@site-designer/camera-table/languages';
import { languageFor, ownSpeaker, speakAs, SPOKEN, USUAL_LANGUAGE, type LanguageCode } from '@site-designer/texts';

let inUse: LanguageCode = USUAL_LANGUAGE;

const OPTION = '--language';

/** Takes the language of a command from its arguments: a tag falls back by its base, then to English. */
export function speakAsAsked(args: readonly string[]): void {
  const at = args.findLastIndex((arg) => arg === OPTION || arg.startsWith(`${OPTION}=`));
  const tag = args[at]?.includes('=') === true ? args[at].slice(OPTION.length + 1) : args[at + 1];
  inUse = languageFor(at < 0 || tag === undefined ? [] : [tag], Object.keys(SPOKEN) as LanguageCode[]);
  speakAs(() => SPOKEN[inUse]);
  speakOfTables(TABLE_LANGUAGES);
  speakOfReports(REPORT_LANGUAGES);
}

/** The language of the command. */
export function language(): LanguageCode {
  return inUse;
}

/** In which its numbers and lists are written. */
export function locale(): string {
  return inUse === USUAL_LANGUAGE ? inUse : ownSpeaker.language.locale;
}
