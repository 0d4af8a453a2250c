import { halfDaysIn, inDays } from '@moisson/core/choice/half-days'
import { useFormat } from '../../../../kit/use-format.ts'
import type { Catalogue } from '../../../../words/catalogue.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import type { Campaign } from './-campaign-facts.ts'
import { daysWords } from './-days-words.ts'
import type days from './-days-words.fr.ts'
import { ownWords } from './-own-words.ts'
import type own from './-own-words.fr.ts'

type Asked = Pick<typeof own, keyof typeof own & keyof typeof days>

/** What is said of what people pay in of their own: money, or rest days. */
export function useAskedWords({ day_cents }: Pick<Campaign, 'day_cents'>) {
  const words: Catalogue<Asked> = day_cents === null ? ownWords : daysWords
  return useEasyWords(words)
}

/** An amount in words: « 498,79 € », and of days « 3,5 jours (498,79 €) ». */
export function useAmountSaid(day_cents: number | null): (cents: number) => string {
  const { language, money } = useFormat()
  return (cents) => {
    const halves = day_cents === null ? null : halfDaysIn(cents, day_cents)
    if (halves === null) return money(cents)
    return halves === 0 ? inDays(0, language) : `${inDays(halves, language)} (${money(cents)})`
  }
}
