import { greeting, ignored } from './identity-words.ts'
import { easyReset } from './easy-account-mails.ts'
import { mail } from './mail.ts'

export const passwordReset = mail<object>({
  kind: 'password-reset',
  easy: easyReset,
  render(_, { language, name, link }) {
    if (link === null) throw new Error('a password mail needs its link')
    return {
      subject: { fr: 'Choisir un nouveau mot de passe', en: 'Choose a new password' }[language],
      preview: { fr: 'Valable 30 minutes, une seule fois.', en: 'Valid for 30 minutes, once.' }[language],
      title: { fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: 'Ce lien est valable 30 minutes et ne sert qu’une fois. Le mot de passe actuel reste valable jusque-là.',
            en: 'This link is valid for 30 minutes and works once. Your current password keeps working until then.',
          }[language],
        },
        {
          kind: 'button',
          label: { fr: 'Choisir un mot de passe', en: 'Choose a password' }[language],
          url: link,
        },
        ignored(language),
      ],
    }
  },
})
