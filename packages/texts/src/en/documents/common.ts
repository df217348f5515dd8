import type { CommonWords } from '../../document-words/common.ts';

export const common: CommonWords = {
  assumed: (fact, source) => `${fact}: assumed. Source: ${source}.`,
  assumedInCatalogue: (fact, version) => `${fact}: assumed. Source: catalogue ${version}.`,
};
