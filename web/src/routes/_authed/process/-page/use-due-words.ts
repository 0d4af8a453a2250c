import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { processWords } from '../-process-words.ts'
import { useToday } from '../../../../clock/business-now.ts'

/** A due day in words, told apart when it has passed. */
export function useDueWords(): (day: string) => string {
  const { page } = useWords(processWords)
  const { mediumDay } = useFormat()
  const today = useToday()
  return (day) => (day < today ? page.late(mediumDay(day)) : page.before(mediumDay(day)))
}
