import { counted, list, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/kept-recordings.ts';
import type { InLanguage } from '../../in-language.ts';

export const RULE_TEXTS: InLanguage<typeof en.RULE_TEXTS> = {
  title: 'Aufbewahrungsregeln',
  intro:
    'Gesetze und Normen, die dieser Standort einhalten muss. Die Aufbewahrungszeit jeder Kameragruppe wird an den von Ihnen gewählten Regeln geprüft; kein Wert ändert sich.',
  search: 'Regeln suchen',
  found: (found, all) => `${number(found)} von ${counted(all, 'Regel', 'Regeln')}`,
  nothingFound: 'Keine Regel enthält diese Wörter.',
  none: 'Dieser Katalog hat keine Regeln.',
  chosen: 'Gewählte Regeln',
  nothingChosen: 'Keine Regel ist gewählt.',
  remove: (name) => `${name} entfernen`,
  was: (before) => `vorher ${before}`,
  noRules: 'keine Regeln',
  days: (kind, days) => `${kind === 'min' ? 'mindestens' : 'höchstens'} ${counted(days, 'Tag', 'Tage')}`,
  daysAsked: (kind, days) => `${kind === 'min' ? 'Mindestens' : 'Höchstens'} ${counted(days, 'Tag', 'Tage')}`,
  named: (name, days) => `${name}: ${days}`,
  source: (source) => `Gelesen in: ${source}`,
  broken: (kept, rules) => `Aufbewahrungszeit ${counted(kept, 'Tag', 'Tage')}. ${rules.join(' ')}`,
  asks: (name, days, citation) => `${name} verlangt ${days} (${citation}).`,
  breaks: (names) => `Verletzt ${list(names)}`,
  groupBreaks: 'verletzt eine Aufbewahrungsregel',
  groupsBreak: (groups) =>
    `${counted(groups, 'Kameragruppe verletzt', 'Kameragruppen verletzen')} eine Aufbewahrungsregel`,
  show: 'Anzeigen',
  showNext: 'Nächste Aufbewahrungszeit anzeigen, die eine Regel verletzt',
};

export const FINDING_TEXTS: InLanguage<typeof en.FINDING_TEXTS> = {
  group: 'Kameragruppe',
  kept: 'Aufbewahrt',
  rule: 'Regel',
  asked: 'Verlangt',
  citation: 'Fundstelle',
  keptDays: (shortest, longest) =>
    shortest === longest
      ? counted(longest, 'Tag', 'Tage')
      : `${number(shortest)} bis ${counted(longest, 'Tag', 'Tage')}`,
  askedBy: (rule, group) => `${rule}, ${group}`,
  checked: 'Geprüft an',
  allKept: 'Jede Kameragruppe hält die gewählten Regeln ein.',
};

export const EVIDENCE_LOCK_TEXTS: InLanguage<typeof en.EVIDENCE_LOCK_TEXTS> = {
  title: 'Beweissicherung',
  reserve: 'Beweissicherung',
  nothing: 'Nichts wird gesichert: Kein Speicher ist reserviert.',
  incomplete: (missing) => `Noch ist nichts reserviert: Größer als 0 sein muss: ${list(missing)}.`,
  reserved: (tb, range, hours) =>
    `${tb} sind reserviert (wahrscheinlich ${range.join(' bis ')}) für ${counted(hours, 'gesicherte Stunde', 'gesicherte Stunden')} einzelner Kameras, vor Zuschlag.`,
  request: ({ locksPerMonth, camerasPerLock, hoursPerLock, monthsKept }) =>
    `${counted(locksPerMonth, 'Sicherung', 'Sicherungen')} pro Monat, ${counted(camerasPerLock, 'Kamera', 'Kameras')}, je ${counted(hoursPerLock, 'Stunde', 'Stunden')}, ${counted(monthsKept, 'Monat', 'Monate')} aufbewahrt`,
};

export const EVIDENCE_LOCK_SETTING_TEXTS: InLanguage<typeof en.EVIDENCE_LOCK_SETTING_TEXTS> = {
  locksPerMonth: {
    label: 'Sicherungen pro Monat',
    help: 'Wie viele Vorfälle pro Monat als Beweis gesichert werden. Gesicherte Aufzeichnungen überdauern ihre Aufbewahrungszeit und nehmen den anderen Platz weg, daher wird Speicher für sie reserviert.',
    unit: 'Sicherungen',
  },
  camerasPerLock: {
    label: 'Kameras je Sicherung',
    help: 'Wie viele Kameras jede Sicherung umfasst. Welche, ist noch nicht bekannt, daher zählt die mittlere Rate aller Kameras.',
    unit: 'Kameras',
  },
  hoursPerLock: {
    label: 'Stunden je Sicherung',
    help: 'Ein wie langes Stück jeder Kamera gesichert wird. Die kleinste Einheit ist eine Datenbankdatei von einer Stunde: Ein Teil einer Stunde sichert die ganze Stunde.',
    unit: 'Stunden',
  },
  monthsKept: {
    label: 'Aufbewahrte Monate',
    help: 'Wie lange eine Sicherung gilt. Danach wird jeden Monat so viel frei, wie neu gesichert wird, und die Reserve wächst nicht mehr.',
    unit: 'Monate',
  },
};
