import { counted, hyphenated, number } from '@site-designer/texts/de/grammar';
import type * as en from '../../en/proposal/proposal-notes.ts';
import type { InLanguage } from '../../in-language.ts';

export type { Note } from '../../en/proposal/proposal-notes.ts';

export const proposalNotes: InLanguage<typeof en.proposalNotes> = (figures) => {
  const { archiveFrequency, speedupBaseFps, freeSqlCameras, stripKb, segmentKb, client } = figures;
  return [
    {
      title: 'Leistung',
      text: 'Server, Netze und Festplatten sind für die gleichzeitige Spitze aller Streams ausgelegt. Ein Server, der anderes mit erledigt, etwa Virenprüfung der Aufzeichnungen oder Videoanalyse, trägt weniger als hier angegeben.',
    },
    {
      title: 'Live- und Archivaufzeichnung',
      text: `Kameras werden in die Live-Datenbank aufgezeichnet. Mit Archivierung wandern die Aufzeichnungen in das Archiv; ${number(archiveFrequency)} Mal pro Tag wird angenommen, wenn die Planung nichts anderes sagt. Die Live-Datenbank fasst zwei solche Abstände. Für beide werden eine Strip-Größe von ${number(stripKb)} KB und eine Segmentgröße von ${number(segmentKb)} KB empfohlen.`,
    },
    {
      title: 'SSD',
      text: 'SSDs bieten der Live-Datenbank mehr Lese- und Schreibzugriffe, als sie verlangt. Prüfen Sie, für welche Schreibmenge über ihre Lebensdauer sie ausgelegt sind, bevor Sie sie für lange Aufbewahrungszeiten wählen.',
    },
    {
      title: 'Virtualisierung',
      text: 'Die Werte gelten für physische Server. Ein virtueller Server teilt sich Prozessor, Arbeitsspeicher, Netz und Festplatten mit seinen Nachbarn: Reservieren Sie das hier Angegebene für ihn allein.',
    },
    {
      title: 'Speedup',
      text: `Speedup zeichnet mit einer Basisrate auf, bis etwas geschieht, danach mit einer höheren. Als Basis ${speedupBaseFps === 1 ? 'wird' : 'werden'} ${counted(speedupBaseFps, 'Bild', 'Bilder')} pro Sekunde empfohlen.`,
    },
    {
      title: `Gleichzeitige ${hyphenated(client)}-Streams`,
      text: 'Die Zahl der Streams, die Clients gleichzeitig auf einem Server ansehen, live oder als Wiedergabe, mit der mittleren Rate seiner Streams. Jeder erhöht die Last seines Netzes und seiner Festplatten.',
    },
    {
      title: 'Aufteilung der Kameras',
      text: 'Der Serverplan zeigt, welche Kameras jeder Server aufzeichnet. Geben Sie in der Planung eine andere Aufteilung an, wenn der Standort sie verlangt.',
    },
    {
      title: 'Netzwerk',
      text: 'Die Raten enthalten Ton und Metadaten, wo eine Gruppe sie hat, und ein Teil jeder Verbindung bleibt für Übriges frei. Halten Sie Kameras und Clients in eigenen Netzen, wo die Tabelle zwei Verbindungen zeigt.',
    },
    {
      title: 'Betriebssystem',
      text: 'Das Betriebssystem liegt auf eigenen Festplatten und belegt keinen der Laufwerksschächte und nichts von der Kapazität der Aufzeichnungen.',
    },
    {
      title: 'Management-Server und SQL Server',
      text: `Der Management-Server speichert seine Daten in SQL Server. Die kostenlose Edition genügt üblicherweise bis ${number(freeSqlCameras)} Kameras; größere Systeme benötigen eine lizenzierte Edition und eigene Festplatten dafür.`,
    },
  ];
};
