import type { CommonWords } from '../../document-words/common.ts';
import { counted } from '../grammar.ts';

export const common: CommonWords = {
  assumed: (fact, source) => `${fact} : supposé. Source : ${source}.`,
  assumedInCatalogue: (fact, version) => `${fact} : supposé. Source : catalogue ${version}.`,
  reportNote: (cameras) => `Rapport des caméras : ${counted(cameras, 'caméra', 'caméras')}`,
};
