import { useWords } from '../../../../words/catalogue.ts'
import { processWords } from '../-process-words.ts'

/** Minutes in words: « 45 min », « 2 h 30 ». */
export function useDuration(): (minutes: number) => string {
  const { page } = useWords(processWords)
  return (minutes) => {
    if (minutes < 60) return page.minutes(minutes)
    const rest = minutes % 60
    return page.hours(Math.floor(minutes / 60), rest === 0 ? '0' : String(rest).padStart(2, '0'))
  }
}
