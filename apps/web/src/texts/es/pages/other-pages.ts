import type * as en from '../../en/pages/other-pages.ts';
import type { InLanguage } from '../../in-language.ts';

export const NOT_FOUND_TEXTS: InLanguage<typeof en.NOT_FOUND_TEXTS> = {
  title: 'Página no encontrada',
  heading: 'No se encuentra la página',
  hint: 'Use la navegación de arriba para llegar adonde quiera, o compruebe la URL y escríbala de nuevo.',
  toProjects: 'Ir a los proyectos',
};

export const DISCLAIMER_TEXTS: InLanguage<typeof en.DISCLAIMER_TEXTS> = {
  heading: 'Aviso legal',
  paragraphs: (product) => [
    `${product} ayuda a planificar. Sus cifras se basan en datos publicados, en mediciones y, donde se indica, en supuestos. Las escenas, cámaras, redes y ajustes reales difieren: las tasas de bits varían con la luz, el movimiento y el ruido, y el hardware cambia.`,
    'Compruebe la propuesta con los fabricantes del hardware y del software antes de hacer el pedido. No se garantiza que un sistema construido según ella rinda como se ha calculado.',
    'Los nombres de productos son marcas de sus propietarios y solo se usan para indicar a qué se refiere el texto.',
  ],
};

export const ACCURACY_LINK: InLanguage<typeof en.ACCURACY_LINK> = 'Hasta qué punto son fiables las cifras';
