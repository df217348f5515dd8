/** Terms of the proposals of a company that has set none, one text per paragraph. */
export const TERMS: readonly string[] = [
  'Dieses Angebot ist eine Berechnung und nicht verbindlich. Es beruht auf den Eingaben, auf veröffentlichten Angaben der Hersteller, auf Messungen und auf genannten Annahmen; es ersetzt weder eine Begehung des Standorts noch die Beratung der Hersteller.',
  'Verfügbarkeit, Preise und Eigenschaften von Hardware und Software ändern sich ohne Ankündigung. Prüfen Sie das Angebot mit den Herstellern, bevor Sie bestellen. Soweit es das Recht erlaubt, wird für Schäden aus seiner Verwendung nicht gehaftet.',
  'Hinweis zum Datenschutz: Die Planung sowie Name, Firma, E-Mail-Adresse und Telefonnummer dessen, der sie erstellt hat, werden gespeichert, um dieses Angebot zu zeigen und zu drucken. Sie werden für nichts anderes verwendet; die Datenschutzerklärung sagt, wie man sie einsehen, berichtigen oder löschen lassen kann.',
];
