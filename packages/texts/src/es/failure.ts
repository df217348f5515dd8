import type { FailureSayings, RuleText } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { counted, number, wordFor } from './grammar.ts';
import { serversText } from './hardware.ts';
import { OF_STORAGE, THE_STORAGE } from './words.ts';

function daysOf(days: number): string {
  return counted(days, 'día', 'días');
}

/** Failures and retention in Spanish. */
export const failure: Sentences<FailureSayings> = {
  'warning.rebuild-loss': ({ storage, percent }) =>
    `Una reconstrucción ${OF_STORAGE[storage]} falla con una probabilidad de hasta el ${number(percent)} %, según la hoja de datos, y entonces se pierden sus grabaciones. RAID 6 lo soporta.`,
  'warning.rebuild-load': ({ storage, leftMbyte, neededMbyte }, { figure }) =>
    `Mientras ${THE_STORAGE[storage]} reconstruye un disco le quedan ${figure(leftMbyte, 'MB/s')}, y el servidor más cargado pide ${figure(neededMbyte, 'MB/s')}: se pueden perder grabaciones. Ayudan más discos o una reconstrucción más lenta.`,
  'warning.disk-workload': ({ storage, workloadTb, ratedTb }, { figure }) =>
    `Cada disco ${OF_STORAGE[storage]} mueve ${figure(workloadTb, 'TB')} al año, más de los ${number(ratedTb)} TB para los que están especificados los discos nearline. Con más discos se reparte el trabajo.`,
  'note.disk-workload': ({ storage, workloadTb, entryTb, ratedTb }, { figure }) =>
    `Cada disco ${OF_STORAGE[storage]} mueve ${figure(workloadTb, 'TB')} al año: más de los ${number(entryTb)} TB de los discos básicos y de videovigilancia. Pida discos especificados para ${number(ratedTb)} TB.`,
  'note.hot-spares': ({ disksPerHotSpare, hotSpares, disks }) =>
    `Ningún disco espera a que falle otro, así que una reconstrucción empieza cuando alguien cambia el disco. Lo habitual es un disco de repuesto por cada ${disksPerHotSpare} discos: ${counted(hotSpares, 'disco de repuesto', 'discos de repuesto')} para los ${disks} discos de este diseño.`,
  'warning.retention-rule-broken': ({ rule, kind, broken, groups }) =>
    `${broken} de ${counted(groups, 'grupo', 'grupos')} de cámaras se ${wordFor(broken, 'conserva', 'conservan')} ${kind === 'min' ? 'menos' : 'más'} de los ${daysOf(rule.days)} de ${rule.name} (${rule.citation}).`,
  'warning.retention-rules-clash': ({ longer, shorter }) =>
    `Ninguna retención cumple ambas reglas: ${ruleText(longer, 'al menos')}; ${ruleText(shorter, 'como máximo')}.`,
  'warning.second-archive-costs': ({ groomAfterDays, now, without }) =>
    `El segundo archivo después de ${daysOf(groomAfterDays)} cuesta más de lo que ahorra: ${serversText(now)}; sin él, ${serversText(without)}.`,
  'warning.second-archive-saves-nothing': ({ groomAfterDays }) =>
    `El segundo archivo empieza después de ${daysOf(groomAfterDays)}, pero conserva todos los fotogramas de estas cámaras: no ahorra almacenamiento.`,
  'warning.second-archive-unused': ({ groomAfterDays, longestDays }) =>
    `El segundo archivo empieza después de ${daysOf(groomAfterDays)}, pero nada se conserva más de ${daysOf(longestDays)}: no reduce ninguna velocidad de fotogramas ni ahorra almacenamiento.`,
  'warning.evidence-lock-edition': ({ edition, others }) =>
    `La edición ${edition} no tiene bloqueo de evidencias: su reserva quedaría sin usar.${others.length === 0 ? '' : ` Ediciones que lo tienen: ${others.join(', ')}.`}`,
  'warning.evidence-lock-cameras': ({ camerasPerLock, cameras }) =>
    `La reserva para el bloqueo de evidencias cuenta ${counted(camerasPerLock, 'cámara', 'cámaras')} en cada bloqueo; el diseño tiene ${number(cameras)}.`,
};

function ruleText({ name, citation, days }: RuleText, bound: string): string {
  return `${name} (${citation}) exige ${bound} ${daysOf(days)}`;
}
