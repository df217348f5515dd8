import * as workbook from '#texts/workbook';
import { inUse } from './in-use.ts';

// Apart from the other texts, which the page of a design loads: only who downloads the workbook needs these.
export const WORKBOOK_TEXTS = inUse(workbook.WORKBOOK_TEXTS, (language) => language.workbook.WORKBOOK_TEXTS);
