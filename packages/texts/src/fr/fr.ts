import type { FreedChoice } from '@site-designer/sizing-engine';
import type { Language } from '../language/language.ts';
import { chosenText } from '../basics/chosen-text.ts';
import { asBuilt } from './as-built.ts';
import { bill } from './bill.ts';
import { citations } from './citations.ts';
import { comparison } from './comparison.ts';
import { derivation } from './derivation.ts';
import { documents } from './documents/documents.ts';
import { failure } from './failure.ts';
import { COLON, LOCALE, SEMICOLON, counted, list, number, wordFor } from './grammar.ts';
import { hardware, serversText } from './hardware.ts';
import { headroom } from './headroom.ts';
import { SETTINGS, editionText, nothingFits } from './nothing-fits.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { sqlEdition } from './sql-editions.ts';
import { unitText } from './units.ts';
import { LIMITS, STORAGES, THE_STORAGE } from './words.ts';
import { capitalized } from '../basics/grammar.ts';

/** French. */
export const fr: Language = {
  locale: LOCALE,
  colon: COLON,
  semicolon: SEMICOLON,
  unit: unitText,
  sqlEdition,
  derivation,
  documents,
  sayings: {
    ...citations,
    ...rules,
    ...hardware,
    ...headroom,
    ...asBuilt,
    ...bill,
    ...comparison,
    ...failure,
    ...problems,
    ...nothingFits,
    'warning.express-plus-limit': ({ edition, max }) => editionText(edition, max),
    'warning.management-level-exceeded': () =>
      'Attention : le nombre total de caméras ajoutées dépasse votre sélection.',
    'warning.contact-presales': () => 'Contactez l’avant-vente pour une étude optimisée.',
    'warning.frame-rate-extrapolated': ({ min, max }) =>
      `La loi des débits binaires a été mesurée de ${number(min)} à ${number(max)} fps ; certains flux sont en dehors, où c’est une extrapolation.`,
    'warning.machine-cameras': ({ machine, cpu, cameras, advised }) =>
      `${machine} (${cpu}) : ${number(cameras)} caméras sur une machine, c’est plus que les ${number(advised)} que conseille la documentation des serveurs d’enregistrement. Donnez-lui plus de processeurs, ou baissez « Caméras max. par serveur ».`,
    'warning.no-failover': ({ cameras, of }) =>
      cameras === of
        ? `Pas de secours : ${of === 1 ? 'la caméra n’est pas enregistrée' : `les ${number(of)} caméras ne sont pas enregistrées`} pendant la panne du serveur.`
        : `Pas de secours : ${counted(cameras, 'caméra', 'caméras')} sur ${number(of)} ${wordFor(cameras, 'n’est pas enregistrée', 'ne sont pas enregistrées')} pendant la panne d’un serveur.`,
    'warning.disks-nearly-full': ({ storage, percent, capPercent }) => {
      const full = `${capitalized(THE_STORAGE[storage])} est remplie à ${number(Math.round(percent))} %`;
      return capPercent === null
        ? `${full} : un peu plus de vidéo que prévu suffit à la remplir.`
        : `${full}, et ${number(capPercent)} % sont autorisés : il n’y a guère de place pour plus de vidéo.`;
    },
    'warning.binding-setting': ({ choices, now, free }) => {
      const fixed = list(
        choices.map(({ setting, chosen }) => `${SETTINGS[setting]} ${chosenText(chosen, 'à', number)}`),
      );
      const more = counted(now.servers - free.servers, 'serveur', 'serveurs');
      return `Avec ${fixed}, il faut ${more} de plus qu’avec ${usualText(choices)} : ${serversText(now)} au lieu de ${serversText(free)}.`;
    },
    'warning.jbod-loss': () => 'JBOD n’a aucune protection : un disque en panne perd ses enregistrements.',
    'warning.raid5-rebuild': ({ diskTb, disks }) =>
      `RAID 5 avec des disques de plus de ${number(diskTb)} TB, ou plus de ${number(disks)} disques par grappe, est vulnérable pendant sa reconstruction : une seconde panne fait perdre la grappe. Envisagez RAID 6.`,
    'warning.purpose-without-angle': ({ groups }) =>
      `${counted(groups, 'groupe de caméras indique', 'groupes de caméras indiquent')} ce qu’il faut montrer d’une personne, mais pas sous quel angle : saisissez l’angle de la fiche technique.`,
    'warning.unknown-kind': ({ ids }) =>
      `Le catalogue ne contient pas ${list(ids.map((id) => `« ${id} »`))} : Auto choisit un switch à la place, un décodeur est ignoré.`,
    'warning.live-view': ({ mbit, providedMbit }, { figure }) =>
      `Les postes de visualisation demandent aux serveurs d’enregistrement ${figure(mbit, 'Mbit/s')} de vue en direct, et le réglage des flux clients fournit ${figure(providedMbit, 'Mbit/s')} : augmentez-le.`,
    'warning.server-motion': ({ percent }, { figure }) =>
      `La détection de mouvement prend ${figure(percent, '%')} de ce que décode le serveur d’enregistrement le plus chargé (supposé : aucun constructeur ne le publie). Limitez-la aux images clés, ajoutez un décodeur, ou détectez le mouvement dans les caméras.`,
    'warning.client-data-rate': ({ mbit, limitMbit }, { figure }) =>
      `Les clients distants lisent ${figure(mbit, 'Mbit/s')} sur chaque serveur ; au-delà de ${number(limitMbit)} Mbit/s, prévoyez-leur un réseau dédié.`,

    'remedy.sentence': ({ title }, { say }) => `${say(title)}.`,

    // Limits
    'unit.of-many': ({ unit }) => unitText(unit, 2),
    'limit.phrase': ({ limit }) => LIMITS[limit],
    'limit.title': ({ limit }) => capitalized(LIMITS[limit]),
    'limit.of-storage': ({ limit, storage }) =>
      limit === 'storage' ? capitalized(STORAGES[storage]) : `${capitalized(STORAGES[storage])}, ${LIMITS[limit]}`,
    'limit.san-disks': () => 'Disques sur le réseau de stockage',
    'limit.platform-cameras': ({ edition }) => `Caméras de ${edition}`,
  },
};

/** What settings would be: `Auto`, `80 %`, `Auto et 80 %`. */
function usualText(choices: readonly FreedChoice[]): string {
  const usual = choices.map(({ setting, usual: percent }) =>
    percent === null ? (setting === 'diskSizes' ? 'toute taille' : 'Auto') : `${number(percent)} %`,
  );
  return list([...new Set(usual)]);
}
