/** The terms of the branding in other languages than its own: a company that changes its terms changes these, or removes them. */
export const TERMS_IN_OTHER_LANGUAGES = {
  de: [
    'Dieses Angebot ist eine Berechnung und nicht verbindlich. Es beruht auf den Eingaben, auf veröffentlichten Angaben der Hersteller, auf Messungen und auf genannten Annahmen; es ersetzt weder eine Begehung des Standorts noch die Beratung der Hersteller.',
    'Verfügbarkeit, Preise und Eigenschaften von Hardware und Software ändern sich ohne Ankündigung. Prüfen Sie das Angebot mit den Herstellern, bevor Sie bestellen. Soweit es das Recht erlaubt, wird für Schäden aus seiner Verwendung nicht gehaftet.',
    'Hinweis zum Datenschutz: die Planung sowie Name, Firma, E-Mail-Adresse und Telefonnummer dessen, der sie erstellt hat, werden gespeichert, um dieses Angebot zu zeigen und zu drucken. Sie werden für nichts anderes verwendet; die Datenschutzerklärung sagt, wie man sie einsehen, berichtigen oder löschen lassen kann.',
  ],
  fr: [
    'Cette proposition est un calcul et non une offre ferme. Elle repose sur les données saisies, sur les données publiées par les fabricants, sur des mesures et sur des hypothèses énoncées ; elle ne remplace ni une visite du site ni le conseil des fabricants.',
    'La disponibilité, les prix et les caractéristiques du matériel et des logiciels changent sans préavis. Vérifiez la proposition auprès des fabricants avant de commander. Dans les limites de la loi, aucune responsabilité n’est assumée pour les dommages qui résulteraient de son utilisation.',
    'Avis de collecte de données : l’étude, ainsi que le nom, la société, l’adresse e-mail et le numéro de téléphone de la personne qui l’a faite, sont enregistrés pour afficher et imprimer cette proposition. Ils ne servent à rien d’autre ; la politique de confidentialité dit comment les consulter, les corriger ou les supprimer.',
  ],
  es: [
    'Esta propuesta es un cálculo y no una oferta en firme. Se basa en lo que se ha introducido, en datos publicados por los fabricantes, en mediciones y en supuestos indicados; no sustituye una visita al sitio ni el asesoramiento de los fabricantes.',
    'La disponibilidad, los precios y las características del hardware y el software cambian sin previo aviso. Compruebe la propuesta con los fabricantes antes de hacer un pedido. En la medida en que la ley lo permita, no se asume responsabilidad por los daños que se deriven de su uso.',
    'Aviso sobre la recogida de datos: el diseño y el nombre, la empresa, el correo y el teléfono de quien lo hizo se guardan para mostrar e imprimir esta propuesta. No se usan para nada más; la política de privacidad indica cómo consultarlos, corregirlos o eliminarlos.',
  ],
} as const;
