import type { Language } from '@moisson/law/text'
import { afterColon } from '@moisson/law/words/inside-sentence'
import { colon } from '@moisson/law/words/punctuation'
import { campaignNamed, hello } from './campaign-words.ts'
import type { Block, Letter } from './letter.ts'
import type { CampaignMailContext } from './mail.ts'

/** Without words of its own, the subject is the title, and the preview says it as a sentence. */
interface Heads {
  subject?: string
  preview?: string
  title: string
}

export const text = (said: string): Block => ({ kind: 'text', text: said })
export const small = (said: string): Block => ({ kind: 'small', text: said })
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url })

/** A mail in easy words. */
export const easyLetter = (
  { title, subject = title, preview = `${title}.` }: Heads,
  blocks: readonly Block[],
): Letter => ({ subject, preview, title, blocks })

/** « Atelier Nord : le texte est adopté », who or what it is about first. */
export const easyFrom = (from: string, language: Language, heads: Heads, blocks: readonly Block[]): Letter =>
  easyLetter({ ...heads, subject: from + colon[language] + afterColon(heads.subject ?? heads.title) }, blocks)

/** About a campaign, to one of its people by name. */
export const easyAbout = (
  { facts, language }: Pick<CampaignMailContext, 'facts' | 'language'>,
  heads: Heads,
  blocks: readonly Block[],
): Letter => easyFrom(campaignNamed(facts), language, heads, [hello(facts, language), ...blocks])
