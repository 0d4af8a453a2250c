import * as names from '../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  title: 'Messages de la démonstration',
  intro:
    'Tout ce que la démonstration a envoyé arrive ici, par un vrai dialogue SMTP ; rien ne part ailleurs.',
  to: 'À',
  from: 'Destinataire',
  everybody: names.everybody,
  empty: 'Aucun message pour l’instant',
  emptyBody: 'Demandez un lien de connexion ou lancez une campagne : les messages apparaissent aussitôt.',
  choose: 'Choisissez un message pour le lire.',
  attachments: (count: number) => pluriel(count, '# pièce jointe', '# pièces jointes'),
  back: 'Tous les messages',
  errors: {
    title: 'Pages d’erreur',
    intro: 'Chaque erreur que l’application sait montrer, provoquée exprès. Rien n’est modifié.',
    kinds: {
      'not-found': '404 : une page qui n’existe pas',
      forbidden: '403 : une page réservée à d’autres',
      '409': '409 : un refus de l’API',
      '500': '500 : une panne de l’API',
      '503': '503 : l’API est momentanément indisponible',
      'no-answer': 'Personne ne répond',
      'unknown-guard': 'Une garde de page inconnue',
      fatal: 'Une erreur sans message',
    },
  },
}
