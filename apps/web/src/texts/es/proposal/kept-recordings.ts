import { counted, list, wordFor } from '@site-designer/texts/es/grammar';
import type * as en from '../../en/proposal/kept-recordings.ts';
import type { InLanguage } from '../../in-language.ts';

/** Published rules on how long recordings are kept. */
export const RULE_TEXTS: InLanguage<typeof en.RULE_TEXTS> = {
  title: 'Reglas de retención',
  intro:
    'Leyes y normas que este sitio tiene que cumplir. La retención de cada grupo de cámaras se comprueba con las reglas que elija; no cambia ninguna cifra.',
  search: 'Buscar reglas',
  found: (found, all) => `${found} de ${counted(all, 'regla', 'reglas')}`,
  nothingFound: 'Ninguna regla tiene estas palabras.',
  none: 'Este catálogo no tiene reglas.',
  chosen: 'Reglas elegidas',
  nothingChosen: 'No se ha elegido ninguna regla.',
  remove: (name) => `Quitar ${name}`,
  was: (before) => `antes ${before}`,
  noRules: 'ninguna regla',
  days: (kind, days) => `${kind === 'min' ? 'al menos' : 'como máximo'} ${counted(days, 'día', 'días')}`,
  /** At the beginning of a sentence. */
  daysAsked: (kind, days) => `${kind === 'min' ? 'Al menos' : 'Como máximo'} ${counted(days, 'día', 'días')}`,
  named: (name, days) => `${name}: ${days}`,
  source: (source) => `Consultado en: ${source}`,
  /** At a cell of the camera table. */
  broken: (kept, rules) => `Se conserva ${counted(kept, 'día', 'días')}. ${rules.join(' ')}`,
  asks: (name, days, citation) => `${name} exige ${days} (${citation}).`,
  breaks: (names) => `Incumple ${list(names)}`,
  groupBreaks: 'incumple una regla de retención',
  groupsBreak: (groups) =>
    `${counted(groups, 'grupo', 'grupos')} de cámaras ${wordFor(groups, 'incumple', 'incumplen')} una regla de retención`,
  show: 'Mostrar',
  showNext: 'Mostrar la siguiente retención que incumple una regla',
};

export const FINDING_TEXTS: InLanguage<typeof en.FINDING_TEXTS> = {
  group: 'Grupo de cámaras',
  kept: 'Conservación',
  rule: 'Regla',
  asked: 'Exigido',
  citation: 'Cita',
  keptDays: (shortest, longest) =>
    shortest === longest ? counted(longest, 'día', 'días') : `${shortest} a ${counted(longest, 'día', 'días')}`,
  askedBy: (rule, group) => `${rule}, ${group}`,
  checked: 'Comprobado con',
  allKept: 'Todos los grupos de cámaras cumplen las reglas elegidas.',
};

export const EVIDENCE_LOCK_TEXTS: InLanguage<typeof en.EVIDENCE_LOCK_TEXTS> = {
  title: 'Bloqueo de evidencias',
  reserve: 'Bloqueo de evidencias',
  nothing: 'No se bloquea nada: no se reserva almacenamiento.',
  incomplete: (missing) => `Aún no se reserva nada. Deben ser mayores que 0: ${list(missing)}.`,
  reserved: (tb, range, hours) =>
    `Se reservan ${tb} (probable: ${range.join(' a ')}) para ${counted(hours, 'hora bloqueada', 'horas bloqueadas')} de cámaras individuales, antes de la sobrecarga.`,
  request: ({ locksPerMonth, camerasPerLock, hoursPerLock, monthsKept }) =>
    `${counted(locksPerMonth, 'bloqueo', 'bloqueos')} al mes, ${counted(camerasPerLock, 'cámara', 'cámaras')}, ${counted(hoursPerLock, 'hora', 'horas')} cada una, conservado ${counted(monthsKept, 'mes', 'meses')}`,
};

export const EVIDENCE_LOCK_SETTING_TEXTS: InLanguage<typeof en.EVIDENCE_LOCK_SETTING_TEXTS> = {
  locksPerMonth: {
    label: 'Bloqueos al mes',
    help: 'Cuántos incidentes al mes se bloquean como evidencias. Las grabaciones bloqueadas sobreviven a su retención y quitan espacio a las demás, por lo que se reserva almacenamiento para ellas.',
    unit: 'bloqueos',
  },
  camerasPerLock: {
    label: 'Cámaras por bloqueo',
    help: 'Cuántas cámaras incluye cada bloqueo. Aún no se sabe cuáles, así que cuenta la tasa media de todas las cámaras.',
    unit: 'cámaras',
  },
  hoursPerLock: {
    label: 'Horas por bloqueo',
    help: 'Cuánto tiempo de cada cámara se bloquea. La unidad más pequeña es un fichero de la base de datos de una hora: una parte de una hora bloquea la hora entera.',
    unit: 'horas',
  },
  monthsKept: {
    label: 'Meses conservados',
    help: 'Cuánto dura un bloqueo. Después se libera cada mes tanto como se bloquea de nuevo y la reserva deja de crecer.',
    unit: 'meses',
  },
};
