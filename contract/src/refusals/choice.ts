import type { Sentences } from './sentence.ts'

/** A person’s choice, and what they ask about it. */
export const choiceRefusals = {
  nothing_to_decide: {
    status: 409,
    fr: 'Vous n’avez rien à décider dans cette campagne\u00a0: votre montant, ou ce que vous pouvez placer, est de zéro.',
    en: 'There is nothing for you to decide in this campaign: your amount, or what you may put in, is zero.',
  },
  campaign_closed: {
    status: 409,
    fr: 'Le délai de réponse est terminé depuis le {deadline}. {outcome}',
    en: 'The time to answer ended on {deadline}. {outcome}',
  },
  too_many_questions: {
    status: 409,
    fr: 'Plusieurs de vos messages attendent déjà une réponse : elle vous sera annoncée par e-mail. En cas d’urgence, appelez votre contact.',
    en: 'Several of your messages are already waiting for an answer, which will be announced by e-mail. If it is urgent, call your contact.',
  },
  amount_not_corrected: {
    status: 409,
    fr: 'Le montant de cette personne n’a pas changé depuis sa question\u00a0: corrigez d’abord la campagne, ou choisissez une autre issue.',
    en: 'The amount of this person has not changed since they asked: correct the campaign first, or choose another outcome.',
  },
  no_papers: {
    status: 409,
    fr: 'Moisson ne garde encore aucun papier pour vous. Le premier vient avec votre première campagne.',
    en: 'Moisson keeps no paper for you yet. The first one comes with your first campaign.',
  },
  amount_mismatch: {
    status: 422,
    fr: 'Votre répartition fait {total_cents} pour {net_cents} : l’écart est de {difference_cents}.',
    en: 'Your split adds up to {total_cents} out of {net_cents}: {difference_cents} is missing or too much.',
  },
  above_room: {
    status: 422,
    fr: 'Vous pouvez placer jusqu’à {room_cents} : {total_cents}, c’est {difference_cents} de trop.',
    en: 'You may put in up to {room_cents}: {total_cents} is {difference_cents} too much.',
  },
  not_half_days: {
    status: 422,
    fr: 'Ces jours se placent par demi-journées entières\u00a0: {total_cents} n’en est pas un nombre, un jour vaut {day_cents}.',
    en: 'These days are given by whole half days: {total_cents} is no number of them, a day is worth {day_cents}.',
  },
  day_value_moved: {
    status: 409,
    fr: 'La valeur d’un jour a été corrigée\u00a0: {day_cents}. Relisez le nombre de jours que vous placez.',
    en: 'The value of a day was corrected: {day_cents}. Read again how many days you give.',
  },
  no_draft: {
    status: 422,
    fr: 'Faites d’abord votre choix.',
    en: 'Make your choice first.',
  },
  destination_not_offered: {
    status: 422,
    fr: 'Cette destination n’est pas proposée dans la campagne.',
    en: 'This destination is not offered in the campaign.',
  },
  fund_not_offered: {
    status: 422,
    fr: 'Un des fonds choisis n’est pas proposé pour ce plan.',
    en: 'One of the funds chosen is not offered for this plan.',
  },
  profile_not_offered: {
    status: 422,
    fr: 'Ce plan ne propose pas ce profil de gestion pilotée.',
    en: 'This plan does not offer this managed profile.',
  },
  too_many_funds: {
    status: 422,
    fr: 'Un plan reçoit au plus dix fonds.',
    en: 'A plan takes ten funds at most.',
  },
  line_too_small: {
    status: 422,
    fr: 'Une ligne vaut au moins 1,00\u00a0€\u00a0: c’est une règle de Moisson, la loi n’en fixe pas. Augmentez-la, ou mettez-la avec une autre.',
    en: 'A line is worth €1.00 at least: this is a rule of Moisson, the law sets none. Make it larger, or put it with another.',
  },
  nothing_to_enter: {
    status: 409,
    fr: 'Le montant de cette personne dans la campagne est de zéro : il n’y a rien à saisir.',
    en: 'This person’s amount in the campaign is zero: there is nothing to enter.',
  },
  answered_oneself: {
    status: 409,
    fr: 'Cette personne a déjà validé son choix elle-même : elle seule peut le changer, jusqu’au {deadline}.',
    en: 'This person has already confirmed their choice: they alone may change it, until {deadline}.',
  },
  paper_day: {
    status: 422,
    fr: 'Le jour écrit sur le papier va du lancement de la campagne, le {from}, à aujourd’hui.',
    en: 'The day written on the paper lies between the launch of the campaign, on {from}, and today.',
  },
  paper_before_correction: {
    status: 422,
    fr: 'Le montant de cette personne a été corrigé le {from} : un papier signé avant porte sur l’ancien montant. Faites-lui signer un nouveau choix.',
    en: 'This person’s amount was corrected on {from}: a paper signed before is about the former amount. Have them sign a new choice.',
  },
  paper_correction_reason: {
    status: 422,
    fr: 'Une réponse sur papier est déjà saisie : dites pourquoi elle est saisie de nouveau.',
    en: 'An answer on paper is entered already: say why it is entered anew.',
  },
  no_paper_to_correct: {
    status: 422,
    fr: 'Aucune réponse sur papier n’est encore saisie : il n’y a rien à corriger.',
    en: 'No answer on paper is entered yet: there is nothing to correct.',
  },
  choices_hidden_until_close: {
    status: 409,
    fr: 'Les choix individuels restent confidentiels jusqu’à la clôture de la campagne, le {deadline}.',
    en: 'Individual choices stay confidential until the campaign closes, on {deadline}.',
  },
  no_receipt: {
    status: 409,
    fr: 'Il n’y a pas encore de reçu : aucun choix n’a été validé.',
    en: 'There is no receipt yet: no choice has been confirmed.',
  },
} as const satisfies Sentences
