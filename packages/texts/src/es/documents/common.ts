import type { CommonWords } from '../../document-words/common.ts';

export const common: CommonWords = {
  assumed: (fact, source) => `${fact}: supuesto. Fuente: ${source}.`,
  assumedInCatalogue: (fact, version) => `${fact}: supuesto. Fuente: catálogo ${version}.`,
};
