/** Levels of what a camera shows of a person, by their names in IEC 62676-4. */
export const LEVELS: Readonly<Record<string, string>> = {
  monitor: 'Überwachen',
  detect: 'Detektieren',
  observe: 'Beobachten',
  recognise: 'Erkennen',
  identify: 'Identifizieren',
  inspect: 'Überprüfen',
  overview: 'Überblick',
  outline: 'Umriss',
  discern: 'Unterscheiden',
  perceive: 'Wahrnehmen',
  characterise: 'Charakterisieren',
  validate: 'Validieren',
  scrutinise: 'Genau untersuchen',
};
