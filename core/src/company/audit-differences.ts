import { euros, percent, shortDay } from '../choice/in-words.ts'
import type { Language } from '../vocabulary.ts'
import { fieldLabels } from './field-labels.ts'

export interface Difference {
  field: string
  label: string
  before: string | null
  after: string | null
  hidden: boolean
}

/** Names that never leave the log, whatever wrote them there. */
const secret = /nir|iban|cipher|hash|token|password|secret|birth|email|phone|address_line/i
/** What looks like a NIR or an IBAN inside a text. */
const numbers = /\b(?:[A-Z]{2}\d{2}[A-Z0-9]{10,30}|[12]\d{12}(?:\d{2})?)\b/g

/** What a change changed, one line a field, in words; personal and bank details only say that they changed. */
export function differencesOf(
  before: unknown,
  after: unknown,
  language: Language,
  action: string,
): Difference[] {
  const [was, is] = [flat(before), flat(after)]
  const hidden = listOf(after, 'hidden')
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => name !== 'hidden')
  return [
    ...names
      .filter((name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null))
      .map((name) => {
        const veiled = secret.test(name) && name !== 'fields'
        return {
          field: name,
          label: labelOf(name, language, action),
          before: veiled ? null : written(name, was[name], language),
          after: veiled ? null : written(name, is[name], language),
          hidden: veiled,
        }
      }),
    ...hidden.map((name) => ({
      field: name,
      label: labelOf(name, language, action),
      before: null,
      after: null,
      hidden: true,
    })),
  ].slice(0, 40)
}

function flat(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

function listOf(value: unknown, name: string): string[] {
  const list = flat(value)[name]
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []
}

function labelOf(name: string, language: Language, action: string): string {
  const known = fieldLabels[`${action}.${name}`] ?? fieldLabels[name]
  return known?.[language] ?? name.replaceAll('_', ' ')
}

function written(name: string, value: unknown, language: Language): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return { fr: value ? 'oui' : 'non', en: value ? 'yes' : 'no' }[language]
  if (typeof value === 'number') {
    if (name.endsWith('_cents')) return euros(value, language)
    return name.endsWith('_bps') ? percent(value, language) : String(value)
  }
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? shortDay(value, language) : veil(value)
  if (Array.isArray(value)) return cut(value.map((one) => written(name, one, language) ?? '').join(', '))
  return cut(
    Object.entries(value as object)
      .filter(([key, one]) => !secret.test(key) && one !== null && one !== '')
      .map(([key, one]) => `${labelOf(key, language, '')} ${written(key, one, language) ?? ''}`.trim())
      .join(', '),
  )
}

const veil = (text: string): string => cut(text.replaceAll(numbers, '••••'))
const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text)
