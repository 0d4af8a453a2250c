import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'
import { longInstant } from '@moisson/law/words/days'

interface Payload {
  device: string
  at: string
}

/** A session was closed because its key was used twice: somebody else may hold it. */
export const sessionEndedNotice = mail<Payload>({
  kind: 'session-ended-notice',
  render({ device, at }, { language, name, publicUrl }) {
    const fr = language === 'fr'
    return {
      subject: fr ? 'Nous avons fermé une de vos sessions' : 'We closed one of your sessions',
      preview: fr ? 'Par prudence\u00a0: voici pourquoi.' : 'To be safe: here is why.',
      title: fr ? 'Une session a été fermée par prudence' : 'A session was closed to be safe',
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: fr
            ? 'Une clé de session a servi deux fois. Cela arrive quand une copie circule\u00a0: nous avons donc fermé cette session. Reconnectez-vous, et changez votre mot de passe si vous en avez un.'
            : 'A session key was used twice, which happens when a copy is around: we closed that session. Sign in again, and change your password if you have one.',
        },
        {
          kind: 'facts',
          rows: [
            [fr ? 'Quand' : 'When', longInstant(new Date(at), language)],
            [fr ? 'Appareil' : 'Device', device || '-'],
          ],
        },
        { kind: 'button', label: fr ? 'Me reconnecter' : 'Sign in again', url: `${publicUrl}/login` },
      ],
    }
  },
})
