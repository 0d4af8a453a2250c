export default {
  correct: 'Corriger son montant',
  correctHelp:
    'Le nouveau montant suit les mêmes taux ; ceux des autres ne bougent pas. La différence est un complément de l’enveloppe, ou y revient.',
  correctReopens:
    'La collecte est terminée : elle rouvre pour cette personne seule et se termine avec son délai.',
  correctAgain:
    'La personne reçoit un avis avec l’ancien montant, le nouveau et votre raison ; elle a un nouveau délai, et un choix déjà validé ne compte plus.',
  correctReason: 'Pourquoi cette correction ?',
  correctReasonHelp: 'La personne lira cette phrase.',
  correctNow: 'Corriger et prévenir',
  corrected: (amount: string) => `Montant brut corrigé : ${amount}`,
  sameAmount: 'Bases corrigées, le montant est le même',
}
