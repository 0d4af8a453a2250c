import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { builderWords } from '../-builder/builder-words.ts'
import { compareWords } from './compare-words.ts'

/** A value of the inputs as a reader says it, by the name of its field. */
export function useInputInWords(): (name: string, value: unknown) => string {
  const words = useWords(compareWords)
  const builder = useWords(builderWords)
  const { money, percent, count, shortDay } = useFormat()
  const fields: Record<string, string> = { ...builder.fields, ...builder.mix, ...words.parts }
  const kinds: Record<string, { title: string }> = builder.formulaKinds
  const lists: Record<string, string>[] = [
    builder.indicators,
    builder.bandMeasures,
    builder.rateBases,
    builder.source,
    builder.groups,
    builder.kinds,
    builder.plans,
  ]
  return function inWords(name: string, value: unknown): string {
    if (value === null || value === undefined) return words.none
    if (typeof value === 'boolean') return value ? builder.yes : builder.no
    if (typeof value === 'number') {
      if (name.endsWith('_cents')) return money(value)
      return name.includes('_bps') ? percent(value) : name === 'year' ? String(value) : count(value)
    }
    if (typeof value === 'string') {
      if (/^\d{4}-\d\d-\d\d$/.test(value)) return shortDay(value)
      return kinds[value]?.title ?? lists.find((list) => value in list)?.[value] ?? value
    }
    if (Array.isArray(value)) return value.length === 0 ? words.none : words.items(value.length)
    return Object.entries(value as Record<string, unknown>)
      .map(([key, inner]) => `${fields[key] ?? key} ${inWords(key, inner)}`)
      .join(', ')
  }
}
