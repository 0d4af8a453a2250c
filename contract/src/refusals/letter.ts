import type { Sentences } from './sentence.ts'

/** Letters to people whom no mail reaches, and their codes. */
export const letterRefusals = {
  unknown_letter_code: {
    status: 404,
    fr: 'Ce code n’est pas reconnu. Vérifiez-le sur votre lettre ou dans votre SMS ; si vous en avez reçu un autre depuis, c’est le dernier code qui compte.',
    en: 'This code is not recognised. Check it on your letter or in your SMS; if you have had another one since, the latest code is the one that counts.',
  },
  letter_code_over: {
    status: 409,
    fr: 'Votre délai de réponse est terminé. Votre service RH vous dit ce qui a été appliqué.',
    en: 'Your time to answer has ended. Your HR team tells you what was applied.',
  },
  letter_not_recorded: {
    status: 409,
    fr: 'Votre code est bon, mais votre délai n’est pas encore ouvert : demandez au service RH de noter le jour où cette lettre vous a été remise.',
    en: 'Your code is right, but your time to answer is not open yet: ask your HR team to record the day on which this letter was handed to you.',
  },
  letter_sum_kept: {
    status: 409,
    fr: 'Votre code est bon, mais la campagne est partie au contrôle avant que cette lettre soit notée comme remise : elle ne prend plus de choix. Votre somme a été gardée pour vous : demandez-la au service RH.',
    en: 'Your code is right, but the campaign was sent for review before this letter was recorded as handed to you: it takes no choice any more. Your sum was kept for you: ask your HR team for it.',
  },
  letters_not_now: {
    status: 409,
    fr: 'Les lettres s’impriment et se remettent pendant la collecte, ou après elle pour qui n’a pas été informé, avant la transmission au contrôle.',
    en: 'Letters are printed and handed over during the collection, or after it for whoever was not informed, before the campaign is sent for review.',
  },
  no_letter_left: {
    status: 409,
    fr: 'Aucune lettre ne reste à imprimer.',
    en: 'No letter is left to print.',
  },
  not_for_letter: {
    status: 422,
    fr: 'Sans besoin de lettre, ou hors de cette campagne : {count} des personnes choisies. Rien n’est fait.',
    en: 'Without need of a letter, or not in this campaign: {count} of the people chosen. Nothing is done.',
  },
} as const satisfies Sentences
