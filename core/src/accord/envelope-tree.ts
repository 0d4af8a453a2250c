import { combine, constant, input, times } from '@moisson/law/formula/build'
import type { Expression } from '@moisson/law/formula/expression'
import { decimal, toDecimalString } from '@moisson/law/rational'
import type { AgreementFormula } from './accord.ts'
import { HEADCOUNT, PAYROLL, RESERVE } from './accord.ts'
import { rate } from './build-formula.ts'
import { euros, percent } from './french-wording.ts'
import type { Text } from '@moisson/law/text'

export interface Cap {
  label: string
  expr: Expression
}

/** The agreement's own caps, each with the words in which it is written. */
export function ownCaps({ caps, indicators }: Pick<AgreementFormula, 'caps' | 'indicators'>): Cap[] {
  const found: Cap[] = []
  if (caps.payroll_bps !== null)
    found.push({
      label: `${percent(caps.payroll_bps)} de la masse salariale brute`,
      expr: times(rate(caps.payroll_bps), input(PAYROLL)),
    })
  if (caps.amount_cents !== null)
    found.push({
      label: euros(caps.amount_cents),
      expr: constant(toDecimalString(decimal(`${caps.amount_cents}e-2`))),
    })
  if (caps.indicator_cap !== null) {
    const { indicator, rate_bps } = caps.indicator_cap
    const label = indicators.find(({ name }) => name === indicator)?.label ?? indicator
    found.push({
      label: `${percent(rate_bps)} de l’indicateur « ${label} »`,
      expr: combine('max', constant(0), times(rate(rate_bps), input(indicator))),
    })
  }
  return found
}

/** The whole envelope before the legal ceiling: formula, own caps, then the link with participation. */
export function envelopeTree(accord: AgreementFormula): Expression {
  const { formula, participation } = accord
  const caps = ownCaps(accord).map(({ expr }) => expr)
  const capped = caps.length === 0 ? formula.tree : combine('min', formula.tree, ...caps)
  if (participation.link === 'deducted')
    return combine('max', constant(0), combine('sub', capped, input(RESERVE)))
  if (participation.link === 'combined_cap') {
    const room = combine(
      'sub',
      times(rate(participation.combined_cap_bps ?? 0), input(PAYROLL)),
      input(RESERVE),
    )
    return combine('max', constant(0), combine('min', capped, room))
  }
  return capped
}

/** How inputs are called in the text. */
export function labelsOf({
  indicators,
  formula,
}: Pick<AgreementFormula, 'indicators' | 'formula'>): Record<string, Text> {
  const named: [string, string][] = [
    [PAYROLL, 'masse salariale brute'],
    [HEADCOUNT, 'effectif'],
    [RESERVE, 'réserve spéciale de participation'],
    ...indicators.map(({ name, label }): [string, string] => [name, label]),
    ...formula.parameters.map(({ name, label }): [string, string] => [name, label]),
  ]
  return Object.fromEntries(named.map(([name, label]) => [name, { fr: label, en: label }]))
}
