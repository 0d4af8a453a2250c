import { greeting } from './identity-words.ts'
import { easySession } from './easy-account-mails.ts'
import { mail } from './mail.ts'
import { longInstant } from '@moisson/law/words/instants'

interface Payload {
  device: string
  at: string
}

/** A session was closed because its key was used twice: somebody else may hold it. */
export const sessionEndedNotice = mail<Payload>({
  kind: 'session-ended-notice',
  easy: easySession,
  render({ device, at }, { language, name, publicUrl }) {
    return {
      subject: { fr: 'Nous avons fermé une de vos sessions', en: 'We closed one of your sessions' }[language],
      preview: { fr: 'Par prudence\u00a0: voici pourquoi.', en: 'To be safe: here is why.' }[language],
      title: { fr: 'Une session a été fermée par prudence', en: 'A session was closed to be safe' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: 'Une clé de session a servi deux fois. Cela arrive quand une copie circule\u00a0: nous avons donc fermé cette session. Reconnectez-vous, et changez votre mot de passe si vous en avez un.',
            en: 'A session key was used twice, which happens when a copy is around: we closed that session. Sign in again, and change your password if you have one.',
          }[language],
        },
        {
          kind: 'facts',
          rows: [
            [{ fr: 'Quand', en: 'When' }[language], longInstant(new Date(at), language)],
            [{ fr: 'Appareil', en: 'Device' }[language], device || '-'],
          ],
        },
        {
          kind: 'button',
          label: { fr: 'Me reconnecter', en: 'Sign in again' }[language],
          url: `${publicUrl}/login`,
        },
      ],
    }
  },
})
