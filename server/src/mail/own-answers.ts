import type { Language, Text } from '@moisson/law/text'

/** What we say ourselves of a mail that did not leave, kept in English beside it and read in the reader's language. */
export const ownAnswers = {
  lost: {
    fr: 'l’envoi s’est interrompu pendant que le message partait',
    en: 'the process stopped while the mail was on its way',
  },
  away: { fr: 'le serveur d’envoi ne répond pas', en: 'the mail server does not answer' },
  refused: { fr: 'le serveur d’envoi nous refuse', en: 'the mail server refuses us' },
  closed: { fr: 'le serveur d’envoi a fermé la connexion', en: 'the mail server closed the connection' },
  unopened: { fr: 'aucune connexion n’a été ouverte', en: 'no connection was opened' },
} as const satisfies Record<string, Text>

/** Our own sentence in the reader's language; what a server answered is quoted as it came. */
export function answerIn(answer: string | null, language: Language): string | null {
  const own = Object.values(ownAnswers).find(({ en }) => en === answer)
  return own ? own[language] : answer
}
