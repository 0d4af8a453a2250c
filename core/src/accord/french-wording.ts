import type { Period } from '@moisson/law/calendar'
import { capital } from '@moisson/law/words/capital'
import { mediumDay } from '@moisson/law/words/days'
import {
  decimalWritten,
  euros as inEuros,
  percent as inPercent,
  percentWritten,
} from '@moisson/law/words/figures'
import { listed } from '@moisson/law/words/list'
import type { Accord } from './accord.ts'
import type { IndicatorUnit } from './given-answers.ts'

const small = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
  'vingt',
]
const tens: Record<number, string> = { 20: 'vingt', 30: 'trente', 40: 'quarante', 50: 'cinquante' }

/** « quinze », « trente », « vingt et un »; figures beyond fifty-nine. */
export function inLetters(value: number): string {
  const word = small[value]
  if (word !== undefined) return word
  const ten = Math.floor(value / 10) * 10
  const unit = value % 10
  const stem = tens[ten]
  if (stem === undefined) return whole(value)
  return unit === 0 ? stem : `${stem}${unit === 1 ? ' et ' : '-'}${small[unit] ?? ''}`
}

/** « un mois », « quinze jours »: the number in letters and its noun in agreement. */
export function counted(value: number, one: string, many = `${one}s`, feminine = false): string {
  const word = value === 1 && feminine ? 'une' : inLetters(value)
  return `${word} ${value > 1 ? many : one}`
}

const ordinals = ['zéroième', 'premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième']
/** « premier » to « sixième ». */
export const ordinal = (value: number): string => ordinals[value] ?? `${whole(value)}e`

/** What is filled in by hand. */
export const BLANK = '…………………………'
export const whole = (value: number): string => decimalWritten(String(value), 'fr')
export const exactEuros = (cents: number): string => inEuros(cents, 'fr')
export const euros = (cents: number): string => exactEuros(cents).replace(/,00(?=\u00a0€)/, '')
/** « 12,5 % » from 1250. */
export const percent = (bps: number): string => inPercent(bps, 'fr')
/** « 1er janvier 2027 », never cut between its day and its month. */
export const day = (value: string): string => mediumDay(value, 'fr').replace(' ', '\u00a0')

/** The text as a sentence: a capital, one full stop at its end. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  return capital(/[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`)
}

/** « 250 000 € », « 96,5 % », « 12 », « 45 jours ». */
export function shownValue(value: number, unit: IndicatorUnit): string {
  if (unit === 'EUR') return euros(Math.round(value * 100))
  if (unit === 'ratio') return percentWritten(`${Math.round(value * 1e6)}e-4`, 'fr')
  return unit === 'days' ? `${whole(value)} ${Math.abs(value) >= 2 ? 'jours' : 'jour'}` : whole(value)
}

/** « pour l’exercice ouvert le 1er janvier 2027 », of the exercices whose exemptions a late signature loses. */
export function lostIn({ duration }: Accord, lost: readonly Period[]): string {
  if (duration.period_months < 12) return 'pour les périodes de calcul ouvertes au plus tard le jour du dépôt'
  const days = listed(
    lost.map(({ start }) => `le ${day(start)}`),
    'fr',
  )
  return lost.length > 1 ? `pour les exercices ouverts ${days}` : `pour l’exercice ouvert ${days}`
}
