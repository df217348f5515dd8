import { answerMessages } from '../../../lib/workers/worker-answers.ts';
import type { AnyImportAnswer, ImportProgress, SentQuestion } from './import-question.ts';
import { ImportReader } from './import-reader.ts';

const reader = new ImportReader();

answerMessages<SentQuestion, AnyImportAnswer, ImportProgress>((sent, tell) => reader.answerTo(sent, tell));
