import { greeting } from './identity-words.ts'
import { easyPassword } from './easy-account-mails.ts'
import { mail } from './mail.ts'
import { longInstant } from '@moisson/law/words/instants'

interface Payload {
  at: string
}

/** A password was set or changed: said at once, so that nobody does it in silence. */
export const passwordChanged = mail<Payload>({
  kind: 'password-changed',
  easy: easyPassword,
  render({ at }, { language, name, publicUrl }) {
    return {
      subject: { fr: 'Votre mot de passe a changé', en: 'Your password has changed' }[language],
      preview: { fr: 'Si ce n’est pas vous, réagissez maintenant.', en: 'If it was not you, act now.' }[
        language
      ],
      title: { fr: 'Votre mot de passe a changé', en: 'Your password has changed' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: 'Le mot de passe de votre compte vient d’être choisi ou changé, et vos autres sessions sont fermées. Si c’est bien vous, il n’y a rien à faire.',
            en: 'The password of your account has just been set or changed, and your other sessions are closed. If it was you, there is nothing to do.',
          }[language],
        },
        {
          kind: 'facts',
          rows: [[{ fr: 'Quand', en: 'When' }[language], longInstant(new Date(at), language)]],
        },
        {
          kind: 'text',
          text: {
            fr: 'Si ce n’est pas vous, demandez un lien de connexion à votre adresse et choisissez un nouveau mot de passe\u00a0: il remplacera celui-ci.',
            en: 'If it was not you, ask for a sign-in link to your address and choose a new password: it replaces this one.',
          }[language],
        },
        { kind: 'button', label: { fr: 'Me connecter', en: 'Sign in' }[language], url: `${publicUrl}/login` },
      ],
    }
  },
})
