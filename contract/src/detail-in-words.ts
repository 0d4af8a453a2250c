import { stateNames } from '@moisson/core/campaign/state-names'
import { campaignStates } from '@moisson/core/vocabulary'
import type { Language } from '@moisson/law/text'
import { euros, number } from '@moisson/law/words/figures'
import { longDay } from '@moisson/law/words/days'
import { longInstant } from '@moisson/law/words/instants'
import { afterColon } from '@moisson/law/words/inside-sentence'
import type { Details } from '@moisson/law/refusal'

/** A fact of a refusal as the reader says it: states by their label, cents in euros, days and instants in words. */
export function detailInWords(name: string, value: NonNullable<Details[string]>, language: Language): string {
  const state = name === 'state' ? campaignStates.find((known) => known === value) : undefined
  if (state) return stateNames[state][language]
  if (typeof value === 'number' && name.endsWith('_cents')) return euros(value, language)
  if (typeof value === 'number' && !Number.isInteger(value)) return number(value, language)
  if (typeof value !== 'string') return String(value)
  if (name === 'reasons') return afterColon(value)
  // What somebody typed may look like a day and be none.
  if (Number.isNaN(Date.parse(value))) return value
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return longInstant(new Date(value), language)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? longDay(value, language) : value
}
