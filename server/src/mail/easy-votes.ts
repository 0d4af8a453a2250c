import { longDay } from '@moisson/law/words/days'
import { button, easyFrom, easyLetter, small, text } from './easy-letter.ts'
import { greeting } from './identity-words.ts'
import type { Letter } from './letter.ts'
import type { MailContext } from './mail.ts'
import type { RatificationAsked, RatificationCalledOff, RatificationResult, VoteEntered } from './told.ts'

const page = (publicUrl: string): string => `${publicUrl}/login?redirect=%2Fbeneficiaire%2Fratification`

/** Whether one approves a text: what is asked, until when, and what silence does. */
export function easyVote(
  { reminder, title, company_name: company, ends_on, message }: RatificationAsked,
  { language, name, link, publicUrl }: MailContext,
): Letter {
  const until = longDay(ends_on, language)
  const say = {
    fr: {
      subject: `${reminder ? 'Rappel\u00a0: ' : ''}${company} vous demande oui ou non, jusqu’au ${until}`,
      title: `Répondez jusqu’au ${until}`,
      preview: 'Votre réponse compte.',
      told: `${company} vous montre un texte. Son nom\u00a0: «\u00a0${title}\u00a0». Lisez-le. Puis répondez oui ou non. Vous répondez une seule fois. Dernier jour\u00a0: ${until}.`,
      go: 'Lire le texte et répondre',
      print:
        'Deux tiers de tout le personnel doivent dire oui. Alors le texte est adopté. Sans réponse, c’est comme un non. La loi demande votre nom. Une liste dit votre nom et votre réponse. Elle est remise avec le texte. Personne ne voit les réponses avant la fin. Ce lien est pour vous seul. Ne transférez pas ce message.',
    },
    en: {
      subject: `${reminder ? 'Reminder: ' : ''}${company} asks you yes or no, until ${until}`,
      title: `Answer until ${until}`,
      preview: 'Your answer counts.',
      told: `${company} shows you a text. Its name: “${title}”. Read it. Then answer yes or no. You answer once. Last day: ${until}.`,
      go: 'Read the text and answer',
      print:
        'Two thirds of the whole staff must say yes. Then the text is adopted. No answer is like a no. The law asks for your name. A list tells your name and your answer. It is filed with the text. Nobody sees the answers before the end. This link is for you alone. Do not forward this message.',
    },
  }[language]
  return easyLetter(say, [
    greeting(name, language),
    text(say.told),
    ...(message ? [{ kind: 'quote' as const, title: company, text: message }] : []),
    button(say.go, link ?? page(publicUrl)),
    small(say.print),
  ])
}

/** What the company entered for somebody from a paper. */
export function easyEntered(
  { company_name: company, title, ends_on, answer, on, corrected_because, by_name }: VoteEntered,
  { language, name }: MailContext,
): Letter {
  const corrected = corrected_because !== null
  const [signed, until] = [longDay(on, language), longDay(ends_on, language)]
  const say = {
    fr: {
      title: `Votre réponse sur papier est ${corrected ? 'corrigée' : 'notée'}`,
      preview: 'Vérifiez-la.',
      told: `Vous avez répondu sur papier. Le texte\u00a0: «\u00a0${title}\u00a0». ${by_name} a ${corrected ? 'corrigé votre réponse' : 'noté votre réponse'}.`,
      rows: ['Votre réponse', 'Datée du'],
      answers: { yes: 'Oui', no: 'Non' },
      why: 'Pourquoi',
      wrong: `Ce n’est pas votre réponse\u00a0? Dites-le à ${by_name}. Dernier jour pour corriger\u00a0: ${until}.`,
    },
    en: {
      title: `Your answer on paper is ${corrected ? 'corrected' : 'noted'}`,
      preview: 'Check it.',
      told: `You answered on paper. The text: “${title}”. ${by_name} ${corrected ? 'corrected your answer' : 'noted your answer'}.`,
      rows: ['Your answer', 'Dated'],
      answers: { yes: 'Yes', no: 'No' },
      why: 'Why',
      wrong: `Is it not your answer? Tell ${by_name}. Last day to correct it: ${until}.`,
    },
  }[language]
  const [answered = '', dated = ''] = say.rows
  return easyFrom(company, language, say, [
    greeting(name, language),
    text(say.told),
    {
      kind: 'facts',
      rows: [
        [answered, say.answers[answer]],
        [dated, signed],
      ],
    },
    ...(corrected ? [{ kind: 'quote' as const, title: say.why, text: corrected_because }] : []),
    { kind: 'notice', text: say.wrong },
  ])
}

/** Nothing is counted any more. */
export function easyCalledOff(
  { company_name: company, title, reason }: RatificationCalledOff,
  { language, name }: MailContext,
): Letter {
  const say = {
    fr: {
      title: 'Vous n’avez plus à répondre',
      preview: 'Rien n’est compté.',
      told: `${company} a tout arrêté. Le texte\u00a0: «\u00a0${title}\u00a0». Vous n’avez plus à répondre. Vous avez déjà répondu\u00a0? Votre réponse ne compte pas.`,
      why: 'Pourquoi',
    },
    en: {
      title: 'You need not answer any more',
      preview: 'Nothing is counted.',
      told: `${company} stopped everything. The text: “${title}”. You need not answer any more. Did you answer already? Your answer does not count.`,
      why: 'Why',
    },
  }[language]
  return easyFrom(company, language, say, [
    greeting(name, language),
    text(say.told),
    { kind: 'quote', title: say.why, text: reason },
  ])
}

/** What came out, for everybody asked. */
export function easyResult(
  { company_name: company, title, state, yes, no, personnel, needed }: RatificationResult,
  { language, name, publicUrl }: MailContext,
): Letter {
  const ratified = state === 'ratified'
  const say = {
    fr: {
      title: ratified ? 'Le texte est adopté' : 'Le texte n’est pas adopté',
      told: `Le texte\u00a0: «\u00a0${title}\u00a0». Vous êtes ${personnel} dans l’entreprise. Ils ont dit oui\u00a0: ${yes}. Ils ont dit non\u00a0: ${no}. Il fallait ce nombre de oui\u00a0: ${needed}. ${ratified ? 'L’entreprise remet le texte à l’État.' : 'Le texte n’est donc pas adopté.'}`,
      go: 'Relire le texte',
    },
    en: {
      title: ratified ? 'The text is adopted' : 'The text is not adopted',
      told: `The text: “${title}”. You are ${personnel} in the company. They said yes: ${yes}. They said no: ${no}. This many yes were needed: ${needed}. ${ratified ? 'The company files the text.' : 'So the text is not adopted.'}`,
      go: 'Read the text again',
    },
  }[language]
  return easyFrom(company, language, say, [
    greeting(name, language),
    text(say.told),
    button(say.go, page(publicUrl)),
  ])
}
