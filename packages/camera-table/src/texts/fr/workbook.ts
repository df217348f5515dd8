import type { InLanguage } from '@site-designer/texts';
import { number } from '@site-designer/texts/fr/grammar';
import type * as en from '../en/workbook.ts';

export const WORKBOOK_TEXTS: InLanguage<typeof en.WORKBOOK_TEXTS> = {
  ofList: 'Choisissez une valeur de la liste.',
  ofListOrSize: 'Choisissez une valeur de la liste, ou gardez une taille à vous, comme 2688x1520.',
  whole: (least, most) => `Saisissez un nombre entier entre ${least} et ${most}.`,
  oneDecimal: (least, most) => `Saisissez un nombre avec au plus une décimale, entre ${least} et ${most}.`,
  anyDecimals: (least, most) => `Saisissez un nombre entre ${least} et ${most}.`,
  atMost: (characters) => `Au plus ${characters} caractères.`,
  columns: 'Colonnes',
  heads: ['Colonne', 'Signification', 'Valeurs admises'],
  rowId: 'La ligne de l’étude qui est modifiée. À laisser vide pour un nouveau groupe de caméras ou un nouveau flux.',
  groupId:
    'Les lignes qui portent le même texte sont des flux d’un même groupe de caméras ; vide, chaque ligne est un groupe.',
  sizes: (least, most) =>
    `ou toute largeur x hauteur de ${number(least)} à ${number(most)} pixels de côté, comme 2688x1520`,
  range: (least, most) => `${number(least)} à ${number(most)}`,
  date: 'Une date, comme 2026-05-04',
  upTo: (characters) => `Jusqu’à ${number(characters)} caractères`,
};
