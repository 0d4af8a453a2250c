import type { Words } from './words.ts'

/** Why somebody chosen for a reminder gets none. */
export const skipReasons = {
  answered: { fr: 'Ont déjà répondu.', en: 'Have already answered.' },
  reminded_recently: {
    fr: 'Ont été relancées il y a moins de 24 heures.',
    en: 'Were reminded less than 24 hours ago.',
  },
  no_email: {
    fr: 'N’ont pas d’adresse e-mail qui fonctionne : un courrier ou un appel est nécessaire.',
    en: 'Have no working e-mail address: a letter or a call is needed.',
  },
  notice_pending: {
    fr: 'N’ont pas encore reçu leur avis : il part en ce moment.',
    en: 'Have not received their notice yet: it is on its way.',
  },
  window_over: { fr: 'Leur délai de réponse est terminé.', en: 'Their time to answer has ended.' },
  not_concerned: {
    fr: 'Ne sont pas concernées : exclues ou injoignables.',
    en: 'Are not concerned: excluded or unreachable.',
  },
  unknown: { fr: 'Ne font pas partie de la campagne.', en: 'Are not part of the campaign.' },
} as const satisfies Record<string, Words>

export type SkipReason = keyof typeof skipReasons

/** Hours before a person's deadline at which an unconfirmed draft is worth a last word. */
export const draftRescueHours = [72, 24, 3] as const

/** The hour of the day, in Paris, at which a planned reminder leaves. */
export const REMINDER_HOUR = 9
