/** Levels of what a camera shows of a person, by their names in IEC 62676-4. */
export const LEVELS: Readonly<Record<string, string>> = {
  monitor: 'surveiller',
  detect: 'détecter',
  observe: 'observer',
  recognise: 'reconnaître',
  identify: 'identifier',
  inspect: 'inspecter',
  overview: 'vue d’ensemble',
  outline: 'silhouette',
  discern: 'discerner',
  perceive: 'percevoir',
  characterise: 'caractériser',
  validate: 'valider',
  scrutinise: 'scruter',
};
