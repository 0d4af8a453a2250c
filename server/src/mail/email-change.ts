import { greeting, ignored } from './identity-words.ts'
import { easyAddress } from './easy-account-mails.ts'
import { mail } from './mail.ts'

/** To the new address, which becomes the account's once its owner says so. */
export const emailChange = mail<object>({
  kind: 'email-change',
  easy: easyAddress,
  render(_, { language, name, link }) {
    if (link === null) throw new Error('a confirmation needs its link')
    return {
      subject: { fr: 'Confirmez votre nouvelle adresse', en: 'Confirm your new address' }[language],
      preview: {
        fr: 'Un clic, et elle devient la vôtre sur Moisson.',
        en: 'One click, and it is yours on Moisson.',
      }[language],
      title: { fr: 'Confirmez cette adresse', en: 'Confirm this address' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: 'Confirmez que cette adresse est la vôtre\u00a0: elle remplacera l’ancienne pour vous connecter. Ouvrez ce lien là où vous êtes connecté\u00a0; il est valable une heure.',
            en: 'Confirm that this address is yours: it will replace the former one to sign in. Open this link where you are signed in; it is valid for one hour.',
          }[language],
        },
        {
          kind: 'button',
          label: { fr: 'Confirmer mon adresse', en: 'Confirm my address' }[language],
          url: link,
        },
        ignored(language),
      ],
    }
  },
})
