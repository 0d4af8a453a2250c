import { pluriel } from '../../words/plural.ts'

export default {
  title: 'Messages de la démonstration',
  intro:
    'Tout ce que la démonstration a envoyé arrive ici, par un vrai dialogue SMTP ; rien ne part ailleurs.',
  to: 'À',
  from: 'Destinataire',
  everybody: 'Tout le monde',
  empty: 'Aucun message pour l’instant',
  emptyBody: 'Demandez un lien de connexion ou lancez une campagne : les messages apparaissent aussitôt.',
  choose: 'Choisissez un message pour le lire.',
  attachments: (count: number) => pluriel(count, '# pièce jointe', '# pièces jointes'),
  back: 'Tous les messages',
}
