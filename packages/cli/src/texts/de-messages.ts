/** What the command line says of what it is asked and of files, in German. */
export const messages = {
  'error: {text}': 'Fehler: {text}',
  'warning: {text}': 'Warnung: {text}',
  'Average with {percent} % motion': 'Mittel bei {percent} % Bewegung',
  'Bit rate': 'Bitrate',
  'Storage of a day': 'Speicher eines Tages',
  '{codec}, {resolution}, {fps} fps, complexity {complexity}':
    '{codec}, {resolution}, {fps} fps, Komplexität {complexity}',
  'One scene in ten stays below the range, one in ten exceeds it. kbit/s and GB are decimal.':
    'Eine von zehn Szenen bleibt unter dem Bereich, eine von zehn liegt darüber. kbit/s und GB sind dezimal.',
  'Compare it with what? Name another design, or a --variant.':
    'Womit vergleichen? Nennen Sie eine andere Planung oder eine --variant.',
  '--variant "{name}": An issued proposal has no variants; name a design file.':
    '--variant „{name}“: Ein ausgestelltes Angebot hat keine Varianten; nennen Sie eine Planungsdatei.',
  'Which table? Name a CSV or XLSX file, - for standard input, or --template.':
    'Welche Tabelle? Nennen Sie eine CSV- oder XLSX-Datei, - für die Standardeingabe oder --template.',
  '{file}: {streams} in one group': '{file}: {streams} in einer Gruppe',
  '{file}: {streams} in {groups} groups': '{file}: {streams} in {groups} Gruppen',
  'the list is an export that names its groups, so that --combine changes nothing':
    'die Liste ist ein Export, der seine Gruppen nennt, daher ändert --combine nichts',
  'Line {line} says {says} cameras, and {taken} were taken':
    'Zeile {line} nennt {says} Kameras, übernommen wurden {taken}',
  'it is not clear whether these lines are cameras; --decide leave leaves them out, --decide take takes them':
    'es ist nicht klar, ob diese Zeilen Kameras sind; --decide leave lässt sie weg, --decide take übernimmt sie',
  '--group "{group}": Only the goal cameras is sought for one group.':
    '--group „{group}“: Nur das Ziel cameras wird für eine Gruppe gesucht.',
  'The design plans no network: set network.switchKind first, or plan its switches in the app':
    'Die Planung enthält kein Netz: Setzen Sie zuerst network.switchKind oder planen Sie seine Switches in der App',
  'The report does not tell when it was made: add --date, such as --date 2026-05-04':
    'Der Bericht sagt nicht, wann er erstellt wurde: Ergänzen Sie --date, etwa --date 2026-05-04',
  '--measured: no camera has a rate that can be taken. {why}':
    '--measured: Keine Kamera hat eine Rate, die übernommen werden kann. {why}',
  '{file}: one thing is wrong in it': '{file}: darin ist ein Fehler',
  '{file}: {count} things are wrong in it': '{file}: darin sind {count} Fehler',
  ' Did you mean {names}?': ' Meinten Sie {names}?',
  'there is no such file': 'diese Datei gibt es nicht',
  'it is a folder': 'es ist ein Ordner',
  'it may not be opened': 'sie darf nicht geöffnet werden',
  'there is such a file already; --force replaces it': 'eine solche Datei gibt es schon; --force ersetzt sie',
  'standard input': 'Standardeingabe',
  '{file} cannot be read: {reason}': '{file} ist nicht lesbar: {reason}',
  '{file} cannot be written: {reason}': '{file} kann nicht geschrieben werden: {reason}',
  'it is an archive or a workbook, not a text': 'es ist ein Archiv oder eine Arbeitsmappe und kein Text',
  'it is not Unicode; save it as UTF-8': 'es ist kein Unicode; speichern Sie sie als UTF-8',
  '{wrong}, or its id.{near}': '{wrong} oder die ID.{near}',
  'The catalogue has no such SKU.{near}': 'Der Katalog hat keine solche SKU.{near}',
  'Must be a list in JSON, as a design file has it.': 'Muss eine Liste in JSON sein, wie in einer Planungsdatei.',
  'Must be ids with commas between them, of {allowed}.': 'Muss aus IDs mit Kommas dazwischen bestehen, von {allowed}.',
  'There is no setting "{name}".{near}': 'Es gibt keine Einstellung „{name}“.{near}',
  ' Settings are {names}.': ' Einstellungen sind {names}.',
  'Which of them: {names}?': 'Welche davon: {names}?',
} as const;

/** A message of the command line, by its English. */
export type Message = keyof typeof messages;
