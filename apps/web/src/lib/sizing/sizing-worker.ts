import { createSizer } from './sizer.ts';
import type { SizingReply, SizingRequest } from './sizing-task.ts';

const answerTo = createSizer();
const reply = (message: SizingReply): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<SizingRequest>) => reply(answerTo(data)));
reply({ kind: 'ready' });
