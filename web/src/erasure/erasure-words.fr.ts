import * as names from '../words/names.fr.ts'
export default {
  goes: 'Peut être effacé',
  stays: 'Doit rester',
  gone: 'Effacé',
  stops: 'S’arrête',
  goesOn: 'Continue',
  stopped: 'Arrêté',
  until: (day: string) => `Jusqu’au ${day}.`,
  mine: 'Mes droits sur mes données',
  kinds: { erasure: 'Effacement', restriction: 'Limitation', objection: 'Opposition' },
  ask: {
    erasure: 'Demander l’effacement',
    restriction: 'Demander la limitation',
    objection: 'M’opposer',
  },
  askTitle: {
    erasure: 'Demander l’effacement de vos données',
    restriction: 'Demander que vos données soient gardées sans être utilisées',
    objection: 'Vous opposer à une utilisation de vos données',
  },
  askIntro: {
    erasure: 'Votre employeur vous répond sous un mois. Voici ce qu’une réponse d’aujourd’hui donnerait :',
    restriction:
      'Le temps de vérifier une donnée que vous contestez, ou de défendre vos droits (RGPD art. 18). Votre dossier est gardé tel quel dès maintenant ; votre employeur vous répond sous un mois.',
    objection:
      'Pour une raison qui tient à votre situation (RGPD art. 21). Les relances facultatives s’arrêtent dès maintenant ; votre employeur vous répond sous un mois.',
  },
  message: 'Un mot pour votre employeur (facultatif)',
  asked: 'Votre demande est envoyée.',
  waiting: (kind: string, day: string) => `${kind} : demandé le ${day}, en attente de réponse.`,
  granted: (kind: string, day: string) => `${kind} : accordé le ${day}.`,
  refused: (kind: string, day: string) => `${kind} : refusé le ${day}.`,
  failed: 'Vos demandes n’ont pas pu être chargées',
  title: 'Conservation et effacement',
  waits: (kind: string, day: string) => `${kind} – demande reçue le ${day} : répondez sous un mois.`,
  answer: 'Répondre à une demande',
  answerTitle: 'Répondre à la demande',
  what: 'Demande',
  letterOn: 'Jour de la lettre',
  answerIntro: {
    erasure:
      'Accordée, elle efface tout de suite ce qu’aucune obligation ne retient, sans retour. La personne reçoit la réponse par e-mail.',
    restriction:
      'Accordée, le dossier reste tel quel et rien n’en est effacé. Refusée, il n’est plus retenu. La personne reçoit la réponse par e-mail.',
    objection:
      'Les relances facultatives sont arrêtées dès la demande, et le restent. La personne reçoit la réponse par e-mail.',
  },
  decision: names.answer,
  grant: { erasure: 'Effacer ce qui peut l’être', restriction: names.grant, objection: names.grant },
  refuse: { erasure: 'Ne rien effacer', restriction: names.refuse, objection: names.refuse },
  reason: 'Motif dit à la personne',
  send: 'Envoyer la réponse',
  answered: 'La réponse est envoyée.',
  held: (reason: string, day: string) =>
    `Dossier retenu le ${day} : ${reason}. Rien n’est effacé tant que cela dure.`,
  hold: names.recordADispute,
  holdTitle: names.recordADispute,
  holdIntro: 'Rien de ce dossier n’est effacé tant que le litige n’est pas levé.',
  holdReason: 'De quoi s’agit-il ?',
  holdSave: 'Signaler',
  lift: 'Lever le litige',
}
