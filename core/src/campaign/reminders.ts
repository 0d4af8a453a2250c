import type { Text } from '@moisson/law/text'

/** Why somebody chosen for a reminder gets none. */
export const skipReasons = {
  answered: { fr: 'Ont déjà répondu.', en: 'Have already answered.' },
  reminded_recently: {
    fr: 'Ont été relancées il y a moins de 24 heures.',
    en: 'Were reminded less than 24 hours ago.',
  },
  no_email: {
    fr: 'N’ont pas d’adresse e-mail qui fonctionne\u00a0: ajoutez-la ou corrigez-la dans leur fiche, et l’avis part\u00a0; ou remettez-leur une lettre.',
    en: 'Have no working e-mail address: add or correct it in their file, and the notice leaves; or hand them a letter.',
  },
  on_paper: {
    fr: 'Ont demandé leurs documents sur papier\u00a0: aucun e-mail ne leur est envoyé, remettez-leur une lettre.',
    en: 'Asked for their documents on paper: no e-mail is sent to them, hand them a letter.',
  },
  reminders_stopped: {
    fr: 'Ont arrêté les rappels de cette campagne\u00a0: parlez-leur, ou laissez-les décider.',
    en: 'Have stopped the reminders of this campaign: speak with them, or let them decide.',
  },
  notice_pending: {
    fr: 'N’ont pas encore reçu leur avis : il part en ce moment.',
    en: 'Have not received their notice yet: it is on its way.',
  },
  notice_kept: {
    fr: 'N’ont pas encore reçu leur avis : le serveur d’envoi ne le prend pas, il est essayé de nouveau.',
    en: 'Have not received their notice yet: the mail server does not take it, it is tried again.',
  },
  notice_held: {
    fr: 'N’ont pas encore reçu leur avis\u00a0: l’envoi des e-mails est retenu depuis une restauration.',
    en: 'Have not received their notice yet: mail is held since a restore.',
  },
  nothing_to_choose: {
    fr: 'N’ont rien à choisir\u00a0: leur prime est versée.',
    en: 'Have nothing to choose: their bonus is paid.',
  },
  notice_uncertain: {
    fr: 'Personne ne sait si leur avis est parti : il peut être envoyé de nouveau depuis la campagne.',
    en: 'Nobody knows whether their notice left: it can be sent again from the campaign.',
  },
  window_over: { fr: 'Leur délai de réponse est terminé.', en: 'Their time to answer has ended.' },
  not_concerned: {
    fr: 'Ne sont pas concernées : exclues ou injoignables.',
    en: 'Are not concerned: excluded or unreachable.',
  },
  unknown: { fr: 'Ne font pas partie de la campagne.', en: 'Are not part of the campaign.' },
} as const satisfies Record<string, Text>

export type SkipReason = keyof typeof skipReasons

/**
 * Hours that every reminder of the plan leaves a notice before it speaks: nobody is reminded of what they had no day to
 * read, be it that the notice waited, went to another address or told a corrected amount.
 */
export const HOURS_AFTER_NOTICE = 24

/** Hours before a person's deadline at which an unconfirmed draft is worth a last word. */
export const draftRescueHours = [72, 24, 3] as const

/** Days before the end of the collection at which those who run it are told who has not answered: time left to see them. */
export const DAYS_TO_SEE_PEOPLE = 2

/** The hour of the day, in Paris, at which a planned reminder leaves. */
export const REMINDER_HOUR = 9
