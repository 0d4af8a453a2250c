import { greeting } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  new_email_masked: string
}

/** To the former address, with the way back. */
export const emailChangedNotice = mail<Payload>({
  kind: 'email-changed-notice',
  render({ new_email_masked }, { language, name, link }) {
    const fr = language === 'fr'
    return {
      subject: fr ? 'Votre adresse de connexion a changé' : 'Your sign-in address has changed',
      preview: fr ? 'Si ce n’est pas vous, rétablissez-la.' : 'If it was not you, put it back.',
      title: fr ? 'Votre adresse a changé' : 'Your address has changed',
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: fr
            ? `Votre compte se connecte désormais avec ${new_email_masked}. Si c’est bien vous, il n’y a rien à faire.`
            : `Your account now signs in with ${new_email_masked}. If it was you, there is nothing to do.`,
        },
        ...(link
          ? [
              {
                kind: 'button' as const,
                label: fr ? 'Ce n’est pas moi\u00a0: rétablir' : 'It was not me: put it back',
                url: link,
              },
            ]
          : []),
        {
          kind: 'small',
          text: fr ? 'Ce bouton reste valable 7 jours.' : 'This button stays valid for 7 days.',
        },
      ],
    }
  },
})
