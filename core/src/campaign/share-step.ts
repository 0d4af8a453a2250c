import type { Text } from '@moisson/law/text'

/** One line of an explained amount, as screen, PDF and API print it. */
export interface ShareStep {
  label: Text
  amount_cents: number | null
  detail?: Text
  articles: string[]
}
