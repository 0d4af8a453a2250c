import { endOfMonthAfter, type Period } from '@moisson/law/calendar'
import type { Text } from '@moisson/law/text'
import type { AgreementFormula } from '../accord/accord.ts'
import { formulaParts, withParts } from '../accord/formula-parts.ts'
import { triggerIn } from '../accord/formula-text.ts'

/** What of the agreement a campaign of this period carries out, or why its envelope is not computed. */
export function carriedOut(
  agreement: AgreementFormula,
  exercise: Period,
): { agreement: AgreementFormula } | { problem: Text } {
  if (agreement.by_site) return { problem: oneForEachSite }
  const { part_periods, period_months } = agreement.duration
  if (part_periods.length === 0) return { agreement }
  const months = [period_months, ...part_periods.map((one) => one.period_months)].find((count) =>
    fits(agreement, exercise, count),
  )
  if (months === undefined) return { problem: noSuchPeriod }
  const { caps, participation, formula } = agreement
  const limited = caps.payroll_bps !== null || caps.amount_cents !== null || caps.indicator_cap !== null
  if (limited || participation.link !== 'independent' || triggerIn(formula.tree))
    return { problem: limitedTogether }
  const own = new Map(part_periods.map((one) => [one.part, one.period_months]))
  const parts = formulaParts(formula.tree).filter(({ name }) => (own.get(name) ?? period_months) === months)
  return { agreement: { ...agreement, formula: { ...formula, tree: withParts(formula.tree, parts) } } }
}

/** Whether the exercise is one of the periods of so many months, counted from the start of the agreement. */
function fits({ duration }: AgreementFormula, { start, end }: Period, months: number): boolean {
  const from = duration.first_period.start
  const apart = monthOf(start) - monthOf(from)
  return (
    start.slice(8) === from.slice(8) &&
    end === endOfMonthAfter(start, months - 1) &&
    ((apart % months) + months) % months === 0
  )
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

const oneForEachSite: Text = {
  fr: 'L’accord se répartit site par site : faites une campagne par établissement et saisissez l’enveloppe du sien. Le plafond légal et ceux de l’accord s’apprécient sur l’ensemble de l’entreprise, et réduisent toutes les parts dans la même proportion.',
  en: 'The agreement is shared site by site: make one campaign for each establishment and type the envelope of that one. The legal ceiling and those of the agreement are of the whole enterprise, and reduce all parts alike.',
}
const noSuchPeriod: Text = {
  fr: 'Des parties de la formule ont leur propre période, et la période de cette campagne n’est celle d’aucune partie : corrigez les dates de la campagne, ou saisissez l’enveloppe.',
  en: 'Parts of the formula have their own period, and the period of this campaign is that of none: correct the dates of the campaign, or type the envelope.',
}
const limitedTogether: Text = {
  fr: 'Des parties de la formule ont leur propre période, et un déclencheur, un plafond ou le lien avec la participation vaut pour toutes ensemble : calculez la part de cette période d’après l’accord et saisissez l’enveloppe.',
  en: 'Parts of the formula have their own period, and a trigger, a cap or the link with participation holds for all together: work out the part of this period from the agreement and type the envelope.',
}
