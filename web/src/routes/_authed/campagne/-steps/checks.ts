import { defaultRuleNames } from '@moisson/core/campaign/choice-names'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { lowerFirst } from '../../../../words/lower-first.ts'
import type { Campaign, PaymentSummary } from '../../../../campaign/campaign.ts'
import { stepsWords } from './steps-words.ts'

export interface Check {
  key: string
  result: 'ok' | 'warn' | 'block'
  text: string
  note?: string | undefined
  /** What the line sums up. */
  details?: readonly string[]
}

/** « Léa Roy, Luc Petit… » when there are more. */
const namesOf = ({ names, count }: PaymentSummary['controls'][number]): string =>
  `${names.join(', ')}${count > names.length ? '…' : ''}`

/** What the second person looks at: amounts, defaults, figures, dates, then the controls of the lines themselves. */
export function useChecks(campaign: Campaign, payment: PaymentSummary | undefined): Check[] {
  const { control: words } = useWords(stepsWords)
  const { money, mediumDay, count, text } = useFormat()
  if (!payment) return []
  const { planned_payment_date: day, legal_payment_deadline: limit } = campaign
  const balanced = payment.difference_cents === 0
  const left = campaign.difference_cents
  const defaulted = campaign.counts.defaulted
  const wrong = payment.controls.filter(({ ok }) => !ok)
  const good = payment.controls.filter(({ ok }) => ok)
  const provisional = campaign.provisional_parameters
  const date: Check =
    day === null
      ? { key: 'date', result: 'warn', text: words.dateMissing(mediumDay(limit)) }
      : day > limit
        ? { key: 'date', result: 'warn', text: words.dateLate(mediumDay(day), mediumDay(limit)) }
        : { key: 'date', result: 'ok', text: words.date(mediumDay(day), mediumDay(limit)) }
  const sum = [
    payment.paid_cents,
    payment.pee_cents,
    payment.percol_cents,
    payment.held_cents,
    payment.levies_cents,
  ]
  return [
    {
      key: 'totals',
      result: balanced ? 'ok' : 'block',
      text: balanced ? words.totals : words.totalsWrong(money(payment.difference_cents)),
      note: balanced ? money(sum.reduce((total, each) => total + each, 0)) : undefined,
    },
    {
      key: 'envelope',
      result: left === 0 ? 'ok' : 'warn',
      text: left === 0 ? words.envelope : words.envelopeLeft(money(left)),
    },
    {
      key: 'defaults',
      result: 'ok',
      text:
        defaulted === 0
          ? words.noDefault
          : words.defaults(defaulted, lowerFirst(text(defaultRuleNames[campaign.default_rule]))),
    },
    ...(payment.held_cents > 0
      ? [
          {
            key: 'held',
            result: 'warn' as const,
            text: words.heldPeople(payment.counts.held, money(payment.held_cents)),
          },
        ]
      : []),
    {
      key: 'figures',
      result: provisional.length === 0 ? 'ok' : 'warn',
      text: provisional.length === 0 ? words.caps : words.capsProvisional(provisional.join(', ')),
    },
    date,
    ...campaign.launch_reasons.map((one): Check => ({
      key: `reason-${one.code}`,
      result: 'warn',
      text: one.message,
      note: words.reasonGiven(one.reason),
    })),
    ...wrong.map((control): Check => ({
      key: control.code,
      result: control.severity,
      text: control.message,
      note: words.count(count(control.count)),
      ...(control.names.length > 0 ? { details: [namesOf(control)] } : {}),
    })),
    {
      key: 'lines',
      result: 'ok',
      text: wrong.length === 0 ? words.lines(good.length) : words.otherLines(good.length),
      details: good.map(({ message }) => message),
    },
  ]
}
