import { greeting, ignored } from './identity-words.ts'
import type { Letter } from './letter.ts'
import { easySignIn } from './easy-own-mails.ts'
import { mail } from './mail.ts'
import type { SignInAsked } from './told.ts'
import type { Language } from '@moisson/law/text'
import { longInstant } from '@moisson/law/words/instants'

export const signInLink = mail<SignInAsked>({
  kind: 'sign-in-link',
  easy: easySignIn,
  render({ company_name, campaign_name, until }, { language, name, link }) {
    if (link === null) throw new Error('a sign-in mail needs its link')
    if (until) return answerLink({ campaign_name, until, language, name, link })
    const about = [campaign_name, company_name].filter(Boolean).join(', ')
    return {
      subject: { fr: 'Votre lien de connexion à Moisson', en: 'Your sign-in link for Moisson' }[language],
      preview: { fr: 'Valable 15 minutes, une seule fois.', en: 'Valid for 15 minutes, once.' }[language],
      title: { fr: 'Connectez-vous à Moisson', en: 'Sign in to Moisson' }[language],
      blocks: [
        greeting(name, language),
        {
          kind: 'text',
          text: {
            fr: `Voici le lien demandé pour vous connecter${about ? ` (${about})` : ''}. Il est valable 15 minutes et ne sert qu’une fois.`,
            en: `Here is the link you asked for to sign in${about ? ` (${about})` : ''}. It is valid for 15 minutes and works once.`,
          }[language],
        },
        { kind: 'button', label: { fr: 'Me connecter', en: 'Sign in' }[language], url: link },
        ignored(language),
      ],
    }
  },
})

/** A new personal link in the place of one that was used elsewhere or replaced. */
function answerLink(told: {
  campaign_name: string | null
  until: string
  language: Language
  name: string | null
  link: string
}): Letter {
  const { campaign_name, language, name, link } = told
  const until = longInstant(new Date(told.until), language)
  const about = campaign_name ?? 'Moisson'
  return {
    subject: { fr: `Votre lien pour répondre\u00a0: ${about}`, en: `Your link to answer: ${about}` }[
      language
    ],
    preview: { fr: `Valable jusqu’au ${until}.`, en: `Valid until ${until}.` }[language],
    title: { fr: 'Répondez en un clic', en: 'Answer in one click' }[language],
    blocks: [
      greeting(name, language),
      {
        kind: 'text',
        text: {
          fr: `Voici un nouveau lien personnel pour répondre à «\u00a0${about}\u00a0». Il s’ouvre jusqu’au ${until}, sur l’appareil où vous l’utilisez d’abord. Ne transférez pas ce message.`,
          en: `Here is a new personal link to answer “${about}”. It opens until ${until}, on the device where you use it first. Do not forward this message.`,
        }[language],
      },
      { kind: 'button', label: { fr: 'Faire mon choix', en: 'Make my choice' }[language], url: link },
      ignored(language),
    ],
  }
}
