import { parentPort, workerData } from 'node:worker_threads';
import type { Design } from '../../src/index.ts';
import { answerOf } from './answer-of.ts';

parentPort?.postMessage(answerOf(workerData as Design));
