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
  gateway_away: { fr: 'la passerelle SMS ne répond pas', en: 'the SMS gateway does not answer' },
  gateway_silent: {
    fr: 'la passerelle SMS n’a pas répondu à temps\u00a0: le message est peut-être parti',
    en: 'the SMS gateway did not answer in time: the message may have left',
  },
  gateway_unread: {
    fr: 'la réponse de la passerelle SMS ne dit pas si le message est parti',
    en: 'the answer of the SMS gateway does not tell whether the message left',
  },
  number: { fr: 'ce n’est pas un numéro de mobile', en: 'this is no mobile number' },
  unopened: { fr: 'aucune connexion n’a été ouverte', en: 'no connection was opened' },
} as const satisfies Record<string, Text>

/** Our own sentence in the reader's language; what a server answered is quoted as it came. */
export function answerIn(answer: string | null, language: Language): string | null {
  const own = Object.values(ownAnswers).find(({ en }) => en === answer)
  return own ? own[language] : answer
}
