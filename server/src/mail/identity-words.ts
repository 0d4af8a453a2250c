import type { Block } from './letter.ts'
import type { Language, Text } from '@moisson/law/text'

export function greeting(name: string | null, language: Language): Block {
  const word = { fr: 'Bonjour', en: 'Hello' }[language]
  return { kind: 'text', text: name ? `${word} ${name},` : `${word},` }
}

/** What to do with a mail that one has not asked for. */
export function ignored(language: Language): Block {
  return {
    kind: 'small',
    text: {
      fr: 'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: sans clic, rien ne se passe.',
      en: 'You did not ask for anything? Ignore this message: nothing happens without a click.',
    }[language],
  }
}

/** How somebody is reached. */
export const contactNames = {
  personal_email: { fr: 'adresse e-mail', en: 'e-mail address' },
  mobile: { fr: 'téléphone', en: 'telephone' },
  address: { fr: 'adresse postale', en: 'postal address' },
  electronic_delivery: { fr: 'envoi des documents', en: 'delivery of documents' },
} satisfies Record<string, Text>

/** The same in easy words. */
export const ignoredEasily = (language: Language): Block => ({
  kind: 'small',
  text: {
    fr: 'Vous n’avez rien demandé\u00a0? Ne faites rien. Sans clic, rien ne se passe.',
    en: 'You did not ask for this? Do nothing. Nothing happens without a click.',
  }[language],
})
