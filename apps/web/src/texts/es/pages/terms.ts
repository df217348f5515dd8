/** Terms of the proposals of a company that has set none, one text per paragraph. */
export const TERMS: readonly string[] = [
  'Esta propuesta es un cálculo y no una oferta en firme. Se basa en lo que se ha introducido, en datos publicados por los fabricantes, en mediciones y en supuestos indicados; no sustituye una visita al sitio ni el asesoramiento de los fabricantes.',
  'La disponibilidad, los precios y las características del hardware y el software cambian sin previo aviso. Compruebe la propuesta con los fabricantes antes de hacer un pedido. En la medida en que la ley lo permita, no se asume responsabilidad por los daños que se deriven de su uso.',
  'Aviso sobre la recogida de datos: el diseño y el nombre, la empresa, el correo y el teléfono de quien lo hizo se guardan para mostrar e imprimir esta propuesta. No se usan para nada más; la política de privacidad indica cómo consultarlos, corregirlos o eliminarlos.',
];
