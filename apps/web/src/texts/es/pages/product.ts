import { number } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/pages/product.ts';
import type { InLanguage } from '../../in-language.ts';

/** Texts of the screens that the specification quotes in English. */
export const PRODUCT_TEXTS: InLanguage<typeof en.PRODUCT_TEXTS> = {
  onlyNumbers: (pasted) => `Solo se permiten números. Valor pegado: «${pasted}»`,
  onlyDigits: (typed) => `Solo se permiten cifras. Valor introducido: «${typed}»`,
  sliderMinimum: (min, unit = '%') => `El mínimo es ${number(min)} ${unit}`,
  evenDistribution:
    'Todas las cifras suponen un reparto uniforme de las cámaras (cantidad, FPS, códec y resolución) entre todos los servidores de grabación.',
  proposalFailed: 'Se ha producido un error al calcular las propuestas',
  noData: 'SIN DATOS',
};
