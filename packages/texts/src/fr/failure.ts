import type { FailureSayings, RuleText } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { counted, number, wordFor } from './grammar.ts';
import { serversText } from './hardware.ts';
import { OF_STORAGE, THE_STORAGE } from './words.ts';

function daysText(days: number): string {
  return counted(days, 'jour', 'jours');
}

/** Failures and retention in French. */
export const failure: Sentences<FailureSayings> = {
  'warning.rebuild-loss': ({ storage, percent }) =>
    `Une reconstruction ${OF_STORAGE[storage]} échoue avec une probabilité allant jusqu’à ${number(percent)} %, selon les fiches techniques, et les enregistrements sont alors perdus. RAID 6 y survit.`,
  'warning.rebuild-load': ({ storage, leftMbyte, neededMbyte }, { figure }) =>
    `Pendant la reconstruction d’un disque, il reste à ${THE_STORAGE[storage]} ${figure(leftMbyte, 'MB/s')}, et le serveur le plus chargé demande ${figure(neededMbyte, 'MB/s')} : des enregistrements peuvent être perdus. Plus de disques ou une reconstruction plus lente aident.`,
  'warning.disk-workload': ({ storage, workloadTb, ratedTb }, { figure }) =>
    `Chaque disque ${OF_STORAGE[storage]} déplace ${figure(workloadTb, 'TB')} par an, plus que les ${number(ratedTb)} TB pour lesquels les disques nearline sont prévus. Plus de disques se partagent ce travail.`,
  'note.disk-workload': ({ storage, workloadTb, entryTb, ratedTb }, { figure }) =>
    `Chaque disque ${OF_STORAGE[storage]} déplace ${figure(workloadTb, 'TB')} par an : plus que les ${number(entryTb)} TB des disques d’entrée de gamme et de vidéosurveillance. Commandez des disques prévus pour ${number(ratedTb)} TB.`,
  'note.hot-spares': ({ disksPerHotSpare, hotSpares, disks }) =>
    `Aucun disque n’attend la panne d’un autre ; une reconstruction ne commence donc qu’une fois le disque remplacé. L’usage est d’un disque hot spare pour ${number(disksPerHotSpare)} disques : ${counted(hotSpares, 'disque hot spare', 'disques hot spare')} pour les ${number(disks)} disques de cette étude.`,
  'warning.retention-rule-broken': ({ rule, kind, broken, groups }) =>
    `${counted(broken, 'groupe de caméras', 'groupes de caméras')} sur ${number(groups)} ${wordFor(broken, 'est conservé', 'sont conservés')} ${kind === 'min' ? 'moins' : 'plus'} que les ${daysText(rule.days)} de ${rule.name} (${rule.citation}).`,
  'warning.retention-rules-clash': ({ longer, shorter }) =>
    `Aucune durée de conservation ne respecte les deux règles : ${ruleText(longer, 'au moins')} ; ${ruleText(shorter, 'au plus')}.`,
  'warning.second-archive-costs': ({ groomAfterDays, now, without }) =>
    `La seconde archive après ${daysText(groomAfterDays)} coûte plus qu’elle n’économise : ${serversText(now)} ; sans elle, ${serversText(without)}.`,
  'warning.second-archive-saves-nothing': ({ groomAfterDays }) =>
    `La seconde archive prend le relais après ${daysText(groomAfterDays)}, mais garde chaque image de ces caméras : elle n’économise aucun stockage.`,
  'warning.second-archive-unused': ({ groomAfterDays, longestDays }) =>
    `La seconde archive prend le relais après ${daysText(groomAfterDays)}, mais rien n’est conservé plus de ${daysText(longestDays)} : elle ne réduit aucune fréquence d’images et n’économise aucun stockage.`,
  'warning.evidence-lock-edition': ({ edition, others }) =>
    `L’édition ${edition} n’a pas de protection des preuves : sa réserve resterait inutilisée.${others.length === 0 ? '' : ` Éditions qui l’ont : ${others.join(', ')}.`}`,
  'warning.evidence-lock-cameras': ({ camerasPerLock, cameras }) =>
    `La réserve pour la protection des preuves compte ${counted(camerasPerLock, 'caméra', 'caméras')} par protection, l’étude en a ${number(cameras)}.`,
};

function ruleText({ name, citation, days }: RuleText, bound: string): string {
  return `${name} (${citation}) demande ${bound} ${daysText(days)}`;
}
