import type { CommonWords } from '../../document-words/common.ts';
import { counted } from '../grammar.ts';

export const common: CommonWords = {
  assumed: (fact, source) => `${fact}: supuesto. Fuente: ${source}.`,
  assumedInCatalogue: (fact, version) => `${fact}: supuesto. Fuente: catálogo ${version}.`,
  reportNote: (cameras) => `Informe de cámaras: ${counted(cameras, 'cámara', 'cámaras')}`,
};
