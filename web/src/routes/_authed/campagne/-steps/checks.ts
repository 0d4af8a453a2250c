import { defaultRuleNames } from '@moisson/core/campaign/choice-names'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords, type Words } from '../../../../words/catalogue.ts'
import { lowerFirst } from '../../../../words/lower-first.ts'
import type { Campaign, PaymentSummary } from '../../../../campaign/campaign.ts'
import type { EnvelopeOrigin } from '../-envelope/basis-view.tsx'
import type fr from '../-envelope/envelope-words.fr.ts'
import { envelopeWords } from '../-envelope/envelope-words.ts'
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
const namesOf = ({ names, count }: Pick<PaymentSummary['controls'][number], 'names' | 'count'>): string =>
  `${names.join(', ')}${count > names.length ? '…' : ''}`

/** What the second person looks at: amounts, defaults, figures, dates, then the controls of the lines themselves. */
export function useChecks(
  campaign: Campaign,
  payment: PaymentSummary | undefined,
  origin: EnvelopeOrigin | undefined,
): Check[] {
  const { control: envelope } = useWords(envelopeWords)
  const { control: words } = useWords(stepsWords)
  const { money, mediumDay, count, text } = useFormat()
  if (!payment) return []
  const { planned_payment_date: day, legal_payment_deadline: limit } = campaign
  const balanced = payment.difference_cents === 0
  const left = campaign.difference_cents
  const defaulted = campaign.standings.default_applied.people
  const wrong = payment.controls.filter(({ ok }) => !ok)
  const good = payment.controls.filter(({ ok }) => ok)
  const provisional = campaign.provisional_parameters
  const { asked_in } = campaignTypeFacts[campaign.type]
  const year = String(campaign.year)
  const date: Check =
    limit === null
      ? day?.startsWith(year)
        ? { key: 'date', result: 'ok', text: words.dateInYear(mediumDay(day), year) }
        : { key: 'date', result: 'warn', text: words.dateOfYear(year) }
      : day === null
        ? { key: 'date', result: 'warn', text: words.dateMissing(mediumDay(limit)) }
        : day > limit
          ? { key: 'date', result: 'warn', text: words.dateLate(mediumDay(day), mediumDay(limit)) }
          : { key: 'date', result: 'ok', text: words.date(mediumDay(day), mediumDay(limit)) }
  const sum = [
    payment.paid_cents,
    payment.pee_cents,
    payment.percol_cents,
    payment.held_cents,
    payment.advance_gross_cents,
    payment.levies_cents,
  ]
  return [
    {
      key: 'totals',
      result: balanced ? 'ok' : 'block',
      text: balanced
        ? payment.advance_gross_cents !== 0
          ? words.totalsAdvanced
          : asked_in
            ? words.asked.total
            : words.totals
        : words.totalsWrong(money(payment.difference_cents)),
      note: balanced ? money(sum.reduce((total, each) => total + each, 0)) : undefined,
    },
    // What people pay in of their own has no envelope to make.
    ...(asked_in && left === 0
      ? []
      : [
          {
            key: 'envelope',
            result: left === 0 ? ('ok' as const) : ('warn' as const),
            text: left === 0 ? words.envelope : words.envelopeLeft(money(left)),
          },
        ]),
    ...originOf(campaign, origin, { words: envelope, money }),
    {
      key: 'defaults',
      result: 'ok',
      text: asked_in
        ? defaulted === 0
          ? words.asked.everybody
          : words.asked.answers[asked_in](defaulted)
        : defaulted === 0
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
    ...campaign.warnings.map(({ code, message }): Check => ({ key: code, result: 'warn', text: message })),
    ...campaign.launch_reasons.map((one): Check => ({
      key: `reason-${one.code}`,
      result: 'warn',
      text: one.message,
      note: words.reasonGiven(one.reason),
    })),
    ...campaign.assumed.map((one): Check => ({
      key: `assumed-${one.code}`,
      result: 'warn',
      text: one.message,
      details: [namesOf({ names: one.people?.map(({ name }) => name) ?? [], count: one.count ?? 0 })],
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

type ControlWords = Words<typeof fr>['control']

/** The envelope by the agreement’s formula against what is stored. */
function originOf(
  campaign: Campaign,
  origin: EnvelopeOrigin | undefined,
  { words, money }: { words: ControlWords; money: (cents: number) => string },
): Check[] {
  if (!origin?.agreement || campaign.type !== 'interessement') return []
  const { recorded, recomputed_cents: again, by_hand_cents: byHand, agreement } = origin
  const key = 'envelope-origin'
  if (!recorded) {
    if (agreement.has_formula) return [{ key, result: 'warn', text: words.noFigures }]
    const reason = agreement.typed_envelope_reason
    return [
      { key, result: reason ? 'ok' : 'warn', text: words.noFormula, ...(reason ? { note: reason } : {}) },
    ]
  }
  const same = again === null || again === recorded.amount_cents
  return [
    {
      key,
      result: same ? 'ok' : 'warn',
      text: same
        ? words.same(money(recorded.amount_cents))
        : words.differs(money(again), money(recorded.amount_cents)),
    },
    ...(byHand === 0
      ? []
      : [
          {
            key: 'envelope-by-hand',
            result: 'warn' as const,
            text: words.byHand(money(byHand)),
            ...(origin.by_hand_reason ? { note: origin.by_hand_reason } : {}),
          },
        ]),
  ]
}
