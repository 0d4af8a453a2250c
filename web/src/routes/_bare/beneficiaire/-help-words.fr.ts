/** Words of what helps: whom to ask, papers. */
export default {
  calendar: 'Ajouter à mon agenda',
  contactTitle: 'Une question, un désaccord ?',
  contactIntro: 'Votre service RH vous répond :',
  contactNobody: 'Adressez-vous à votre service RH.',
  ask: 'Poser une question',
  contest: 'Contester un montant',
  call: (phone: string) => `Appeler le ${phone}`,
  askSubject: (campaign: string) => `Question sur mon montant (${campaign})`,
  contestSubject: (campaign: string) => `Contestation de mon montant (${campaign})`,
  contestBody: (amount: string) =>
    `Bonjour,\n\nLe montant de ${amount} qui m’est annoncé ne me paraît pas exact, pour la raison suivante :\n\n`,
  mediation:
    'Sans accord avec l’entreprise, le médiateur de l’AMF (placement) ou l’inspection du travail (calcul) peut être saisi gratuitement.',
  notice: 'Ma fiche individuelle (PDF)',
  receipt: 'Mon reçu (PDF)',
}
