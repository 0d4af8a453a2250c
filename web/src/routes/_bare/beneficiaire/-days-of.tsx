import { daysOfAmount } from '@moisson/core/choice/half-days'
import { useFormat } from '../../../kit/use-format.ts'

/** The rest days that an amount is the value of; fetched for whoever may give some. */
export default function DaysOf({ cents, day }: { cents: number; day: number }) {
  const { language } = useFormat()
  return daysOfAmount(cents, day, language)
}
