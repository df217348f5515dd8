import { counted, number } from '@site-designer/texts/fr/grammar';
import type * as en from '../../en/proposal/retention-reach.ts';

interface HeldFigures<Shown> {
  readonly expected: Shown;
  readonly busy: Shown;
  readonly calm: Shown;
}

/** Parts of sentences around figures of any kind: the type of the English ones, without its words. */
type Texts = { readonly [K in keyof typeof en.RETENTION_TEXTS]: unknown };

export const RETENTION_TEXTS = {
  capacity: 'Capacité',
  retention: 'Conservation',
  expected: { title: 'Attendu', phrase: 'attendu' },
  calm: { title: 'Scènes calmes', phrase: 'scènes calmes' },
  busy: { title: 'Scènes animées', phrase: 'scènes animées' },
  table: 'En tableau',
  caption: 'Stockage selon la durée de conservation',
  room: 'Vidéo que tiennent les disques',
  heldOf: (scenes: string) => `Durée tenue, ${scenes}`,
  inTiers: {
    fullTb: { title: 'Pleine fréquence d’images', phrase: 'pleine fréquence d’images' },
    groomedTb: { title: 'Fréquence d’images réduite', phrase: 'fréquence d’images réduite' },
  },
  storageFor: (retention: string, scenes: string) => `Stockage pour ${retention}, ${scenes}`,
  /** A sentence of texts and figures; the caller renders the figures. */
  heldDays: <Shown>(asked: string, { expected, busy, calm }: HeldFigures<Shown>): readonly (string | Shown)[] => [
    'Les disques tiennent ',
    expected,
    ` d’enregistrements ; ${asked} sont demandés. Scènes animées : `,
    busy,
    ', scènes calmes : ',
    calm,
    '.',
  ],
  heldShare: <Shown>({ expected, busy, calm }: HeldFigures<Shown>): readonly (string | Shown)[] => [
    'Les disques tiennent ',
    expected,
    ' de la durée de conservation demandée. Scènes animées : ',
    busy,
    ', scènes calmes : ',
    calm,
    '.',
  ],
  /** How much longer recordings could be kept, without a utilization cap. */
  longer: <Shown>({ times, fill }: { readonly times: Shown; readonly fill: Shown }): readonly (string | Shown)[] => [
    'Les enregistrements sont supprimés selon leur âge ; les disques ne sont donc jamais pleins. Remplis à ras bord, ils conserveraient chaque enregistrement ',
    times,
    ' fois plus longtemps ; sans aucune suppression, ils seraient pleins après ',
    fill,
    '.',
  ],
  together: 'Facteur d’allongement possible de chaque durée',
  fillDays: 'Jours de remplissage des disques sans suppression',
  aloneTitle: 'Conservé plus longtemps seul',
  group: 'Groupe de caméras',
  alone: 'Possible',
  aloneOf: (group: string) => `Jours possibles pour ${group} seul`,
  aloneNote: 'Si tous les autres groupes restent tels quels ; sans plafond d’utilisation.',
  moreGroups: (count: number) => `et ${counted(count, 'autre groupe', 'autres groupes')}`,
  takesOver: 'Jours avant le passage à la seconde archive',
  saved: 'Vidéo économisée par la seconde archive',
  tiers: <Shown>({ days, saved }: { readonly days: Shown; readonly saved: Shown }): readonly (string | Shown)[] => [
    'Ce qui est plus ancien que ',
    days,
    ' est conservé à fréquence d’images réduite dans une seconde archive, ce qui économise ',
    saved,
    ' de vidéo.',
  ],
  tb: (tb: number) => `${number(tb)} TB`,
} as const satisfies Texts;
