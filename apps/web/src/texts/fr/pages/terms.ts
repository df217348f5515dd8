/** Terms of the proposals of a company that has set none, one text per paragraph. */
export const TERMS: readonly string[] = [
  'Cette proposition est un calcul et non une offre ferme. Elle repose sur les données saisies, sur les données publiées par les fabricants, sur des mesures et sur des hypothèses énoncées ; elle ne remplace ni une visite du site ni le conseil des fabricants.',
  'La disponibilité, les prix et les caractéristiques du matériel et des logiciels changent sans préavis. Vérifiez la proposition auprès des fabricants avant de commander. Dans les limites de la loi, aucune responsabilité n’est assumée pour les dommages qui résulteraient de son utilisation.',
  'Avis de collecte de données : l’étude, ainsi que le nom, la société, l’adresse e-mail et le numéro de téléphone de la personne qui l’a faite, sont enregistrés pour afficher et imprimer cette proposition. Ils ne servent à rien d’autre ; la politique de confidentialité dit comment les consulter, les corriger ou les supprimer.',
];
