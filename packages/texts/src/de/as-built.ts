import type { AsBuiltSayings, LargerDisks, Unchecked } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { counted, list, number } from './grammar.ts';
import { THE_STORAGE, retentionText } from './words.ts';

/** Reasons why cameras were not checked, as they follow the number of cameras in a sentence. */
const REASONS: Readonly<Record<Unchecked, string>> = {
  disabled: 'ausgeschaltet',
  locked: 'mit Beweissicherung, deren altes Video im Platz, aber nicht in den Tagen enthalten ist',
  groomed: 'in einem Speicher, dessen Archiv eine reduzierte Bildrate behält',
  'no-figures': 'ohne belegten Platz oder vorhandene Tage im Bericht',
  'nothing-recorded': 'ohne Aufzeichnungen',
};

/** Designs beside reports of their recorders in German. */
export const asBuilt: Sentences<AsBuiltSayings> = {
  'finding.other-number-of-cameras': ({ designed, reported }) =>
    `Die Planung hat ${counted(designed, 'Kamera', 'Kameras')}, der Bericht ${reported === 0 ? 'keine' : number(reported)}.`,
  'finding.not-checked': ({ cameras, because }) =>
    `Nicht geprüft: ${counted(cameras, 'Kamera', 'Kameras')} ${REASONS[because]}.`,
  'finding.set-days-differ': ({ cameras, plannedDays }) =>
    `Der Aufzeichnungsserver ist so eingestellt, dass er ${counted(cameras, 'Kamera', 'Kameras')} nach einer anderen Zeit löscht, als die Planung vorsieht (${counted(plannedDays, 'Tag', 'Tage')}).`,
  'finding.held-by-set-days': ({ cameras }) =>
    `Der Aufzeichnungsserver löscht ${counted(cameras, 'Kamera', 'Kameras')} nach Alter: Mehr Platz würde nichts länger aufbewahren und ist möglicherweise vorhanden.`,
  'finding.short-sample': ({ cameras, days }) =>
    `Die Rate von ${counted(cameras, 'Kamera', 'Kameras')} stammt aus weniger als ${counted(days, 'Tag', 'Tagen')}.`,
  'finding.no-recorded-share': ({ cameras }) =>
    `Der Bericht nennt den Aufzeichnungsanteil von ${counted(cameras, 'Kamera', 'Kameras')} nicht: Er zählt zur Rate.`,

  'rate-not-taken.no-video': () => 'Ton und Metadaten der Planung allein sind mehr, als die Kameras aufzeichnen.',
  'rate-not-taken.out-of-bounds': ({ kbps, min, max }) =>
    `Eine Rate von ${number(kbps)} kbit/s lässt sich nicht eingeben: Zulässig sind ${number(min)} bis ${number(max)} kbit/s.`,

  'remedy.longer-sample': ({ days, groups }) =>
    `Vor jeder Änderung erneut mit einem Bericht über mindestens ${counted(days, 'Tag', 'Tage')} prüfen: Die Raten von ${counted(groups, 'Gruppe', 'Gruppen')} stammen aus weniger`,
  'remedy.set-days': ({ days, groups, neededTb, isHeld }, { figure }) => {
    const target = days === null ? 'die geplanten Tage' : counted(days, 'Tag', 'Tage');
    const set = `Die Aufzeichnungsserver von ${counted(groups, 'Gruppe', 'Gruppen')} auf ${target} einstellen`;
    if (isHeld) return `${set}: Die Planung hat Platz dafür`;
    return `${set}: Dafür benötigen diese Raten ${figure(neededTb, 'TB')}, mehr, als die Planung Platz hat`;
  },
  'remedy.designed-storage': ({ missingTb }, { figure }) =>
    `Den Aufzeichnungen ${figure(missingTb, 'TB')} mehr geben, als sie jetzt belegen: Die Hardware der Planung hat Platz dafür und erreicht die geplanten Tage bei den tatsächlichen Raten`,
  'remedy.retention': ({ days, present }) => `Aufzeichnungen ${retentionText({ days, present })} aufbewahren`,
  'remedy.frame-rate': ({ fps, groups }) =>
    `In ${counted(groups, 'Gruppe, deren Rate höher ist als geplant,', 'Gruppen, deren Raten höher sind als geplant,')} höchstens ${counted(fps, 'Bild', 'Bilder')} pro Sekunde aufzeichnen`,
  'remedy.bit-rate': ({ percent }) =>
    `Die Bitrate der Kameras des Berichts auf ${number(100 - percent)} % der tatsächlichen senken`,
  'remedy.larger-disks': ({ larger }) => `In jedem Server ${list(larger.map(disksText))} verwenden`,
  'remedy.more-servers': ({ more, servers }) =>
    `${counted(more, 'Aufzeichnungsserver', 'Aufzeichnungsserver')} derselben Art hinzufügen, insgesamt ${number(servers)}`,
};

function disksText({ storage, disks, diskTb, presentTb }: LargerDisks): string {
  return `${counted(disks, 'Festplatte', 'Festplatten')} mit ${number(diskTb)} TB (jetzt ${number(presentTb)} TB) für ${THE_STORAGE[storage]}`;
}
