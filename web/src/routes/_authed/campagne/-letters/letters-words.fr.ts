import * as names from '../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  intro:
    'Aucun e-mail n’atteint ces personnes. Imprimez leur lettre, remettez-la, puis notez le jour de la remise\u00a0: leur délai part de ce jour. La lettre porte un code personnel, qui n’existe nulle part ailleurs.',
  table: 'Lettres de la campagne',
  empty: 'Aucune lettre à remettre',
  emptyBody: 'Un e-mail atteint chaque personne de la campagne.',
  all: 'Toutes les lettres',
  states: {
    to_print: 'À imprimer',
    printed: names.toHandOver,
    handed: names.handedOver,
    answered: 'A répondu',
  },
  reasons: {
    no_email: 'Sans adresse',
    refused: 'Adresse refusée',
    on_paper: 'Préfère le papier',
    has_email: 'A depuis une adresse',
  },
  person: 'À qui',
  site: 'Lieu de travail',
  why: 'Pourquoi une lettre',
  amount: 'À décider',
  toReturn: (amount: string) => `${amount} à restituer`,
  nothingAsked: names.nothingToDecide,
  state: 'Lettre',
  until: 'Répond jusqu’au',
  changed: 'Montant corrigé depuis\u00a0: à réimprimer',
  handedOn: (day: string, how: string) => `le ${day}, ${how}`,
  ways: {
    in_person: 'en main propre',
    post: 'par la poste',
    registered_post: 'en recommandé',
    internal_mail: 'par le courrier interne',
  },
  searchHint: names.nameOrNumber,
  search: 'Chercher une lettre\u00a0: nom ou matricule',
  printLeft: (count: number) =>
    pluriel(count, 'Imprimer la lettre restante', 'Imprimer les # lettres restantes'),
  printFirst: (count: number, left: number) => `Imprimer ${count} des ${left} lettres restantes`,
  nothingLeft: 'Rien à imprimer',
  printThem: 'Imprimer leur lettre',
  printed: (count: number) =>
    pluriel(count, 'La lettre est prête à imprimer', 'Les lettres sont prêtes à imprimer'),
  printedBody: 'Gardez ce fichier le temps d’imprimer, puis supprimez-le\u00a0: il contient les codes.',
  handThem: 'Noter la remise',
  again: {
    title: (count: number) =>
      pluriel(count, 'Réimprimer cette lettre\u00a0?', 'Réimprimer ces lettres\u00a0?'),
    body: 'Chaque lettre reçoit un nouveau code. L’ancien ne marche plus, même si la première lettre a déjà été remise.',
    confirm: 'Imprimer avec un nouveau code',
  },
  hand: {
    title: (count: number) => pluriel(count, 'Noter la remise d’une lettre', 'Noter la remise de # lettres'),
    description: (presumed: number, days: number) =>
      `Le délai part du jour de la remise${presumed > 0 ? `, plus ${presumed} jour${presumed > 1 ? 's' : ''} de l’accord` : ''}\u00a0: ${days} jours pleins pour répondre. Une erreur se corrige tant que la personne n’a pas répondu\u00a0; un délai annoncé n’est jamais raccourci.`,
    nothingAsked:
      'Ces lettres disent ce qui a été reçu en avance et ne demandent rien\u00a0: aucun délai ne part de ce jour.',
    on: 'Remise le',
    how: 'Comment',
    save: 'Enregistrer la remise',
    done: (count: number) => pluriel(count, 'Remise notée', '# remises notées'),
    until: (day: string) => `Réponse possible jusqu’au ${day}.`,
    none: 'Rien n’a été noté',
  },
}
