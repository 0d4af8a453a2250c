export default {
  title: 'Informations du CSE',
  intro: (company: string) =>
    `Ce que ${company} donne à son CSE\u00a0: les totaux de chaque campagne lancée et la formule de son accord. Personne n’y est nommé, et aucun montant n’y figure sous cinq personnes.`,
  until: (day: string) => `Ce lien s’ouvre jusqu’au ${day}.`,
  dead: 'Lien fermé',
  openAgain: 'Rouvrez le lien que la société vous a envoyé\u00a0: il n’est pas gardé dans cette page.',
  unread: 'La page n’a pas pu être lue. Vérifiez votre connexion, puis réessayez.',
  retry: 'Réessayer',
}
