import type { NameWords } from '../spoken/check-words.ts';

export const names: NameWords = {
  tooLong: {
    project: 'No se puede guardar el proyecto: el nombre debe tener menos de 100 caracteres.',
    site: 'No se puede guardar el sitio: el nombre debe tener menos de 50 caracteres.',
    siteDesign: 'No se puede guardar el diseño del sitio: el nombre debe tener menos de 50 caracteres.',
  },
  fresh: { project: 'Nuevo proyecto', site: 'Nuevo sitio', siteDesign: 'Nuevo diseño del sitio' },
  copyOf: (name) => `Copia de ${name}`,
  controlCharacters: 'No debe contener caracteres de control',
  problems: {
    'field.required': () => 'Este campo es obligatorio',
    'field.control-characters': () => 'No debe contener saltos de línea ni otros caracteres de control',
    'field.nothing-visible': () => 'Debe contener caracteres visibles',
  },
};
