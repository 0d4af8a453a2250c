import { greeting, ignored } from './identity-words.ts'
import { mail } from './mail.ts'

export const platformInvitation = mail<object>({
  kind: 'platform-invitation',
  render(_payload, { language, name, link }) {
    if (link === null) throw new Error('an invitation needs its link')
    return {
      subject: {
        fr: 'Vous administrez cette installation de Moisson',
        en: 'You administer this Moisson installation',
      }[language],
      preview: { fr: 'Votre lien est valable 7 jours.', en: 'Your link is valid for 7 days.' }[language],
      title: { fr: 'Administrez la plateforme Moisson', en: 'Administer the Moisson platform' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: 'La personne qui exploite cette installation vous en confie l’administration\u00a0: sociétés, comptes, conseillers et fonds. Le lien est valable 7 jours et ne sert qu’une fois.',
            en: 'Whoever runs this installation gives you its administration: companies, accounts, advisers and funds. The link is valid for 7 days and works once.',
          }[language],
        },
        { kind: 'button', label: { fr: 'Accepter et entrer', en: 'Accept and enter' }[language], url: link },
        ignored(language),
      ],
    }
  },
})
