import type { CommonWords } from '../../document-words/common.ts';
import { counted } from '../grammar.ts';

export const common: CommonWords = {
  assumed: (fact, source) => `${fact}: angenommen. Quelle: ${source}.`,
  assumedInCatalogue: (fact, version) => `${fact}: angenommen. Quelle: Katalog ${version}.`,
  reportNote: (cameras) => `Kamerabericht: ${counted(cameras, 'Kamera', 'Kameras')}`,
};
