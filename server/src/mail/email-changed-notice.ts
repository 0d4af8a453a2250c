import { greeting } from './identity-words.ts'
import { easyFormer } from './easy-account-mails.ts'
import { mail } from './mail.ts'

interface Payload {
  new_email_masked: string
}

/** To the former address, with the way back. */
export const emailChangedNotice = mail<Payload>({
  kind: 'email-changed-notice',
  easy: easyFormer,
  render({ new_email_masked }, { language, name, link }) {
    return {
      subject: { fr: 'Votre adresse de connexion a changé', en: 'Your sign-in address has changed' }[
        language
      ],
      preview: { fr: 'Si ce n’est pas vous, rétablissez-la.', en: 'If it was not you, put it back.' }[
        language
      ],
      title: { fr: 'Votre adresse a changé', en: 'Your address has changed' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: `Votre compte se connecte désormais avec ${new_email_masked}. Si c’est bien vous, il n’y a rien à faire.`,
            en: `Your account now signs in with ${new_email_masked}. If it was you, there is nothing to do.`,
          }[language],
        },
        ...(link
          ? [
              {
                kind: 'button' as const,
                label: { fr: 'Ce n’est pas moi\u00a0: rétablir', en: 'It was not me: put it back' }[language],
                url: link,
              },
            ]
          : []),
        {
          kind: 'small',
          text: { fr: 'Ce bouton reste valable 7 jours.', en: 'This button stays valid for 7 days.' }[
            language
          ],
        },
      ],
    }
  },
})
