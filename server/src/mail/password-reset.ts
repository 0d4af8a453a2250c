import { greeting, ignored } from './identity-words.ts'
import { mail } from './mail.ts'

export const passwordReset = mail<object>({
  kind: 'password-reset',
  render(_, { language, name, link }) {
    const fr = language === 'fr'
    if (link === null) throw new Error('a password mail needs its link')
    return {
      subject: fr ? 'Choisir un nouveau mot de passe' : 'Choose a new password',
      preview: fr ? 'Valable 30 minutes, une seule fois.' : 'Valid for 30 minutes, once.',
      title: fr ? 'Choisissez un nouveau mot de passe' : 'Choose a new password',
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: fr
            ? 'Ce lien est valable 30 minutes et ne sert qu’une fois. Le mot de passe actuel reste valable jusque-là.'
            : 'This link is valid for 30 minutes and works once. Your current password keeps working until then.',
        },
        { kind: 'button', label: fr ? 'Choisir un mot de passe' : 'Choose a password', url: link },
        ignored(language),
      ],
    }
  },
})
