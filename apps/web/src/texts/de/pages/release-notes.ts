import type * as en from '../../en/pages/release-notes.ts';
import type { InLanguage } from '../../in-language.ts';

export const RELEASE_NOTES_HEADING: InLanguage<typeof en.RELEASE_NOTES_HEADING> = 'Versionshinweise';

/** Newest first. */
export const RELEASES: InLanguage<typeof en.RELEASES> = [
  {
    date: 'November 2026',
    notes: [
      'Bildschirme, Dokumente, Kommandozeile und API sprechen Deutsch, Französisch und Spanisch; ein Dokument behält die Sprache, in der es ausgestellt wurde.',
      'Ergebnisse werden während der Eingabe im Browser berechnet, und erneut vom Server, wenn Sie ein Angebot anfordern.',
      'Das laufende Ergebnis nennt die Grenze, die entscheidet, und wie nah die nächste Stufe der Hardware ist.',
      'Jeder Wert eines Angebots lässt sich öffnen: mit seiner Formel, ihren Konstanten samt Quelle und Ihren Eingaben.',
      'Eine Seite zeigt jeden veröffentlichten Wert neben dem der Engine und was angenommen ist; ein ausgestelltes Angebot nennt, womit es berechnet wurde.',
      'Jede Liste von Kameras lässt sich auf einer Seite importieren, auf der jede Zeile übernommen, mit Grund ausgelassen oder zur Entscheidung vorgelegt wird.',
      'Die Kameratabelle bedient sich wie eine Tabellenkalkulation: Tasten, Blöcke, Kopieren und Einfügen, Rückgängig; sie wird als CSV oder XLSX ausgegeben und wieder eingelesen.',
      'Kameras, Verkabelung, Arbeitszeit und was sonst verkauft wird, haben eigene Positionen unter der Stückliste, mit Rabatt und MwSt.',
      'Eine Planung wird als eigene Datei ausgegeben und wieder eingelesen; wurde sie von Hand bearbeitet, wird die Stelle jedes Fehlers genannt.',
      'Der Editor lässt sich ohne Konto ausprobieren: Die Planung bleibt im Browser, bis sie in ein Konto übernommen wird.',
      'Firmen planen gemeinsam: Arbeitsbereiche, per Link eingeladene Personen, Rollen für jedes Projekt.',
      'Planungen haben Kommentare, Fragen von Kunden und Versionen, die sich benennen, vergleichen und wiederherstellen lassen.',
      'Alle Standorte eines Projekts ergeben ein Kundendokument mit einem Preis, zum Drucken oder als Datei.',
      'Was in einem anderen Browser geändert wird, erscheint während der Eingabe in der offenen Tabelle, mit Angabe, wer da ist und in welcher Zelle.',
      'Inhaber und Administratoren eines Arbeitsbereichs können nachlesen, was darin getan wurde und von wem.',
      'Eine Planung hat eine Seite für ihren Standort: Switches nach Verteiler, Workstations, Bewegungserkennung auf dem Server.',
      'Was von der IT eines Kunden anzufordern ist, steht auf einem eigenen Blatt; ein Errichter erhält die Kamera jedes Ports und Beschriftungen für die Kabel.',
      'Die Kameratabelle hat auf Wunsch Spalten für PoE, Kabel und Verteiler sowie für Objektiv und Zweck und sagt, was jede Kamera zeigt.',
      'Ein Standort hat Grundrisse: Darauf werden Kameras platziert, mit ihrem Sichtbereich im Maßstab, Wänden, Verteilern und abzudeckenden Bereichen.',
      'Grundrisse stehen in den Dokumenten für Kunden und Errichter und in Links; Positionen und Beschriftungen werden als Dateien ausgegeben und eingelesen.',
      'Kameragruppen lassen sich als Vorlagen speichern und in jede Planung einfügen.',
      'Jede Servereinstellung sagt, was sie bewirkt und was vom Standard abweicht.',
      'Das Angebot führt auf, was zu bestellen ist, zeigt, was die Festplatten füllt und wie lange sie es aufbewahren, und wird mit Seitenzahlen gedruckt.',
      'Gelöschtes lässt sich zurückholen: Eine Meldung bietet es zehn Sekunden lang an.',
      'Tastenkürzel, mit einer Liste hinter der Fragezeichentaste.',
      'Ein Kamerabericht der Aufzeichnungsserver zeigt, wie und warum ein errichteter Standort von seiner Planung abweicht.',
      'Spalten von Listen behalten ihre Breite; die Farben sind hell oder dunkel, nach Ihrem System oder nach Wahl.',
    ],
  },
  {
    date: 'Juni 2025',
    notes: [
      'Im Appliance-Modus hängen die Filter für Modell, Bauform, Festplattenzahl und RAID-Typ voneinander ab.',
      'Festplattenbelegung und Systemauslastung haben je einen Schieberegler.',
      'Das Angebot zeigt den gesamten Speicherbedarf, den Speicher pro Server mit seinem RAID-Typ und die Systemauslastung in Prozent.',
    ],
  },
  {
    date: 'Oktober 2023',
    notes: [
      'Das Angebot zeigt je Server die Kamerastreams, die Kameradatenrate und die Smart-Client-Datenrate im Pass-through-Modus.',
    ],
  },
];
