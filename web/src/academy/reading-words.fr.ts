import { pluriel } from '@moisson/law/words/plural'

export default {
  read: 'J’ai lu cette page',
  readOn: (day: string) => `Lue le ${day}`,
  unread: 'Marquer comme non lue',
  save: 'Lire plus tard',
  unsave: 'Retirer de ma liste',
  failed: 'Ce n’est pas enregistré',
  progress: 'Ma progression',
  done: (read: number, all: number) => pluriel(read, `# sujet lu sur ${all}`, `# sujets lus sur ${all}`),
  begin: 'Commencez par',
  goOn: 'Continuer par',
  allRead: 'Vous avez lu tous les sujets qui vous concernent.',
  list: 'Ma liste de lecture',
  opinion: {
    ask: 'Cette page vous a-t-elle été utile ?',
    yes: 'Oui, utile',
    no: 'Non, pas assez',
    comment: 'Que faudrait-il changer ?',
    hint: 'N’écrivez ni nom ni montant : votre avis n’est rattaché à personne. L’équipe de la plateforme le lit, puis l’efface.',
    send: 'Envoyer mon avis',
    thanks: 'Merci. Votre avis est enregistré, sans votre nom.',
    failed: 'Votre avis n’est pas parti',
  },
  opinions: {
    title: 'Ce qu’en disent les lecteurs',
    counts: (useful: string, not: string) => `Utile : ${useful} · Pas assez : ${not}`,
    none: 'Aucun avis écrit n’attend.',
    useful: 'utile',
    notUseful: 'pas assez',
    settle: 'Traité : effacer le texte',
  },
}
