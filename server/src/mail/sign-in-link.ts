import { greeting, ignored } from './identity-words.ts'
import { mail } from './mail.ts'

interface Payload {
  device: string
  company_name: string | null
  campaign_name: string | null
}

export const signInLink = mail<Payload>({
  kind: 'sign-in-link',
  render({ company_name, campaign_name }, { language, name, link }) {
    const fr = language === 'fr'
    if (link === null) throw new Error('a sign-in mail needs its link')
    const about = [campaign_name, company_name].filter(Boolean).join(', ')
    return {
      subject: fr ? 'Votre lien de connexion à Moisson' : 'Your sign-in link for Moisson',
      preview: fr ? 'Valable 15 minutes, une seule fois.' : 'Valid for 15 minutes, once.',
      title: fr ? 'Connectez-vous à Moisson' : 'Sign in to Moisson',
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: fr
            ? `Voici le lien demandé pour vous connecter${about ? ` (${about})` : ''}. Il est valable 15 minutes et ne sert qu’une fois.`
            : `Here is the link you asked for to sign in${about ? ` (${about})` : ''}. It is valid for 15 minutes and works once.`,
        },
        { kind: 'button', label: fr ? 'Me connecter' : 'Sign in', url: link },
        ignored(language),
      ],
    }
  },
})
