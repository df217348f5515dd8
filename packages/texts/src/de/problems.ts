import type { Problems } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { counted, number } from './grammar.ts';
import { names } from './names.ts';

/** What is wrong with a field. It stands apart, since screens without a result say it too. */
export const problems: Sentences<Problems> = {
  ...names.problems,
  'field.unknown': () => 'Unbekanntes Feld',
  'field.number': () => 'Muss eine gültige Zahl sein',
  'field.one-decimal': () => 'Darf höchstens eine Nachkommastelle haben',
  'field.between': ({ min, max }) => `Der Wert muss zwischen ${number(min)} und ${number(max)} liegen`,
  'field.at-least': ({ min }) => `Der Wert muss mindestens ${number(min)} sein`,
  'field.at-most': ({ max }) => `Der Wert darf höchstens ${number(max)} sein`,
  'field.one-of': ({ values }) => `Muss einer dieser Werte sein: ${values.join(', ')}`,
  'field.boolean': () => 'Muss true oder false sein',
  'field.text': () => 'Muss ein Text sein',
  'field.object': () => 'Muss ein Objekt sein',
  'field.object-of': ({ fields }) => `Muss ein Objekt { ${fields.join(', ')} } sein`,
  'field.list': () => 'Muss eine Liste sein',
  'field.alphanumeric': () => 'Darf nur Buchstaben und Ziffern enthalten',
  'field.min-length': ({ min }) => `Muss mindestens ${number(min)} Zeichen lang sein`,
  'field.max-length': ({ max }) => `Darf höchstens ${number(max)} Zeichen lang sein`,
  'field.most-entries': ({ max }) => `Darf höchstens ${counted(max, 'Eintrag', 'Einträge')} haben`,
  'field.listed-twice': () => 'Darf nur einmal aufgeführt sein',
  'field.date': () => 'Muss ein Datum sein, zum Beispiel 2026-05-04, mit oder ohne Uhrzeit und Zeitzone',

  'field.no-such-group': ({ id }) => `Kameragruppe ${id} nicht gefunden`,
  'field.no-such-row': ({ id }) => `Zeile ${id} nicht gefunden`,
  'field.named-twice': ({ id }) => `Zeile ${id} ist zweimal aufgeführt`,
  'field.other-group': ({ cameraGroupId }) => `Die Zeile gehört nicht zu Gruppe ${cameraGroupId}`,
  'field.quantity-of-group': ({ first, other }) =>
    `Die Anzahl einer Gruppe ist die ihres ersten Streams (${number(first)}); ${number(other)} wird nicht übernommen`,
  'field.watts-of-class': ({ most, poeClass }) =>
    `Ein Gerät der Klasse ${poeClass} entnimmt höchstens ${number(most)} W`,
  'field.starts-no-group': () => 'Nur eine Zeile ohne id und cameraGroupId kann eine neue Gruppe beginnen',
  'field.first-stream-stays': () =>
    'Der erste Stream einer Gruppe kann nicht gelöscht werden; löschen Sie stattdessen die Gruppe',
  'field.only-typed-rates': () => 'Nur eine eingegebene Rate kann gemessen worden sein',

  'field.no-failover': ({ edition }) =>
    `Die Edition ${edition} hat einen Aufzeichnungsserver und keine Failover-Server`,
  'field.hot-spares-fill-bays': ({ bays }) =>
    `Hot-Spares müssen Laufwerksschächte für Aufzeichnungen übrig lassen: Ein Server hat ${number(bays)}`,
  'field.incompatible-appliance': () => 'Modell, Bauform und RAID-Typ passen nicht zusammen',
  'field.sku-not-offered': () =>
    'Diese SKU gehört nicht zu Modell, Bauform, RAID-Typ und Festplattenzahl, die gewählt sind',

  'field.id-twice': ({ id }) => `Die ID ${id} ist zweimal vergeben`,
  'field.no-such-entry': ({ id }) => `Es gibt keinen Eintrag mit der ID ${id}`,
  'field.zero-is': ({ meaning }) => `0 bedeutet ${meaning === 'auto' ? 'Auto' : 'eine eingegebene Größe'}`,
  'field.nothing-for-auto': () => 'Auto muss mindestens eine Möglichkeit zur Auswahl haben',
  'field.empty': () => 'Darf nicht leer sein',
  'field.second-default': () => 'Es gibt einen anderen Standard',
  'field.rising': () => 'Muss ansteigen',
  'field.new-design-refused': ({ path, problem }, { say }) =>
    `Eine neue Planung würde nicht angenommen: ${path}: ${say(problem)}`,
  'field.decline': ({ max, fps }) =>
    `Darf höchstens ${number(max)} sein: Bitraten steigen bis ${number(fps)} Bilder pro Sekunde`,

  'call.no-entry': ({ id }) => `kein Eintrag ${id} im Katalog`,
  'call.no-platform': () => 'Es gibt keine Plattformversion',
  'call.no-raid-formula': ({ raid }) => `keine Formel besagt, wie ${raid} seine Festplatten aufteilt`,
  'call.no-figure': () => 'kein Wert dieses Ergebnisses',
  'call.no-histories': () => 'hat keine Herleitungen',
  'call.no-settings': () => 'Keine Einstellungen ergeben diese Alternative',
  'call.negative': ({ value }) => `erwartet wurde eine endliche Zahl >= 0, nicht ${value}`,
  'call.not-finite': ({ value, numbers }) =>
    numbers === null
      ? 'hat für eine Zeile eine Zahl berechnet, die nicht endlich ist'
      : `hat ${value} aus ${JSON.stringify(numbers)} berechnet`,
};
