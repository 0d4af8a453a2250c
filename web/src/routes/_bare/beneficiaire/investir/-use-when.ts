import { parisDay } from '@moisson/law/paris-time'
import { useToday } from '../../../../clock/business-now.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { factsWords } from './-facts-words.ts'

/** When something was kept: its hour, and its day as soon as that is not today. */
export function useWhen(): (instant: string) => string {
  const { when } = useEasyWords(factsWords)
  const { timeOf, mediumDay } = useFormat()
  const today = useToday()
  return (instant) => {
    const day = parisDay(instant)
    return day === today ? when.today(timeOf(instant)) : when.before(mediumDay(day), timeOf(instant))
  }
}
