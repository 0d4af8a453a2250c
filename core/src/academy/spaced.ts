import type { Language } from '@moisson/law/text'
import { frenchSpaces } from '@moisson/law/words/french-spaces'

/** Words of any shape with the spaces that their language prints. */
export const spacedIn = <Value>(language: Language, value: Value): Value =>
  language === 'fr' ? spaced(value) : value

function spaced<Value>(value: Value): Value {
  if (typeof value === 'string') return frenchSpaces(value) as Value
  if (Array.isArray(value)) return value.map((one: unknown) => spaced(one)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spaced(one)])) as Value
}
