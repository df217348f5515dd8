import { answerMessages } from '../../../lib/workers/worker-answers.ts';
import { coverOf, type Cover, type CoverQuestion } from './covered.ts';

answerMessages<readonly CoverQuestion[], readonly Cover[]>((questions) => questions.map(coverOf));
