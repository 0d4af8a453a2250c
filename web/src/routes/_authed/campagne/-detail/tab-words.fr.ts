import * as names from '../../../../words/names.fr.ts'
import { pluriel } from '@moisson/law/words/plural'

export default {
  journal: {
    events: names.whatHappened,
    messages: 'Messages envoyés',
    message: 'Message',
    sent: 'Envoyés',
    pending: names.waiting,
    failed: 'Refusés',
    uncertain: 'Incertains',
    last: 'Dernier envoi',
    noMessage: 'Aucun message n’est parti.',
    noEvent: 'Rien encore.',
    system: names.moisson,
    failedHelp:
      'Un message refusé : l’adresse ne fonctionne pas. Corrigez-la dans la fiche\u00a0: l’avis repart aussitôt.',
    uncertainHelp:
      'Un message incertain : la connexion s’est coupée au moment de l’envoi ; il ne repart pas de lui-même, le bandeau de la campagne permet de l’envoyer de nouveau.',
  },
  preview: {
    as: 'Voir comme',
    asHint: names.nameOrNumber,
    asMore: (count: number) =>
      pluriel(count, 'Une autre personne : précisez le nom.', '# autres personnes : précisez le nom.'),
    anybody: 'La première personne de la liste',
    phone: 'Sur son téléphone',
    mail: 'Dans sa boîte aux lettres',
    subject: 'Objet',
    from: 'De',
    nothingRecorded: 'C’est un aperçu : rien n’est envoyé ni enregistré.',
    hello: 'Votre montant',
    net: 'nets de CSG et CRDS',
    atMost: 'Vous pouvez verser au plus',
    ownMoney: 'de votre argent, retenu sur votre paie',
    daysAtMost: 'Vous pouvez placer au plus',
    ofDays: (amount: string) => `de repos, soit ${amount} nets`,
    answerBy: (day: string) => `Répondez jusqu’au ${day}`,
    answerDays: (days: number) => pluriel(days, '# jour pour répondre', '# jours pour répondre'),
    ifNothing: 'Si vous ne faites rien',
    ways: {
      quick_cash: names.allToMyAccount,
      quick_managed: names.placeItAll,
      quick_half: names.halfAndHalf,
      quick_both: names.inBothPlans,
      custom: names.choose,
    },
    today: (amount: string) => `${amount} sur votre compte`,
    placed: (amount: string) => `${amount} placés`,
    plus: (amount: string) => `+ ${amount} d’abondement net`,
    question: 'Une question ?',
    draftRule: {
      ignore_draft: 'Un choix commencé mais non validé ne compte pas.',
      honour_complete_draft: 'Un choix complet mais non validé compte quand même.',
    },
    impossible: 'L’aperçu montre le montant d’une vraie personne.',
  },
}
