import { contactNames, greeting } from './identity-words.ts'
import { easyContact } from './easy-own-mails.ts'
import { mail } from './mail.ts'
import type { ChangedContact } from './told.ts'

/** One's own details were changed: told to the address from before, with the way back for whoever did not do it. */
export const contactChanged = mail<ChangedContact>({
  kind: 'contact-changed',
  easy: easyContact,
  render({ fields, by_company }, { language, name, link, publicUrl }) {
    const list = fields.map((field) => contactNames[field][language]).join(', ')
    return {
      subject: { fr: 'Vos coordonnées ont changé', en: 'Your details have changed' }[language],
      preview: { fr: 'Si ce n’est pas vous, reprenez la main.', en: 'If it was not you, take them back.' }[
        language
      ],
      title: { fr: 'Vos coordonnées ont changé', en: 'Your details have changed' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: (by_company
            ? {
                fr: 'Votre entreprise vient de changer des coordonnées de votre dossier d’épargne salariale. Si elles sont justes, il n’y a rien à faire.',
                en: 'Your company has just changed details of your employee savings file. If they are right, there is nothing to do.',
              }
            : {
                fr: 'Des coordonnées de votre dossier d’épargne salariale viennent d’être changées depuis votre compte. Si c’est bien vous, il n’y a rien à faire.',
                en: 'Details of your employee savings file have just been changed from your account. If it was you, there is nothing to do.',
              }
          )[language],
        },
        { kind: 'facts', rows: [[{ fr: 'Ce qui a changé', en: 'What has changed' }[language], list]] },
        {
          kind: 'text',
          text: link
            ? {
                fr: 'Si ce n’est pas vous, le lien ci-dessous ferme toutes les connexions ouvertes, efface le mot de passe et vous rend la main. Il reste valable 7 jours.',
                en: 'If it was not you, the link below ends every open session, erases the password and gives you back control. It stays valid for 7 days.',
              }[language]
            : {
                fr: 'Si ce n’est pas vous, connectez-vous pour les corriger et prévenez votre service RH.',
                en: 'If it was not you, sign in to correct them and tell your HR team.',
              }[language],
        },
        {
          kind: 'button',
          label: link
            ? { fr: 'Ce n’est pas moi\u00a0: reprendre la main', en: 'It was not me: take back control' }[
                language
              ]
            : { fr: 'Vérifier mes coordonnées', en: 'Check my details' }[language],
          url: link ?? `${publicUrl}/login?redirect=%2Fbeneficiaire`,
        },
      ],
    }
  },
})
