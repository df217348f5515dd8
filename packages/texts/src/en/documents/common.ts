import type { CommonWords } from '../../document-words/common.ts';
import { counted } from '../grammar.ts';

export const common: CommonWords = {
  assumed: (fact, source) => `${fact}: assumed. Source: ${source}.`,
  assumedInCatalogue: (fact, version) => `${fact}: assumed. Source: catalogue ${version}.`,
  reportNote: (cameras) => `Camera report: ${counted(cameras, 'camera')}`,
};
