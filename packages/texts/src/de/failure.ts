import type { FailureSayings, RuleText } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { counted, number, wordFor } from './grammar.ts';
import { serversText } from './hardware.ts';
import { OF_STORAGE } from './words.ts';

/** Failures and retention in German. */
export const failure: Sentences<FailureSayings> = {
  'warning.rebuild-loss': ({ storage, percent }) =>
    `Ein Rebuild ${OF_STORAGE[storage]} misslingt laut Datenblatt mit einer Wahrscheinlichkeit von bis zu ${number(percent)} %, und die Aufzeichnungen sind dann verloren. RAID 6 übersteht das.`,
  'warning.rebuild-load': ({ storage, leftMbyte, neededMbyte }, { figure }) =>
    `Während eines Rebuilds ${OF_STORAGE[storage]} bleiben ${figure(leftMbyte, 'MB/s')} übrig, und der meistbelastete Server verlangt ${figure(neededMbyte, 'MB/s')}: Aufzeichnungen können verloren gehen. Mehr Festplatten oder ein langsamerer Rebuild helfen.`,
  'warning.disk-workload': ({ storage, workloadTb, ratedTb }, { figure }) =>
    `Jede Festplatte ${OF_STORAGE[storage]} bewegt ${figure(workloadTb, 'TB')} pro Jahr, mehr als die ${number(ratedTb)} TB, für die Nearline-Festplatten ausgelegt sind. Mehr Festplatten teilen sich die Last.`,
  'note.disk-workload': ({ storage, workloadTb, entryTb, ratedTb }, { figure }) =>
    `Jede Festplatte ${OF_STORAGE[storage]} bewegt ${figure(workloadTb, 'TB')} pro Jahr: mehr als die ${number(entryTb)} TB von Einstiegs- und Videoüberwachungs-Festplatten. Bestellen Sie Festplatten, die für ${number(ratedTb)} TB ausgelegt sind.`,
  'note.hot-spares': ({ disksPerHotSpare, hotSpares, disks }) =>
    `Keine Festplatte steht für eine ausfallende bereit, daher beginnt ein Rebuild erst, wenn jemand die Festplatte getauscht hat. Üblich ist ein Hot-Spare für ${number(disksPerHotSpare)} Festplatten: ${counted(hotSpares, 'Hot-Spare', 'Hot-Spares')} für die ${number(disks)} Festplatten dieser Planung.`,
  'warning.retention-rule-broken': ({ rule, kind, broken, groups }) =>
    `${number(broken)} von ${counted(groups, 'Kameragruppe', 'Kameragruppen')} ${wordFor(broken, 'wird', 'werden')} ${kind === 'min' ? 'kürzer' : 'länger'} aufbewahrt als die ${number(rule.days)} Tage von ${rule.name} (${rule.citation}).`,
  'warning.retention-rules-clash': ({ longer, shorter }) =>
    `Keine Aufbewahrungszeit erfüllt beide Regeln: ${ruleText(longer, 'mindestens')}; ${ruleText(shorter, 'höchstens')}.`,
  'warning.second-archive-costs': ({ groomAfterDays, now, without }) =>
    `Das zweite Archiv nach ${counted(groomAfterDays, 'Tag', 'Tagen')} kostet mehr, als es einspart: ${serversText(now)}; ohne es ${serversText(without)}.`,
  'warning.second-archive-saves-nothing': ({ groomAfterDays }) =>
    `Das zweite Archiv übernimmt nach ${counted(groomAfterDays, 'Tag', 'Tagen')}, behält aber jedes Bild dieser Kameras: Es spart keinen Speicher.`,
  'warning.second-archive-unused': ({ groomAfterDays, longestDays }) =>
    `Das zweite Archiv übernimmt nach ${counted(groomAfterDays, 'Tag', 'Tagen')}, aber nichts wird länger als ${counted(longestDays, 'Tag', 'Tage')} aufbewahrt: Es reduziert keine Bildrate und spart keinen Speicher.`,
  'warning.evidence-lock-edition': ({ edition, others }) =>
    `Die Edition ${edition} hat keine Beweissicherung: Die Reserve dafür bliebe ungenutzt.${others.length === 0 ? '' : ` Editionen mit Beweissicherung: ${others.join(', ')}.`}`,
  'warning.evidence-lock-cameras': ({ camerasPerLock, cameras }) =>
    `Die Reserve für Beweissicherung zählt ${counted(camerasPerLock, 'Kamera', 'Kameras')} je Sicherung, die Planung hat ${number(cameras)}.`,
};

function ruleText({ name, citation, days }: RuleText, bound: string): string {
  return `${name} (${citation}) verlangt ${bound} ${counted(days, 'Tag', 'Tage')}`;
}
