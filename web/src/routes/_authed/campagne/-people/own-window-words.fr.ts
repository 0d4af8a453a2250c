export default {
  title: 'Ouvrir un délai à cette personne',
  help: (days: number) =>
    `Elle n’a jamais été informée. Corrigez son adresse dans sa fiche, ou remettez-lui l’avis. La collecte rouvre pour elle seule, ${days} jours pleins ; la transmission et le paiement attendent la fin de ce délai.`,
  byMail: 'Envoyer l’avis par e-mail',
  handedOver: 'Avis remis en main propre le',
  byHand: 'Ouvrir le délai',
  opened: (until: string) => `Délai ouvert jusqu’au ${until}`,
  sentTo: (address: string) => `L’avis part à ${address}.`,
}
