import { abondement, abondementCeiling } from '@moisson/law/abondement'
import type { Day } from '@moisson/law/calendar'
import { csgCrds } from '@moisson/law/csg-crds'
import { type DelayName, delays, timeIn } from '@moisson/law/delays'
import { type FurtherDelayName, furtherDelays } from '@moisson/law/further-delays'
import { taxOfPaidPart } from '@moisson/law/income-tax'
import { portion } from '@moisson/law/money'
import { centsOf, coveredUntil, valueIn, type Dated, type Parameter } from '@moisson/law/parameter'
import { forfaitSocialPensionRate, forfaitSocialRate } from '@moisson/law/parameters/forfait-social-rates'
import {
  abondementMultiple,
  abondementPensionShare,
  abondementSavingsShare,
  collectiveCeilingShare,
  individualCeilingShare,
  lateInterestMultiple,
  participationPayPass,
  ppvLimitPlain,
  ppvLimitWithScheme,
  ppvTemporaryBelow,
  voluntaryShare,
} from '@moisson/law/parameters/limits'
import { monthlySmic } from '@moisson/law/parameters/smic'
import { crdsRate, csgDeductibleRate, csgRate, gainLeviesRate } from '@moisson/law/parameters/social-levies'
import { pass } from '@moisson/law/parameters/social-security-ceiling'
import {
  largeThreshold,
  participationThreshold,
  valueSharingFrom,
  valueSharingProfit,
} from '@moisson/law/parameters/thresholds'
import { releasesOf } from '@moisson/law/release-events'
import type { Language } from '@moisson/law/text'
import { capital } from '@moisson/law/words/capital'
import { mediumDay } from '@moisson/law/words/days'
import { eurosWritten, percent } from '@moisson/law/words/figures'

/** A figure of the law as a reader sees it: each is shown with its text and the day it counts from. */
const published = {
  pass,
  smic: monthlySmic,
  csg: csgRate,
  csg_deductible: csgDeductibleRate,
  crds: crdsRate,
  gains: gainLeviesRate,
  individual_share: individualCeilingShare,
  collective_share: collectiveCeilingShare,
  pee_share: abondementSavingsShare,
  percol_share: abondementPensionShare,
  matching_multiple: abondementMultiple,
  voluntary_share: voluntaryShare,
  participation_size: participationThreshold,
  large_size: largeThreshold,
  sharing_size: valueSharingFrom,
  sharing_profit: valueSharingProfit,
  ppv_plain: ppvLimitPlain,
  ppv_scheme: ppvLimitWithScheme,
  ppv_small: ppvTemporaryBelow,
  forfait: forfaitSocialRate,
  forfait_pension: forfaitSocialPensionRate,
  late_multiple: lateInterestMultiple,
  participation_pay_pass: participationPayPass,
} satisfies Record<string, Parameter>
export type FigureName = keyof typeof published

/** Every figure and worked amount a text may write, in words of one language. */
export type Figures = Readonly<Record<FigureName | DerivedName, string>> & {
  delay: (name: DelayName | FurtherDelayName) => string
  /** The same where a sentence starts. */
  delayFirst: (name: DelayName | FurtherDelayName) => string
  /** The cases of early release of each plan, with the time to ask. */
  savings_cases: readonly string[]
  percol_cases: readonly string[]
}
type DerivedName =
  | 'levies'
  | 'individual_cap'
  | 'pee_cap'
  | 'pee_shares_cap'
  | 'percol_cap'
  | 'participation_pay'
  | 'quarter_pass'
  | 'ppv_until'
  | 'sharing_until'
  | 'pee_releases'
  | 'percol_releases'
  | 'year'
  | ExampleName
type ExampleName =
  | 'gross'
  | 'withheld'
  | 'net'
  | 'taxable'
  | 'low_rate'
  | 'low_tax'
  | 'low_cash'
  | 'high_rate'
  | 'high_tax'
  | 'high_cash'
  | 'matched_gross'
  | 'matched_levies'
  | 'matched'
  | 'placed'
  | 'gain'
  | 'gain_levies'
  | 'gain_left'
  | 'fund_fee_low'
  | 'fund_fee_high'
  | 'glide_far'
  | 'glide_near'
  | 'nothing'

/** The bonus that every example begins with, the two rates of tax it is shown at, that of the matching, and a gain: invented, and said so. */
const example = {
  gross_cents: 100_000,
  low_bps: 1100,
  high_bps: 3000,
  matching_bps: 5000,
  gain_cents: 20_000,
} as const

/** What the law publishes for a name, at a day. */
export const figureOn = (name: FigureName, day: Day): Dated => published[name].on(day, 'provisional')

/** The label of a figure in its own words. */
export const figureLabel = (name: FigureName) => published[name].label

const allDelays = { ...delays, ...furtherDelays }

/** All that a text may write, read from the law at a day. */
export function figuresOn(day: Day, language: Language): Figures {
  const money = (cents: number) => eurosWritten((cents / 100).toFixed(2), language)
  const names = Object.keys(published) as FigureName[]
  const plain = Object.fromEntries(
    names.map((name) => [name, valueIn(figureOn(name, day), language)]),
  ) as Record<FigureName, string>
  const ofPass = (share: FigureName) =>
    money(portion(centsOf(figureOn('pass', day)), figureOn(share, day).exact))
  const { gross_cents, low_bps, high_bps, matching_bps, gain_cents } = example
  const levied = csgCrds.value({ gross_cents, on: day })
  const taxed = (withholding_bps: number) =>
    taxOfPaidPart.value({ gross_cents, paid_net_cents: levied.net_cents, on: day, withholding_bps })
  const [low, high] = [taxed(low_bps), taxed(high_bps)]
  const gainLevies = portion(gain_cents, figureOn('gains', day).exact)
  // As the choice and the calculator of the page do: the rate on what reaches the plan, then the levies of matching.
  const unpublished = 'provisional' as const
  const matching = abondement.value({
    plan: 'PEE',
    paid_on: day,
    matching: { rate_bps: matching_bps },
    contribution_cents: levied.net_cents,
    unpublished,
  })
  const withShares = abondementCeiling.value({ plan: 'PEE', paid_on: day, company_shares: true, unpublished })
  return {
    ...plain,
    delay: (name) => timeIn(allDelays[name], language),
    delayFirst: (name) => capital(timeIn(allDelays[name], language)),
    year: day.slice(0, 4),
    levies: percent(Math.round((figureOn('csg', day).value + figureOn('crds', day).value) * 100), language),
    individual_cap: ofPass('individual_share'),
    pee_cap: ofPass('pee_share'),
    pee_shares_cap: money(withShares.ceiling_cents),
    percol_cap: ofPass('percol_share'),
    quarter_pass: ofPass('voluntary_share'),
    ppv_until: mediumDay(coveredUntil(ppvTemporaryBelow), language),
    sharing_until: mediumDay(coveredUntil(valueSharingFrom), language),
    participation_pay: ofPass('participation_pay_pass'),
    pee_releases: String(releasesOf('PEE').length),
    percol_releases: String(releasesOf('PERCOL').length),
    gross: money(gross_cents),
    withheld: money(levied.withheld_cents),
    net: money(levied.net_cents),
    taxable: money(low.taxable_cents),
    low_rate: percent(low_bps, language),
    low_tax: money(low.withheld_at_source_cents),
    low_cash: money(levied.net_cents - low.withheld_at_source_cents),
    high_rate: percent(high_bps, language),
    high_tax: money(high.withheld_at_source_cents),
    high_cash: money(levied.net_cents - high.withheld_at_source_cents),
    matched_gross: money(matching.gross_cents),
    matched_levies: money(matching.gross_cents - matching.net_cents),
    matched: money(matching.net_cents),
    placed: money(levied.net_cents + matching.net_cents),
    gain: money(gain_cents),
    gain_levies: money(gainLevies),
    gain_left: money(gain_cents - gainLevies),
    fund_fee_low: money(gross_cents * 0.01),
    fund_fee_high: money(gross_cents * 0.02),
    glide_far: money(levied.net_cents * 0.8),
    glide_near: money(levied.net_cents * 0.2),
    nothing: money(0),
    savings_cases: casesOf('PEE', language),
    percol_cases: casesOf('PERCOL', language),
  }
}

function casesOf(plan: 'PEE' | 'PERCOL', language: Language): string[] {
  return releasesOf(plan).map(({ label, months }) => {
    const limit =
      months === null
        ? timeless[plan]
        : { fr: `à demander dans les ${months} mois`, en: `to be asked within ${months} months` }
    return `${capital(label[language])} (${limit[language]}).`
  })
}
const timeless = {
  PEE: { fr: 'sans limite de temps', en: 'no time limit' },
  PERCOL: {
    fr: 'aucun délai dans les textes que nous avons lus',
    en: 'no time limit in the texts we have read',
  },
}
