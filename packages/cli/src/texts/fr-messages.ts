import type { Message } from './de-messages.ts';

export const messages: Readonly<Record<Message, string>> = {
  'error: {text}': 'erreur : {text}',
  'warning: {text}': 'avertissement : {text}',
  'Average with {percent} % motion': 'Moyenne avec {percent} % de mouvement',
  'Bit rate': 'Débit binaire',
  'Storage of a day': 'Stockage d’un jour',
  '{codec}, {resolution}, {fps} fps, complexity {complexity}':
    '{codec}, {resolution}, {fps} fps, complexité {complexity}',
  'One scene in ten stays below the range, one in ten exceeds it. kbit/s and GB are decimal.':
    'Une scène sur dix reste sous la plage, une sur dix la dépasse. kbit/s et GB sont décimaux.',
  'Compare it with what? Name another design, or a --variant.':
    'À comparer avec quoi ? Indiquez une autre étude ou une --variant.',
  '--variant "{name}": An issued proposal has no variants; name a design file.':
    '--variant « {name} » : une proposition émise n’a pas de variantes ; indiquez un fichier d’étude.',
  'Which table? Name a CSV or XLSX file, - for standard input, or --template.':
    'Quelle table ? Indiquez un fichier CSV ou XLSX, - pour l’entrée standard, ou --template.',
  '{file}: {streams} in one group': '{file} : {streams} dans un groupe',
  '{file}: {streams} in {groups} groups': '{file} : {streams} dans {groups} groupes',
  'the list is an export that names its groups, so that --combine changes nothing':
    'la liste est un export qui nomme ses groupes : --combine ne change rien',
  'Line {line} says {says} cameras, and {taken} were taken':
    'La ligne {line} indique {says} caméras, {taken} ont été reprises',
  'it is not clear whether these lines are cameras; --decide leave leaves them out, --decide take takes them':
    'il n’est pas clair que ces lignes soient des caméras ; --decide leave les laisse de côté, --decide take les prend',
  '--group "{group}": Only the goal cameras is sought for one group.':
    '--group « {group} » : seul l’objectif cameras se cherche pour un groupe.',
  'The design plans no network: set network.switchKind first, or plan its switches in the app':
    'L’étude ne prévoit pas de réseau : réglez d’abord network.switchKind, ou prévoyez ses switchs dans l’application',
  'The report does not tell when it was made: add --date, such as --date 2026-05-04':
    'Le rapport ne dit pas quand il a été fait : ajoutez --date, par exemple --date 2026-05-04',
  '--measured: no camera has a rate that can be taken. {why}':
    '--measured : aucune caméra n’a de débit qui puisse être repris. {why}',
  '{file}: one thing is wrong in it': '{file} : une erreur s’y trouve',
  '{file}: {count} things are wrong in it': '{file} : {count} erreurs s’y trouvent',
  ' Did you mean {names}?': ' Vouliez-vous dire {names} ?',
  'there is no such file': 'ce fichier n’existe pas',
  'it is a folder': 'c’est un dossier',
  'it may not be opened': 'il ne peut pas être ouvert',
  'there is such a file already; --force replaces it': 'un tel fichier existe déjà ; --force le remplace',
  'standard input': 'entrée standard',
  '{file} cannot be read: {reason}': '{file} est illisible : {reason}',
  '{file} cannot be written: {reason}': '{file} ne peut pas être écrit : {reason}',
  'it is an archive or a workbook, not a text': 'c’est une archive ou un classeur et non un texte',
  'it is not Unicode; save it as UTF-8': 'ce n’est pas de l’Unicode ; enregistrez-le en UTF-8',
  '{wrong}, or its id.{near}': '{wrong}, ou son identifiant.{near}',
  'The catalogue has no such SKU.{near}': 'Le catalogue n’a pas ce SKU.{near}',
  'Must be a list in JSON, as a design file has it.': 'Doit être une liste en JSON, comme dans un fichier d’étude.',
  'Must be ids with commas between them, of {allowed}.':
    'Doit être des identifiants séparés par des virgules, parmi {allowed}.',
  'There is no setting "{name}".{near}': 'Il n’y a pas de réglage « {name} ».{near}',
  ' Settings are {names}.': ' Les réglages sont {names}.',
  'Which of them: {names}?': 'Lequel : {names} ?',
};
