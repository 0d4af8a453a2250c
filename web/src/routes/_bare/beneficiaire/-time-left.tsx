import clsx from 'clsx'
import { useLanguage } from '../../../words/language.ts'
import { useWords } from '../../../words/catalogue.ts'
import { useNow } from '../../../clock/business-now.ts'
import { placeWords } from './-place-words.ts'

const units = [
  ['day', 86_400_000, 2],
  ['hour', 3_600_000, 2],
  ['minute', 60_000, 0],
] as const

/** A time left in its largest telling unit: `17 jours`, `47 heures`, `12 minutes`. */
export function leftInWords(ms: number, locale: string): string {
  const [unit, size] = units.find(([, each, least]) => ms >= each * least) ?? units[2]
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(0, Math.floor(ms / size)))
}

/** The time left, beside the amount; `pressing` while an answer is awaited. */
export function TimeLeft({ at, pressing }: { at: string | null; pressing: boolean }) {
  const words = useWords(placeWords)
  const language = useLanguage()
  const now = useNow()
  if (!at) return null
  const left = Date.parse(at) - now
  return (
    <time
      dateTime={at}
      className={clsx(
        'tabular rounded-full px-2.5 py-0.5 text-sm leading-5 font-medium whitespace-nowrap',
        pressing ? 'bg-amber-100 text-amber-950' : 'bg-neutral-200/70 text-neutral-800',
      )}
    >
      {left > 0 ? words.timeLeft(leftInWords(left, language)) : words.timeOver}
    </time>
  )
}
