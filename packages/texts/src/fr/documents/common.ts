import type { CommonWords } from '../../document-words/common.ts';

export const common: CommonWords = {
  assumed: (fact, source) => `${fact} : supposé. Source : ${source}.`,
  assumedInCatalogue: (fact, version) => `${fact} : supposé. Source : catalogue ${version}.`,
};
