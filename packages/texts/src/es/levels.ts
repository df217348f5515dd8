/** Levels of what a camera shows of a person, by their names in IEC 62676-4. */
export const LEVELS: Readonly<Record<string, string>> = {
  monitor: 'supervisar',
  detect: 'detectar',
  observe: 'observar',
  recognise: 'reconocer',
  identify: 'identificar',
  inspect: 'inspeccionar',
  overview: 'vista general',
  outline: 'contorno',
  discern: 'discernir',
  perceive: 'percibir',
  characterise: 'caracterizar',
  validate: 'validar',
  scrutinise: 'escrutar',
};
