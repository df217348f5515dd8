import type { Problems } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { number } from './grammar.ts';
import { names } from './names.ts';

/** What is wrong with a field. It stands apart, since screens without a result say it too. */
export const problems: Sentences<Problems> = {
  ...names.problems,
  'field.unknown': () => 'Champ inconnu',
  'field.number': () => 'Doit être un nombre valable',
  'field.one-decimal': () => 'Doit avoir au plus une décimale',
  'field.between': ({ min, max }) => `La valeur doit être entre ${number(min)} et ${number(max)}`,
  'field.at-least': ({ min }) => `La valeur doit être d’au moins ${number(min)}`,
  'field.at-most': ({ max }) => `La valeur doit être d’au plus ${number(max)}`,
  'field.one-of': ({ values }) => `Doit être l’une des valeurs ${values.join(', ')}`,
  'field.boolean': () => 'Doit être true ou false',
  'field.text': () => 'Doit être un texte',
  'field.object': () => 'Doit être un objet',
  'field.object-of': ({ fields }) => `Doit être un objet { ${fields.join(', ')} }`,
  'field.list': () => 'Doit être une liste',
  'field.alphanumeric': () => 'Doit contenir uniquement des lettres et des chiffres',
  'field.min-length': ({ min }) => `Doit avoir au moins ${number(min)} caractères`,
  'field.max-length': ({ max }) => `Doit avoir au plus ${number(max)} caractères`,
  'field.most-entries': ({ max }) => `Doit avoir au plus ${number(max)} entrées`,
  'field.listed-twice': () => 'Doit figurer une seule fois',
  'field.date': () => 'Doit être une date, par exemple 2026-05-04, avec ou sans heure et fuseau',

  'field.no-such-group': ({ id }) => `Groupe de caméras ${id} introuvable`,
  'field.no-such-row': ({ id }) => `Ligne ${id} introuvable`,
  'field.named-twice': ({ id }) => `La ligne ${id} figure deux fois`,
  'field.other-group': ({ cameraGroupId }) => `La ligne n’appartient pas au groupe ${cameraGroupId}`,
  'field.quantity-of-group': ({ first, other }) =>
    `La quantité d’un groupe est celle de son premier flux (${number(first)}) ; ${number(other)} n’est pas repris`,
  'field.watts-of-class': ({ most, poeClass }) =>
    `Un appareil de classe ${poeClass} consomme au plus ${number(most)} W`,
  'field.starts-no-group': () => 'Seule une ligne sans id ni cameraGroupId peut commencer un nouveau groupe',
  'field.first-stream-stays': () =>
    'Le premier flux d’un groupe ne peut pas être supprimé ; supprimez plutôt le groupe',
  'field.only-typed-rates': () => 'Seul un débit saisi peut avoir été mesuré',

  'field.no-failover': ({ edition }) =>
    `L’édition ${edition} a un serveur d’enregistrement et aucun serveur de secours`,
  'field.hot-spares-fill-bays': ({ bays }) =>
    `Les disques hot spare doivent laisser des emplacements aux enregistrements : un serveur en a ${number(bays)}`,
  'field.incompatible-appliance': () => 'Modèle, format de boîtier et type de RAID ne vont pas ensemble',
  'field.sku-not-offered': () =>
    'Ce SKU ne correspond pas au modèle, au format de boîtier, au type de RAID et au nombre de disques choisis',

  'field.id-twice': ({ id }) => `L’id ${id} est utilisé deux fois`,
  'field.no-such-entry': ({ id }) => `Il n’y a pas d’entrée avec l’id ${id}`,
  'field.zero-is': ({ meaning }) => `0 signifie ${meaning === 'auto' ? 'Auto' : 'une taille saisie'}`,
  'field.nothing-for-auto': () => 'Auto doit avoir au moins un choix',
  'field.empty': () => 'Ne doit pas être vide',
  'field.second-default': () => 'Il y a une autre valeur par défaut',
  'field.rising': () => 'Doit être croissant',
  'field.new-design-refused': ({ path, problem }, { say }) =>
    `Une nouvelle étude ne serait pas acceptée : ${path} : ${say(problem)}`,
  'field.decline': ({ max, fps }) =>
    `Doit être d’au plus ${number(max)} : les débits binaires augmentent jusqu’à ${number(fps)} images par seconde`,

  'call.no-entry': ({ id }) => `aucune entrée ${id} dans le catalogue`,
  'call.no-platform': () => 'Il n’y a pas de version de plateforme',
  'call.no-raid-formula': ({ raid }) => `aucune formule ne dit comment ${raid} répartit ses disques`,
  'call.no-figure': () => 'n’est pas un chiffre de ce résultat',
  'call.no-histories': () => 'n’a pas d’historiques',
  'call.no-settings': () => 'Aucun réglage ne donne cette alternative',
  'call.negative': ({ value }) => `nombre fini >= 0 attendu, reçu ${value}`,
  'call.not-finite': ({ value, numbers }) =>
    numbers === null
      ? 'a calculé pour une ligne un nombre qui n’est pas fini'
      : `a calculé ${value} à partir de ${JSON.stringify(numbers)}`,
};
