import type { CitationSayings, RateKind } from '@site-designer/sizing-engine';
import type { Sentences } from '../language/language.ts';
import { LEVELS } from './levels.ts';
import { number } from './grammar.ts';

/** What facts are called. */
export const citations: Sentences<CitationSayings> = {
  'cited.camera-group': () => 'groupe de caméras',
  'cited.floor-plan': () => 'plan d’étage',
  'cited.day': () => 'jour',
  'cited.licence-rules': () => 'règles de licence',
  'cited.management-server': () => 'serveur de gestion',
  'cited.database-server': () => 'serveur de base de données',
  'cited.percent': () => 'pour cent',
  'cited.rebuild': () => 'reconstruction',
  'cited.recorded-share': () => 'part enregistrée',
  'cited.recording': () => 'enregistrement',
  'cited.retention-reach': () => 'portée de la conservation',
  'cited.retention-setting': () => 'réglage de conservation',
  'cited.second-archive': () => 'seconde archive',
  'cited.server-plan': () => 'répartition par serveur',
  'cited.switch-plan': () => 'switchs',
  'cited.power-over-ethernet': () => 'alimentation par Ethernet (PoE)',
  'cited.system-disk': () => 'disque du système d’exploitation',

  'cited.codec': ({ codec, isInMotion }) => `codec ${codec}${isInMotion ? ' en mouvement' : ''}`,
  'cited.complexity': ({ name }) => `complexité ${name}`,
  'cited.resolution': ({ name }) => `résolution ${name}`,
  'cited.level': ({ level }) => LEVELS[level] ?? level,
  'cited.management-server-for': ({ cameras }) => `serveur de gestion pour ${number(cameras)} caméras`,
  'cited.database-server-for': ({ cameras }) => `serveur de base de données pour ${number(cameras)} caméras`,
  'cited.rate': rateText,

  'field.anchor-area': () => 'surface d’image du flux de référence',
  'field.anchor-frame-rate': () => 'fréquence d’images du flux de référence',
  'field.anchor-rate': () => 'débit du flux de référence',
  'field.annual-failure-rate': () => 'taux de panne annuel d’un disque',
  'field.appliance-disk-speed': () => 'vitesse de transfert d’un disque d’appliance',
  'field.base-licences': () => 'licences de base d’un système',
  'field.base-power': () => 'puissance de base',
  'field.bay-power': () => 'puissance par emplacement',
  'field.bays': () => 'emplacements de disque',
  'field.camera-link': () => 'liaison des caméras',
  'field.client-link': () => 'liaison des clients',
  'field.client-warning': () => 'débit des clients qui déclenche l’alerte',
  'field.database-disk-size': () => 'taille de disque de la base de données',
  'field.database-disk-type': () => 'type de disque de la base de données',
  'field.database-disks': () => 'disques de la base de données',
  'field.database-raid': () => 'RAID de la base de données',
  'field.days': () => 'jours',
  'field.base-power-of-switch': () => 'puissance du switch lui-même',
  'field.cable-box': () => 'câble d’une boîte',
  'field.cable-of-plan': () => 'câble le long du plan',
  'field.cores': () => 'cœurs',
  'field.core-decoding': () => 'décodage par un cœur',
  'field.core-share': () => 'part des cœurs pour la détection de mouvement',
  'field.decoded-frames': () => 'images full HD par seconde d’un moteur',
  'field.decoder-share': () => 'part utilisable du décodeur',
  'field.engines': () => 'moteurs de décodage',
  'field.live-rate': () => 'débit du flux live',
  'field.monitor-buffers': () => 'images gardées par écran',
  'field.monitor-bytes': () => 'octets par pixel d’un écran',
  'field.pixels-per-metre': () => 'pixels par mètre',
  'field.pictures': () => 'images d’une caméra',
  'field.poe-budget': () => 'puissance pour tous les ports',
  'field.poe-efficiency': () => 'rendement de l’alimentation',
  'field.ports': () => 'ports',
  'field.reserved-power': () => 'puissance que réserve un switch',
  'field.software-decoding': () => 'décodage sans carte',
  'field.surface-bytes': () => 'octets par pixel décodé',
  'field.surfaces': () => 'images gardées par flux',
  'field.uplink-speed': () => 'vitesse d’une liaison montante',
  'field.uplinks': () => 'liaisons montantes',
  'field.video-memory': () => 'mémoire',
  'field.video-memory-reserve': () => 'mémoire qui reste libre',
  'field.workstation-power': () => 'puissance d’un poste de visualisation',
  'field.dealt-cameras': () => 'caméras du groupe sur le serveur',
  'field.disk-operations': () => 'opérations d’un disque',
  'field.disk-power': () => 'puissance',
  'field.disk-size': () => 'taille de disque',
  'field.disk-speed': () => 'vitesse de transfert d’un disque',
  'field.disks': () => 'disques',
  'field.disks-of-shelf': () => 'disques d’un tiroir',
  'field.disks-per-array': () => 'disques max. d’une grappe',
  'field.factor': () => 'facteur',
  'field.failover-detection': () => 'silence après lequel un serveur est considéré en panne',
  'field.file-system-share': () => 'part laissée par le système de fichiers',
  'field.formatted-per-tb': () => 'TiB formatés par TB décimal',
  'field.frame-rate-decline': () => 'décroissance des bits par image',
  'field.full-scale': () => 'pleine échelle',
  'field.greatest-power': () => 'puissance maximale',
  'field.height': () => 'hauteur',
  'field.key-frame-ratio': () => 'taille d’une image clé en images delta',
  'field.lenses': () => 'objectifs',
  'field.link-share': () => 'part utilisable d’une liaison',
  'field.low-frame-rate': () =>
    'fréquence d’images au-dessous de laquelle les débits baissent selon une puissance de celle-ci',
  'field.low-frame-rate-power': () => 'exposant des basses fréquences d’images',
  'field.need-of-server': () => 'besoin du serveur',
  'field.video-a-day': () => 'vidéo d’un jour sur le serveur',
  'field.low-frame-rate-range': () =>
    'fréquence d’images au-dessous de laquelle le haut de la plage d’un débit ne baisse plus',
  'field.management-databases': () => 'bases de données d’un serveur de gestion',
  'field.management-link': () => 'liaison de gestion',
  'field.maximum-of-cameras': () => 'maximum de caméras',
  'field.memory': () => 'mémoire',
  'field.mjpeg-frame': () => 'image MJPEG de la surface de référence',
  'field.mjpeg-growth': () => 'croissance des images MJPEG avec leur surface',
  'field.most-cameras': () => 'nombre maximal de caméras',
  'field.most-servers': () => 'nombre maximal de serveurs d’enregistrement',
  'field.one-day': () => 'un jour',
  'field.operating-system': () => 'système d’exploitation',
  'field.other-causes': () => 'parts des autres causes',
  'field.power-factor': () => 'facteur de puissance de la charge',
  'field.processor': () => 'processeur',
  'field.rack-units': () => 'unités de rack',
  'field.read-errors': () => 'erreurs de lecture',
  'field.reads-per-mbit': () => 'lectures par Mbit/s',
  'field.recording-rate': () => 'débit d’enregistrement nominal',
  'field.retention-to-compare': () => 'durée de conservation de comparaison',
  'field.san-disks': () => 'disques max. d’un serveur sur un réseau de stockage',
  'field.servers-of-system': () => 'serveurs d’un système',
  'field.share-of-time': () => 'part du temps',
  'field.shelf-power': () => 'puissance d’un tiroir sans disques',
  'field.shelf-rack-units': () => 'unités de rack d’un tiroir',
  'field.speed-while-rebuilding': () => 'vitesse restante pendant la reconstruction',
  'field.sql-server': () => 'édition de SQL Server',
  'field.storage-link': () => 'liaison de stockage',
  'field.system-disk': () => 'disque du système d’exploitation',
  'field.system-drive': () => 'lecteur du système d’exploitation',
  'field.untold-ratio': () => 'rapport là où un rapport des caméras ne l’indique pas',
  'field.ups-battery': () => 'énergie de la batterie d’un onduleur à pleine charge',
  'field.ups-efficiency': () => 'rendement d’un onduleur',
  'field.ups-margin': () => 'marge d’un onduleur',
  'field.ups-rating': () => 'puissance nominale d’un onduleur',
  'field.volume-reserve': () => 'réserve d’un volume',
  'field.weight': () => 'poids',
  'field.width': () => 'largeur',
  'field.with-raid': () => 'avec RAID',
  'field.without-raid': () => 'sans RAID',
  'field.write-penalty': () => 'pénalité d’écriture',
  'field.writes-per-mbit': () => 'écritures par Mbit/s',
  'field.writes-per-stream': () => 'écritures par flux',
  'field.rebuild-speed': ({ speed }) => `vitesse de reconstruction, ${SPEEDS[speed]}`,
  'field.service-start': ({ end }) => `démarrage du service, ${SPEEDS[end]}`,
  'field.end-of-range': ({ end }) => `${end === 'low' ? 'bas' : 'haut'} de la plage`,

  'source.always-recorded': () => 'les modes continu et speedup enregistrent tout le temps',
  'source.counts-with-rate': () => 'la part compte alors avec le débit',
  'source.deleted-by-age': () =>
    'l’enregistreur supprime selon l’âge, de sorte que rien d’autre ne met fin aux enregistrements',
  'source.levels': () =>
    'deux publications indépendantes des niveaux de la CEI 62676-4 ; le texte de la norme n’a pas été lu',
  'source.dealt-in-rounds': () =>
    'docs/model.md#recording-servers : les caméras sont réparties entre les serveurs par tours',
  'source.no-key-frame-ratio': () =>
    'docs/model.md#second-archive : cela dépend de la scène et de la caméra, et aucune source ne le donne',
  'source.rows-of-group': () => 'lignes du groupe dans le tableau des caméras',
  'source.typed-size': ({ half }) =>
    half === 'continuous' ? 'taille saisie pour la base' : 'taille saisie pour l’événement',
  'source.extrapolated': ({ source, minFps, maxFps }) =>
    `${source} ; extrapolé ici : la fréquence d’images est hors des ${number(minFps)} à ${number(maxFps)} images par seconde mesurées`,
};

const SPEEDS: Readonly<Record<'low' | 'likely' | 'high', string>> = {
  low: 'valeur basse',
  likely: 'valeur probable',
  high: 'valeur haute',
};

function rateText(rate: RateKind): string {
  switch (rate.range) {
    case 'interFrame':
      return 'débit inter-images';
    case 'mjpeg':
      return 'débit MJPEG';
    case 'custom':
      return 'débit saisi';
    case 'daySample':
    case 'weekSample':
      return `débit mesuré pendant ${number(rate.hours)} heures ou plus`;
  }
}
