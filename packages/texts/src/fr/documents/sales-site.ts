import type { Least, SalesWords } from '../../document-words/sales.ts';
import type { Formats } from '../../basics/formats.ts';

export const switches: SalesWords['switches'] = {
  title: 'Pourquoi tant de switchs',
  columns: {
    closet: 'Local technique',
    switches: 'Switchs',
    cameras: 'Caméras',
    reserved: 'Réservé',
    rate: 'Débit',
    decided: 'Ce qui a décidé',
  },
  unnamed: 'local technique sans nom',
  reserved:
    'Les switchs sont comptés d’après ce qu’ils réservent pour la classe de chaque caméra, et non d’après sa consommation : un plan fondé sur les consommations échoue quand les dernières caméras se présentent.',
  core: ({ ports, mbit }, { counted }) =>
    `${counted(ports, 'port', 'ports')} du switch de cœur de réseau, ${mbit} Mbit/s vers les serveurs d’enregistrement.`,
  none: 'aucun switch ne peut recevoir ses caméras',
  ports: ({ usable, ports, least }, formats) =>
    `ports : ${formats.number(usable)} sur ${formats.number(ports)} d’un switch sont utilisables ; ${leastText(least, formats)}`,
  poe: ({ watts, least }, formats) => `watts : un switch fournit ${watts} W ; ${leastText(least, formats)}`,
  uplink: ({ mbit, least }, formats) =>
    `liaison montante : les caméras peuvent utiliser ${mbit} Mbit/s d’un switch ; ${leastText(least, formats)}`,
  longCables: ({ groups }, { counted }) =>
    `Câbles trop longs pour le cuivre : ${counted(groups, 'groupe de caméras', 'groupes de caméras')}.`,
  findings: {
    'poe-class': 'Une caméra a une classe plus élevée que celle que fournit le switch.',
    'port-watts': 'Une caméra réserve plus que ce que donne un port.',
    'poe-budget': 'Une caméra réserve plus que ce que le switch fournit en tout.',
    uplink: 'Une caméra envoie plus que ce que les caméras peuvent utiliser d’une liaison montante.',
    ports: 'Aucun port du switch ne peut être utilisé.',
    'port-rate': 'Une caméra envoie plus qu’il n’est raisonnable sur un port de 100 Mbit/s.',
    'shared-uplink':
      'Le chemin commun à tous les locaux techniques transporte plus que ce que les caméras peuvent en utiliser.',
    'own-network': 'Pour autant de caméras, un réseau dédié est conseillé.',
  },
};

function leastText(least: Least, { number }: Formats): string {
  return least.isProven
    ? 'aucun plan n’en a moins'
    : `la borne est ${number(least.lowerBound)}, aucune répartition aussi petite n’a été trouvée`;
}

export const stations: SalesWords['stations'] = {
  title: 'Pourquoi ces postes de visualisation',
  columns: {
    station: 'Poste',
    number: 'Nombre',
    card: 'Carte',
    shown: 'Affiché',
    decides: 'Ce qui décide',
    most: 'Vignettes max.',
  },
  limits: {
    decode: 'décodage',
    'one-stream': 'un flux d’un moteur',
    vram: 'mémoire de la carte',
    software: 'décodage sans carte',
    network: 'liaison réseau',
  },
  noCard: 'sans carte',
  shown: ({ pictures, tiles }, { number, counted }) =>
    `${counted(pictures, 'vignette', 'vignettes')} sur ${number(tiles)}`,
  liveView: ({ mbit, providedMbit }) => {
    const provided = providedMbit === null ? '' : ` ; le réglage des flux clients fournit ${providedMbit} Mbit/s`;
    return `La vue en direct demande ${mbit} Mbit/s aux serveurs d’enregistrement${provided}.`;
  },
};
