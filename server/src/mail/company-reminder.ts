import type { Day } from '@moisson/law/calendar'
import type { Text } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { ofPlace } from '@moisson/law/words/inside-sentence'
import { greeting } from './identity-words.ts'
import type { Block } from './letter.ts'
import { mail } from './mail.ts'

/** What an adviser reminds a company of: the dates that press, and their own words. */
export interface CompanyReminder {
  company_name: string
  author: string
  message: string
  waits: { date: Day; label: Text }[]
}

export const companyReminder = mail<CompanyReminder>({
  kind: 'company-reminder',
  render({ company_name, author, message, waits }, { language, name, publicUrl }) {
    const subject = {
      fr: `${company_name}\u00a0: ${author} vous écrit`,
      en: `${company_name}: ${author} writes to you`,
    }[language]
    const text = {
      fr: `${author}, votre conseiller, vous écrit au sujet ${ofPlace(company_name)}.`,
      en: `${author}, your adviser, writes to you about ${company_name}.`,
    }[language]
    const blocks: Block[] = [
      greeting(name, language),
      { kind: 'text', text },
      { kind: 'quote', title: { fr: 'Son message', en: 'Their message' }[language], text: message },
      ...(waits.length > 0
        ? [
            {
              kind: 'facts' as const,
              rows: waits.map(({ date, label }): [string, string] => [
                longDay(date, language),
                label[language],
              ]),
            },
          ]
        : []),
      {
        kind: 'button',
        label: { fr: 'Ouvrir l’espace de la société', en: 'Open the company’s space' }[language],
        url: `${publicUrl}/dashboard`,
      },
    ]
    return { subject, preview: text, title: subject, blocks }
  },
})
