import { unitText } from '@site-designer/texts';
import { counted, number } from '@site-designer/texts/de/grammar';
import { numberText } from '../../../lib/format/format-quantity.ts';
import type * as en from '../../en/pages/accuracy.ts';
import type { InLanguage } from '../../in-language.ts';

export const ACCURACY_TEXTS: InLanguage<typeof en.ACCURACY_TEXTS> = {
  title: 'Wie weit den Werten zu trauen ist',
  model: 'Wie die Werte berechnet werden (auf Englisch)',
  long: (title, rows) => `${title} (${counted(rows, 'Zeile', 'Zeilen')})`,
  picture: (streams, within) =>
    `Veröffentlichte und vorhergesagte Bitraten von ${numberText(streams)} Streams, beide von 10 kbit/s bis 100 Mbit/s auf logarithmischen Skalen. ${within} liegen im Bereich um die Diagonale; die Tabellen enthalten jede einzelne.`,
  axes: { predicted: 'vorhergesagt, bit/s', published: 'veröffentlicht, bit/s' },
  range: (from, to) => `${from} bis ${to}`,
  sizes: {
    below: (megapixels) => `unter ${megapixels} MP`,
    between: (from, to) => `${from} bis ${to} MP`,
    all: 'alle',
  },
  within: { yes: 'ja', above: 'darüber', below: 'darunter' },
  wrong: (note) => `falsch gedruckt: ${note}`,
  ups: (va) => `USV mit ${va} VA`,
  managementServer: (level) => `Management-Server, ${level}`,
  fact: ({ field, value, count, unit }) => `${field}: ${unit === '' ? value : `${value} ${unitText(unit, count)}`}`,
  ours: 'unsere Annahme; siehe das Modell',
  columns: {
    codec: 'Codec',
    picture: 'Bild',
    points: 'Punkte',
    sources: 'Quellen',
    within: 'Im Bereich',
    mean: 'Mittel',
    median: 'Median',
    meanBySource: 'Mittel, jede Quelle einmal',
    source: 'Quelle',
    kind: 'Was sie angibt',
    fps: 'Bilder pro Sekunde',
    scene: 'Szene oder Qualität laut Quelle',
    publishedRate: 'Veröffentlicht, kbit/s',
    predictedRate: 'Vorhergesagt, kbit/s',
    rangeOfRate: 'Bereich, kbit/s',
    isWithin: 'Im Bereich',
    complexity: 'Komplexität',
    vendorRate: 'Hersteller, kbit/s',
    error: 'Fehler',
    of: 'Wovon',
    printed: 'Gedruckt',
    computed: 'Berechnet',
    unit: 'Einheit',
    note: 'Anmerkung',
    published: 'Veröffentlicht',
    here: 'Hier',
    entry: 'Wovon',
    facts: 'Angaben',
    why: 'Warum',
  },
  tables: {
    byCodecAndSize: 'Veröffentlicht / vorhergesagt nach Codec und Größe',
    bySource: 'Veröffentlicht / vorhergesagt nach Quelle',
    readings: 'Ablesungen am Rechner eines Herstellers',
    proposal: 'Gedrucktes Angebot eines Herstellers',
    storage: 'Speicherbedarf',
    raid: 'RAID',
    makers: 'Tabellen von Herstellern',
    others: 'Weitere veröffentlichte Werte',
    assumed: 'Angenommene Angaben',
    points: 'Alle veröffentlichten Raten',
  },
  short: {
    title: 'Kurz gesagt',
    fit: ({ points, sources, within, withinBySource, range, mjpeg }) =>
      `${numberText(points)} Bitraten, die ${numberText(sources)} Quellen veröffentlichen, werden mit dem verglichen, was die Berechnung für denselben Stream ergibt. ${within} davon liegen in ihrem Bereich; zählt jede Quelle einmal, sind es ${withinBySource}. Der Bereich reicht vom ${range.low}- bis zum ${range.high}-Fachen des Werts, bei MJPEG vom ${mjpeg.low}- bis zum ${mjpeg.high}-Fachen. Er wurde aus diesen Punkten abgeleitet: Sie zeigen, wie gut er passt, nicht, dass er für Ihre Szenen gilt.`,
    advice:
      'Bitraten sind der unsichere Teil. Was aus ihnen folgt, ist Arithmetik: Speicher, RAID und ein ganzes gedrucktes Angebot ergeben sich bis auf Rundung wie gedruckt. Wo es darauf ankommt, messen Sie eine Rate an der Kamera und geben Sie sie ein: Ihr Bereich beträgt 10 % nach beiden Seiten, weniger nach einem Tag oder einer Woche Messung.',
  },
  compared: {
    title: 'Vorhergesagt und veröffentlicht im Vergleich',
    text: 'Jede Marke ist eine veröffentlichte Rate. Auf der Linie stimmen Veröffentlichung und Vorhersage überein; das Band ist der Bereich der Codecs, deren Bilder aufeinander aufbauen.',
  },
  bias: {
    title: 'Wo das Modell zu hoch und wo es zu niedrig liegt',
    text: 'Von 2 bis 6 MP liegt das Modell zu hoch, das ist die vorsichtige Seite. Ein Exponent der Bildfläche unter 1 würde die Lücke schließen, wiche aber von den Ablesungen am Rechner des Herstellers ab, also bleibt er 1. Unter 0,5 MP liegt es niedriger als die Tabellen: Sie geben runde Stufen an, etwa 500 kbit/s für die kleinsten Streams einer Quelle.',
    ofSize: ({ size, points, mean, median, bySource }) =>
      `${size}: Veröffentlichte Raten liegen im Mittel ${mean.percent} ${mean.isBelow ? 'unter' : 'über'} der Vorhersage (${numberText(points)} Punkte), im Median ${median.percent} ${median.isBelow ? 'darunter' : 'darüber'}, mit jeder Quelle einmal gezählt ${bySource.percent} ${bySource.isBelow ? 'darunter' : 'darüber'}`,
  },
  calculator: {
    title: 'Der Rechner eines Herstellers',
    text: (error) =>
      `Die erste Zeile ist der Stream, an dem das Modell verankert ist. Die anderen wurden von Dritten am Rechner abgelesen; der größte Fehler beträgt ${error}.`,
  },
  printed: {
    title: 'Gedruckte Werte',
    text: 'Diese ergeben sich bis auf die Rundung im Druck, in den Einheiten der jeweiligen Seite: Seiten mischen 1000 und 1024 nach Belieben. Falsch gedruckte ergeben sich nicht.',
  },
  others: {
    title: 'Weitere veröffentlichte Werte',
    text: 'Was veröffentlicht ist, neben dem, womit hier gerechnet wird oder was sich hier ergibt. Eine USV mit 1500 VA speichert weniger, als hier angesetzt ist, größere mehr.',
  },
  assumed: {
    title: 'Was angenommen ist',
    text: 'Kein Datenblatt und keine Messung belegt diese Angaben. Jeder Wert, der auf einer beruht, ist markiert, seine Erklärung sagt es, und keine wird als Grenze eines Herstellers gezeigt. Ein eigener Katalog ersetzt sie.',
  },
  open: {
    title: 'Was dies nicht abdeckt',
    larger: (size) =>
      `Bilder über ${size}: Es wurde keine veröffentlichte Rate eines größeren gefunden, 4K und 8K folgen aus der Fläche`,
    faster: (fps, from, to) =>
      `Bildraten über ${fps} pro Sekunde; außerhalb von ${from} bis ${to} ist das Gesetz eine Extrapolation, und die Planung sagt es`,
    slower: (fps, points, source) =>
      `Bildraten unter ${fps} pro Sekunde beruhen auf ${numberText(points)} Punkten aus einer Quelle: ${source}`,
    smart: (codecs) => `${codecs.join(' und ')}: Ihre Ersparnis ist veröffentlicht, Raten nicht`,
    h265: (points, ofCalculator) =>
      `H.265 beruht auf ${numberText(points)} Punkten, ${numberText(ofCalculator)} davon von einem Rechner`,
    scenes:
      'Nacht, Regen, Rauschen und Objektive: Keine Quelle nennt sie. Eine Szene ist eine von fünf Stufen, von Hand gewählt',
    shares: 'Anteile von Bewegung, Ton und Metadaten sind die eingegebenen',
    fixed: 'Kameras mit fester Bitrate: Geben Sie diese Rate ein',
    withoutCodec: (rates) => `Veröffentlichte Raten ohne Angabe eines Codecs: ${numberText(rates)}`,
    unclear:
      'Gedruckte Werte, die nicht sagen, woraus sie entstanden sind: ein Durchschnitt ohne seine Rate, ein Profil ohne seine Bitrate',
    machines: 'Prozessoren und Festplatten im Betrieb: Die Grenzen von Servern und Appliances wurden nicht gemessen',
  },
  all: {
    title: 'Alle Punkte',
    text: 'Quellen haben kurze Namen; MSD ist der Rechner des Herstellers. Eine gedruckte Szene hat die Stufe der Komplexität, die am besten zu ihr passt.',
  },
};

export const PRINTED_FIGURES: InLanguage<typeof en.PRINTED_FIGURES> = {
  recording: ({ cameras, kbps, hoursPerDay, days, motionPercent }) =>
    `${number(cameras)} x ${number(kbps)} kbit/s, ${number(hoursPerDay)} h am Tag, ${counted(days, 'Tag', 'Tage')}${motionPercent === 100 ? '' : `, ${number(motionPercent)} % Bewegung`}`,
  capacity: ({ raid, disks, diskTb }) => `${raid}, ${number(disks)} x ${number(diskTb)} TB`,
  operations: ({ raid, reads, writes }) =>
    `${raid}, ${counted(reads, 'Lesezugriff', 'Lesezugriffe')}, ${counted(writes, 'Schreibzugriff', 'Schreibzugriffe')}`,
  channel: ({ kbps, tb }) => `ein Kanal mit ${number(kbps)} kbit/s auf ${number(tb)} TB`,
  'all-streams': ({ kbps }) => `alle Streams einer Kamera, ${number(kbps)} kbit/s, auf 1 TB`,
  hour: ({ kbps }) => `eine Stunde mit ${number(kbps)} kbit/s`,
  mjpeg: () => 'MJPEG mit 13 KB x 5/s und 13 KB x 15/s für 8 h, 40 KB x 15/s für 12 h, 30 Tage',
  proposal: () => '2041, 2413, 2950 und 3459 kbit/s, 70 % Bewegung, 30 Tage',
  'formatted-disk': () => 'HE150D-4TB, formatiert',
  'disk-fill': () => 'Belegung ihrer Festplatte',
};

export const OTHER_FIGURES: InLanguage<typeof en.OTHER_FIGURES> = {
  mpeg4: 'MPEG-4, gegenüber H.264',
  'h264-smart-still': 'H.264 smart ohne Bewegung, gegenüber H.264',
  'h264-smart-motion': 'H.264 smart bei ständiger Bewegung, gegenüber H.264',
  'h265-smart-still': 'H.265 smart ohne Bewegung, gegenüber H.265',
  'low-frame-rates': 'Exponent der Bildrate unter 5 pro Sekunde',
  'cameras-per-vcpu': 'Kameras auf 1, 2 und 4 vCPU',
  'read-error-14': 'Lesefehler beim Lesen von 6 TB, 1 auf 10^14 Bit',
  'read-error-15': 'Lesefehler beim Lesen von 6 TB, 1 auf 10^15 Bit',
  'rebuild-22': 'Rebuild von 22 TB mit 150 MB/s',
  'rebuild-16': 'Rebuild von 16 TB mit 30 MB/s',
  shelf: 'Festplattengehäuse mit zwölf Festplatten mit 7.2k',
  ups: 'USV für 2750 W ohne Zuschlag',
  'battery-1500': 'Batterie einer USV mit 1500 VA',
  'battery-2200': 'Batterie einer USV mit 2200 VA',
  'battery-3000': 'Batterie einer USV mit 3000 VA',
};
