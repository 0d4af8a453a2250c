import { spaced } from '@moisson/core/company/spaced-number'
import { parisDay } from '@moisson/law/paris-time'
import type { Day } from '@moisson/law/calendar'
import type { InEach, Language } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import type { AskedRow } from './question-store.ts'

interface Given {
  question: Pick<
    AskedRow,
    'number' | 'campaign_name' | 'first_name' | 'last_name' | 'employee_number' | 'state' | 'asked_at'
  >
  messages: readonly { by: 'person' | 'company'; author_name: string; body: string; created_at: string }[]
  language: Language
  company: { legal_name: string; siren: string }
  on: Day
  /** Where the code of a letter is typed. */
  codePage: string
}

/** What somebody asked and was answered, ready to be set. */
export function answerPage({ question, messages, language, company, on, codePage }: Given): object {
  const say = words[language]
  return {
    language,
    title: say.title(question.number),
    subtitle: question.campaign_name,
    issuer: company.legal_name,
    footer: `${company.legal_name}, SIREN ${spaced(company.siren)}. ${say.printed(longDay(on, language))}`,
    words: { page: 'Page' },
    intro: null,
    people: [
      [say.person, `${question.first_name} ${question.last_name}`],
      ...(question.employee_number ? [[say.employeeNumber, question.employee_number]] : []),
      [say.asked, longDay(parisDay(question.asked_at), language)],
    ],
    sections: [
      ...messages.map(({ by, author_name, body, created_at }) => ({
        title: say.wrote(
          by === 'person' ? say.you : author_name,
          longDay(parisDay(new Date(created_at)), language),
        ),
        rows: [],
        sentences: body.split(/\n+/),
        points: [],
      })),
      { title: say.next, rows: [], sentences: [say.reply(codePage)], points: [] },
    ],
  }
}

const words = {
  fr: {
    title: (number: number) => `Réponse à votre question n°\u00a0${number}`,
    printed: (day: string) => `Imprimé le ${day}`,
    person: 'Bénéficiaire',
    employeeNumber: 'Matricule',
    asked: 'Question posée le',
    you: 'Vous',
    wrote: (who: string, day: string) => `${who}, le ${day}`,
    next: 'Pour répondre',
    reply: (page: string) =>
      `Tant que votre délai de réponse court, le code de votre lettre ouvre cette conversation sur ${page}\u00a0: vous pouvez y écrire de nouveau. Ensuite, adressez-vous à votre service RH.`,
  },
  en: {
    title: (number: number) => `Answer to your question no. ${number}`,
    printed: (day: string) => `Printed on ${day}`,
    person: 'Beneficiary',
    employeeNumber: 'Employee number',
    asked: 'Question asked on',
    you: 'You',
    wrote: (who: string, day: string) => `${who}, on ${day}`,
    next: 'To reply',
    reply: (page: string) =>
      `As long as your time to answer runs, the code of your letter opens this conversation at ${page}: you can write there again. After that, turn to your HR team.`,
  },
} as const satisfies InEach<unknown>
