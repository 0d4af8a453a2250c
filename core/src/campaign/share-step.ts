import type { Said, Text } from '@moisson/law/text'

/** One line of an explained amount, as screen, PDF and API print it. */
export interface ShareStep {
  label: Said
  amount_cents: number | null
  detail?: Said
  articles: string[]
}

/** A levy by its name, in easy words. */
export const easyLevy = (name: string): Text => ({ fr: `${name}, une retenue`, en: `${name}, taken off` })
