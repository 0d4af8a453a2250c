import { languages, type InEach, type Language } from '@moisson/law/text'
import { frenchSpaces } from '@moisson/law/words/french-spaces'
import type { SettingValues } from './setting-fields.ts'

/** The company's own words to the people of a campaign, as its settings keep them. */
export type MessageSettings = Pick<
  SettingValues,
  'message_title' | 'message_body' | 'message_title_en' | 'message_body_en'
>

/** The message as somebody reads it, with the language it is in: a screen and a mail mark it. */
export interface CompanyMessage {
  /** Of the same version as the body, never of the other one. */
  title: string | null
  body: string
  language: Language
}

const inPrint: InEach<(text: string) => string> = { fr: frenchSpaces, en: (text) => text }

/** The version in the reader's language where the company wrote one, else the other; null without any. */
export function messageFor(settings: MessageSettings, reader: Language): CompanyMessage | null {
  const written: InEach<{ title: string | null; body: string | null }> = {
    fr: { title: settings.message_title, body: settings.message_body },
    en: { title: settings.message_title_en, body: settings.message_body_en },
  }
  for (const language of [reader, ...languages]) {
    const { title, body } = written[language]
    const print = inPrint[language]
    if (body?.trim()) return { title: title?.trim() ? print(title) : null, body: print(body), language }
  }
  return null
}
