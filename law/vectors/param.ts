import { abondementCeiling } from '../src/abondement.ts'
import { individualCeiling, participationPayCeiling, quarterOfPass } from '../src/ceilings.ts'
import { centsOf, parameter, type Published } from '../src/parameter.ts'
import { gainLeviesRate } from '../src/parameters/social-levies.ts'
import { pass } from '../src/parameters/social-security-ceiling.ts'
import { hourlySmic } from '../src/parameters/smic.ts'
import type { PlanKind } from '../src/plan-kind.ts'
import type { Shapes } from './shape.ts'
import { lastDay, year } from './shape.ts'

type Year = { year: number }
type Years = { years: number[] }

/** What was published the day the rule book asked for a refusal: its question stays true when next year's line comes. */
const passOfTheRuleBook = parameter({
  ...pass,
  values: pass.values.filter(({ from }) => from < '2027-01-01') as [Published, ...Published[]],
})
const passIn = (of: number) => centsOf(pass.on(`${of}-01-01`))
const individual = (of: number) => individualCeiling.value({ exercise: year(of) }).ceiling_cents
const abondementCap = (of: number, plan: PlanKind, company_shares = false) =>
  abondementCeiling.value({ plan, paid_on: lastDay(of), company_shares }).ceiling_cents

export const paramShapes: Shapes = {
  pass_by_year: ({ years }: Years) => ({
    pass_cents: Object.fromEntries(years.map((of) => [of, passIn(of)])),
  }),
  pass_2027: ({ year: of }: Year) => ({ pass_cents: centsOf(passOfTheRuleBook.on(`${of}-01-01`)) }),
  interessement_individual_cap: ({ year: of }: Year) => ({ cap_cents: individual(of) }),
  participation_individual_cap: ({ year: of }: Year) => ({ cap_cents: individual(of) }),
  participation_salary_cap_3_pass: ({ year: of }: Year) => ({
    cap_cents: participationPayCeiling.value({ exercise: year(of) }).ceiling_cents,
  }),
  spouse_quarter_pass: ({ year: of }: Year) => ({
    amount_cents: quarterOfPass.value({ exercise: year(of) }).ceiling_cents,
  }),
  abondement_cap_pee: ({ year: of, company_shares }: Year & { company_shares?: boolean }) => ({
    cap_cents: abondementCap(of, 'PEE', company_shares),
  }),
  abondement_cap_percol: ({ year: of }: Year) => ({ cap_cents: abondementCap(of, 'PERCOL') }),
  abondement_caps: ({ year: of }: Year) => ({
    interessement_cap_cents: individual(of),
    pee_cap_cents: abondementCap(of, 'PEE'),
    percol_cap_cents: abondementCap(of, 'PERCOL'),
  }),
  all_caps_by_year: ({ years }: Years) =>
    Object.fromEntries(
      years.map((of) => [
        of,
        {
          interessement_and_participation_cap_cents: individual(of),
          participation_salary_cap_cents: participationPayCeiling.value({ exercise: year(of) }).ceiling_cents,
          quarter_pass_cents: quarterOfPass.value({ exercise: year(of) }).ceiling_cents,
          pee_cap_cents: abondementCap(of, 'PEE'),
          pee_cap_shares_cents: abondementCap(of, 'PEE', true),
          percol_cap_cents: abondementCap(of, 'PERCOL'),
        },
      ]),
    ),
  social_levies_rate_on_gains: ({ date }: { date: string }) => ({
    rate_percent: String(gainLeviesRate.on(date).value),
  }),
  smic_hourly: ({ dates }: { dates: string[] }) => ({
    euro_cents: dates.map((date) => centsOf(hourlySmic.on(date))),
  }),
}
