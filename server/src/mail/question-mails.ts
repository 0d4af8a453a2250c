import type { QuestionKind } from '@moisson/core/question/question'
import { longDay } from '@moisson/law/words/days'
import { greeting } from './identity-words.ts'
import { easyAnswered } from './easy-own-mails.ts'
import { mail } from './mail.ts'
import type { Answered } from './told.ts'

interface Asked {
  question_id: string
  number: number
  kind: QuestionKind
  person: string
  campaign: string
  due: string | null
}

/** Somebody asks or disputes: who and what about; their words wait behind the sign-in. */
export const questionAsked = mail<Asked>({
  kind: 'question-asked',
  render({ question_id, number, kind, person, campaign, due }, { language, name, publicUrl }) {
    const subject = {
      question: {
        fr: `${person} pose une question (n°\u00a0${number})`,
        en: `${person} asks a question (no. ${number})`,
      },
      amount: {
        fr: `${person} conteste son montant (n°\u00a0${number})`,
        en: `${person} disputes their amount (no. ${number})`,
      },
    }[kind][language]
    const text = {
      fr: `${person} vous écrit au sujet de la campagne «\u00a0${campaign}\u00a0».${due ? ` Une réponse est attendue au plus tard le ${longDay(due, 'fr')}.` : ''}`,
      en: `${person} writes to you about the campaign “${campaign}”.${due ? ` An answer is expected by ${longDay(due, 'en')}.` : ''}`,
    }[language]
    return {
      subject,
      preview: text,
      title: subject,
      blocks: [
        greeting(name, language),
        { kind: 'text', text },
        {
          kind: 'button',
          label: { fr: 'Lire et répondre', en: 'Read and answer' }[language],
          url: `${publicUrl}/questions?open=${question_id}`,
        },
      ],
    }
  },
})

/** The company answered; its words, which may tell an amount, wait behind the sign-in. */
export const questionAnswered = mail<Answered>({
  kind: 'question-answered',
  easy: easyAnswered,
  render({ number, campaign, company_name, closed }, { language, name, publicUrl }) {
    const subject = {
      fr: `${company_name} vous a répondu (question n°\u00a0${number})`,
      en: `${company_name} answered you (question no. ${number})`,
    }[language]
    const text = {
      fr: `Vous aviez écrit au sujet de la campagne «\u00a0${campaign}\u00a0». La réponse vous attend dans votre espace.`,
      en: `You had written about the campaign “${campaign}”. The answer waits in your space.`,
    }[language]
    return {
      subject,
      preview: text,
      title: { fr: 'Une réponse vous attend', en: 'An answer waits for you' }[language],
      blocks: [
        greeting(name, language),
        { kind: 'text', text },
        {
          kind: 'button',
          label: { fr: 'Lire la réponse', en: 'Read the answer' }[language],
          url: `${publicUrl}/beneficiaire#questions`,
        },
        {
          kind: 'small',
          text: closed
            ? {
                fr: 'La question est close\u00a0: y écrire de nouveau la rouvre.',
                en: 'The question is closed: writing to it again opens it.',
              }[language]
            : {
                fr: 'Vous pouvez répondre au même endroit.',
                en: 'You can reply in the same place.',
              }[language],
        },
      ],
    }
  },
})
