import { hyphenated, list, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/editor/servers.ts';
import type { InLanguage } from '../../in-language.ts';

export type { SettingText } from '../../en/editor/servers.ts';
export { AUTO_SKU_NAME } from '../../en/editor/servers.ts';

export const FAILOVER_TEXTS: InLanguage<typeof en.FAILOVER_TEXTS> = {
  none: 'Ohne',
  coldStandby: 'Cold Standby',
  hotStandby: 'Hot Standby',
};

export const SETTING_TEXTS: InLanguage<typeof en.SETTING_TEXTS> = {
  hardwareType: {
    label: 'Hardwaretyp wählen',
    help: 'Server beliebiger Hersteller oder Appliances einer Marke. Die Angaben zu den Kameras bleiben beim Umschalten erhalten; jeder Typ behält seine eigenen Einstellungen.',
  },
  addManagementServer: {
    label: 'Management-Server hinzufügen',
    help: 'Fügt dem Angebot einen eigenen Server für die Verwaltungssoftware und ihre Datenbank hinzu.',
  },
  maxCamerasPerServer: {
    label: 'Max. Kameras pro Server',
    help: 'Kein Aufzeichnungsserver erhält mehr Kameras, so leistungsfähig er auch ist. Die Edition bestimmt Grenze und Standardwert.',
    unit: 'Kameras',
  },
  supportedCameras: {
    label: 'Unterstützte Kameras',
    help: 'Für wie viele Kameras der Management-Server ausgelegt ist. Wählen Sie eine Stufe, in die die Kameras der Planung und die künftigen passen.',
  },
  systemOverhead: {
    label: 'Systemzuschlag (%)',
    help: 'Reserve, die auf Datenrate und Speicherbedarf der Kameras aufgeschlagen wird, bevor Hardware gewählt wird.',
    unit: '%',
    isUnitInLabel: true,
  },
  machineType: {
    label: 'Servertyp',
    help: 'Die Serverklasse, mit der gerechnet wird. Auto nimmt diejenige, die am wenigsten Hardware benötigt.',
  },
  serverDiskQuantity: {
    label: 'Max. Festplatten pro Server',
    help: 'Laufwerksschächte, die ein Aufzeichnungsserver für Video nutzen darf.',
    unit: 'Festplatten',
  },
  raidOS: {
    label: 'RAID für Betriebssystem',
    help: 'Ob das Betriebssystem auf zwei gespiegelten Festplatten liegt, sodass eine ausfallen darf.',
  },
  archiving: {
    label: 'Archivierung',
    help: 'Verschiebt Aufzeichnungen mehrmals täglich aus der Live-Datenbank in ein größeres Archiv. Das Ein- oder Ausschalten wird sofort gespeichert.',
  },
  archiveFrequency: {
    label: 'Archivierungen pro Tag',
    help: 'Wie oft Aufzeichnungen in das Archiv verschoben werden. Je öfter, desto kleiner kann die Live-Datenbank sein.',
    unit: 'Mal pro Tag',
  },
  groomAfterDays: {
    label: 'Zweites Archiv nach',
    help: 'Ältere Aufzeichnungen wandern in ein zweites Archiv, das bis zum Ende der Aufbewahrungszeit weniger Bilder davon behält. Die Tage zählen ab der Aufzeichnung; kürzer aufbewahrte Kameragruppen bleiben, wie sie sind. Beide Archive liegen auf denselben Festplatten.',
    unit: 'Tage',
  },
  groomFps: {
    label: 'MJPEG-Bildrate',
    help: 'Bilder pro Sekunde, die das zweite Archiv von MJPEG behält. Von jedem anderen Codec behält es die Keyframes, etwa eines pro Sekunde.',
    unit: 'fps',
  },
  keyFrameRatio: {
    label: 'Keyframe in Delta-Frames',
    help: 'Wie viel Mal so groß ein Keyframe ist wie ein Bild zwischen zweien davon. Das bestimmt, wie viel der Datenrate die Keyframes ausmachen: bei 15 fps und 10 sind es 42 %. Es hängt von Szene und Kamera ab; angenommen wird 10.',
    unit: 'Delta-Frames',
    isUnitInLabel: true,
  },
  capacityConvention: {
    label: 'Kapazitätskonvention',
    help: 'Wie die TB, die die Aufzeichnungen benötigen, mit dem verglichen werden, was Festplatten fassen. Hersteller vergleichen TB mit TiB und kaufen damit etwa 10 % mehr als nötig. Die exakte Rechnung vergleicht Bytes mit Bytes und lässt diesen Zuschlag weg.',
  },
  upsMinutes: {
    label: 'USV-Minuten',
    help: 'Wie lange eine unterbrechungsfreie Stromversorgung Server und Festplattengehäuse ohne Netzstrom in Betrieb hält. 15 Minuten genügen für ein geordnetes Herunterfahren; bei 0 entfällt die USV in der Stückliste.',
    unit: 'min',
  },
  failover: {
    label: 'Failover',
    help: 'Was übernimmt, wenn ein Aufzeichnungsserver ausfällt. Eine Cold-Standby-Gruppe deckt jeden ihrer Server ab und startet innerhalb einer halben Minute; Hot Standby ist ein Ersatzserver je Server und startet sofort.',
  },
  spareServers: {
    label: 'Ersatzserver',
    help: 'Server der Cold-Standby-Gruppe. So viele Aufzeichnungsserver dürfen gleichzeitig ausfallen.',
    unit: 'Server',
  },
  outageDays: {
    label: 'Zu überbrückende Tage',
    help: 'Wie viele Tage Aufzeichnung der Speicher eines Ersatzservers fasst, bis der ausgefallene Server zurück ist. Eine Appliance hat die Festplatten, mit denen sie verkauft wird.',
    unit: 'Tage',
  },
  hotSpares: {
    label: 'Hot-Spares pro Server',
    help: 'Festplatten, die in jedem Server für eine ausfallende bereitstehen, sodass ein Rebuild sofort beginnt. Sie belegen Laufwerksschächte und enthalten keine Aufzeichnungen.',
    unit: 'Festplatten',
  },
  storageConnectivity: {
    label: 'Speicheranbindung',
    help: 'Wie die Festplatten angeschlossen sind. Das begrenzt die Datenrate zwischen Server und Speicher.',
  },
  raidType: {
    label: 'RAID-Typ',
    help: 'Wie sich die Festplatten die Daten teilen und wie viele davon ausfallen dürfen. Auto nimmt den Typ, der am wenigsten Hardware benötigt.',
  },
  diskType: {
    label: 'Festplattentyp',
    help: 'Die Art der Festplatte: wie schnell sie liest und schreibt und wie groß sie sein kann. Die beiden Festplattengrößen richten sich nach ihrer größten.',
  },
  diskSizeMin: {
    label: 'Min. Festplattengröße',
    help: 'Kleinere Festplatten als diese werden nicht berücksichtigt.',
    unit: 'TB',
  },
  diskSizeMax: {
    label: 'Max. Festplattengröße',
    help: 'Größere Festplatten als diese werden nicht berücksichtigt.',
    unit: 'TB',
  },
  formFactor: {
    label: 'Bauform',
    help: 'Das Gehäuse, das am Einsatzort passt. Es schränkt Modelle und RAID-Typen ein.',
  },
  raidArray: {
    label: 'RAID-Array',
    help: 'Wie sich die Festplatten die Daten teilen und wie viele davon ausfallen dürfen. Das schränkt Modelle und Bauformen ein.',
  },
  applianceDisks: {
    label: 'Festplatten des Servers',
    help: 'Nur Appliances mit so vielen Festplatten werden berücksichtigt. Auto lässt alle zu.',
    unit: 'Festplatten',
  },
  applianceSku: {
    label: 'SKU der Appliance',
    help: 'Eine der Appliances, die nach der obigen Auswahl übrig sind. Auto nimmt die, die am besten zur Planung passt.',
  },
  maxSystemUtilization: {
    label: 'Max. Systemauslastung',
    help: 'Wie viel von der angegebenen Aufzeichnungsrate einer Appliance die Planung nutzen darf. Der Rest ist Reserve.',
    unit: '%',
  },
  maxDiskUtilization: {
    label: 'Max. Festplattenbelegung',
    help: 'Wie voll die Festplatten einer Appliance werden dürfen. Der Rest ist Reserve.',
    unit: '%',
  },
};

export const namedSettingTexts: InLanguage<typeof en.namedSettingTexts> = ({ series, software, client }) => ({
  xProtectVersion: {
    label: `${hyphenated(software)}-Version wählen`,
    help: 'Die Edition der Aufzeichnungssoftware. Sie begrenzt die Kameras eines Servers und bestimmt, ob ein Management-Server hinzugefügt werden kann.',
  },
  concurrentSmartClientStreams: {
    label: `Gleichzeitige ${hyphenated(client)}-Streams`,
    help: 'Streams, die Clients gleichzeitig ansehen oder wiedergeben. Sie belasten das Netzwerk, und die Wiedergabe liest von den Festplatten.',
    unit: 'Streams',
  },
  ivoModel: {
    label: `${hyphenated(series)}-Modell`,
    help: 'Ein bestimmtes Modell oder Auto für das mit dem geringsten Hardwarebedarf. Es schränkt Bauformen und RAID-Typen auf seine eigenen ein.',
  },
  remoteStreams: {
    label: `Entfernte ${hyphenated(client)}-Streams pro Server`,
    help: 'Streams, die entfernte Clients gleichzeitig von einer Appliance ansehen, unverändert weitergegeben.',
    unit: 'Streams',
  },
});

export const PANEL_TEXTS: InLanguage<typeof en.PANEL_TEXTS> = {
  platform: 'Plattform',
  recordingServer: 'Einstellungen der Aufzeichnungsserver',
  main: 'Haupteinstellungen',
  advanced: 'Erweiterte Einstellungen',
  live: 'Live-Datenbank',
  archive: 'Archivierung',
  tiers: 'Zweites Archiv mit reduzierter Bildrate',
  appliance: 'Appliance',
  limits: 'Grenzen pro Server',
  utilization: 'Auslastung',
  management: 'Einstellungen des Management-Servers',
  shared: 'Berechnung',
  resilience: 'Wenn etwas ausfällt',
};

export const TIER_TEXTS: InLanguage<typeof en.TIER_TEXTS> = {
  zeroIsNone: '0 für keines',
  notWithoutArchiving: 'Ohne Archivierung wirkungslos',
  notOnAppliances: 'Bleibt für Server erhalten; Appliances haben kein zweites Archiv',
  keyFrames: 'Von anderen Codecs bleiben Keyframes, etwa 1 fps',
  outcome: (days, { full, groomed, saved }) =>
    `${full} bis Tag ${number(days)} und ${groomed} danach: spart ${saved} Video.`,
};

export const CONVENTION_TEXTS: InLanguage<typeof en.CONVENTION_TEXTS> = {
  vendor: 'Wie Hersteller (TB mit TiB)',
  exact: 'Exakt (Bytes mit Bytes)',
};

export const SETTING_TOOL_TEXTS: InLanguage<typeof en.SETTING_TOOL_TEXTS> = {
  help: 'Was ist das?',
  reset: (preset) => `Auf Standard zurücksetzen: ${preset}`,
  now: 'Jetzt',
  default: 'Standard',
  choices: 'Auswahl',
  bounds: 'Bereich',
  unit: 'Einheit',
  on: 'ein',
  off: 'aus',
  onOrOff: 'ein oder aus',
  range: (min, max) => `${min} bis ${max}`,
  was: (before) => `vorher ${before}`,
  noManagementServer: 'Diese Edition hat keinen eigenen Management-Server.',
  addManagementServer: 'Fügen Sie zuerst einen Management-Server hinzu.',
  timesPerDay: 'Mal pro Tag',
  noAutoRaid:
    'Diese Liste enthält für das gewählte Modell und die gewählte Bauform kein Auto; die Wahl kann trotzdem der Berechnung überlassen werden.',
  backToAuto: 'Zurück zu Auto',
  leftOver: (cameras, edition) => `${number(cameras)} Kameras sind die Grenze von ${edition} und noch eingestellt.`,
  useDefault: (cameras, edition) => `Die ${number(cameras)} von ${edition} verwenden`,
  toLargest: (min, largest) => `${number(min)} bis ${number(largest)} TB, die größte Größe`,
  fromSmallest: (smallest, cap) => `${number(smallest)} TB, die kleinste Größe, bis ${number(cap)} TB`,
  noDisk: (type, bounds, sizes) =>
    `Keine Festplatte vom Typ ${type} hat ${bounds} TB. Es gibt sie mit ${list(sizes.map(number))} TB.`,
  allSizes: 'Alle Größen zulassen',
  mostSpares: (servers) =>
    servers === 1
      ? 'Höchstens einer, da diese Planung einen Aufzeichnungsserver hat'
      : `Höchstens so viele wie die ${number(servers)} Aufzeichnungsserver dieser Planung`,
  diskSizes: (sizes) => `Erhältlich mit ${list(sizes.map(number))} TB`,
  diskSizeCap: (cap) => `Höchstens ${number(cap)} TB bei diesem Festplattentyp`,
};

export const DEFAULTS_TEXTS: InLanguage<typeof en.DEFAULTS_TEXTS> = {
  button: 'Standard',
  title: 'Standard-Servereinstellungen wiederherstellen',
  question: ({ series }) =>
    `Möchten Sie wirklich alle Servereinstellungen auf den Standard zurücksetzen? Ihre Einstellungen für Standardserver und ${series} gehen dabei verloren.`,
  confirm: 'Ja, Standard wiederherstellen',
};
