import type { Language, Text } from '@moisson/law/text'
import { inEach } from '@moisson/law/text'
import { euros, percent } from '@moisson/law/words/figures'
import type { AbondementPart, Band } from '../abondement/clause.ts'
import type { MatchingClause, MatchingPart } from '../company/matching-clause.ts'
import { matchedSources } from '../vocabulary.ts'
import { reachedBy, severalOf, yearsIn } from './matching-parts.ts'
import type { AbondementTerms } from './offer.ts'
import { ownMoney } from './own-money.ts'

/** Whose ears it is for: the funds by name, and the years in the company where they are known. */
export interface Heard {
  funds: readonly { id: string; name: string }[]
  years: number | undefined
}

/** What the employer adds, one idea a sentence; null where the usual words are as easy. */
export function easyMatching(terms: AbondementTerms | MatchingClause, heard: Heard): Text | null {
  const { kind, cap_cents } = terms
  if (kind === 'none' || kind === 'fixed' || ('as' in terms && terms.as === 'fixed')) return null
  return inEach((language) => {
    const parts = severalOf(terms)
    const sentences = parts
      ? parts.flatMap((part) => partIn(part, heard, language))
      : partIn(terms as AbondementPart | MatchingPart, heard, language)
    const whole = parts !== null && parts.length > 1
    if (cap_cents !== null) sentences.push(say[language].cap(euros(cap_cents, language), whole))
    return sentences.join(' ')
  })
}

const say = {
  fr: {
    rate: (rate: string) => `L’entreprise ajoute ${rate} de ce que vous mettez.`,
    of: (what: string, rate: string) => `${what}\u00a0: elle ajoute ${rate} de ce que vous mettez.`,
    cap: (amount: string, whole: boolean) =>
      `${whole ? 'En tout, elle' : 'Elle'} ajoute au plus ${amount} par an, avant retenues.`,
    fixed: (amount: string) =>
      `L’entreprise ajoute ${amount} par an, avant retenues. C’est au plus trois fois ce que vous mettez.`,
    money: (money: string) => `Pour ${money}`,
    fund: (name: string) => `Sur «\u00a0${name}\u00a0»`,
    years: (years: string) => `Vous êtes là depuis ${years}`,
    from: (years: string | null) => (years === null ? 'Dès l’entrée' : `Dès ${years}`),
    upTo: (amount: string | null) => (amount === null ? 'Au-delà' : `Jusqu’à ${amount}`),
  },
  en: {
    rate: (rate: string) => `The company adds ${rate} of what you put in.`,
    of: (what: string, rate: string) => `${what}: it adds ${rate} of what you put in.`,
    cap: (amount: string, whole: boolean) =>
      `${whole ? 'In all, it' : 'It'} adds ${amount} a year at most, before deductions.`,
    fixed: (amount: string) =>
      `The company adds ${amount} a year, before deductions. It is at most three times what you put in.`,
    money: (money: string) => `For ${money}`,
    fund: (name: string) => `On “${name}”`,
    years: (years: string) => `You have been there for ${years}`,
    from: (years: string | null) => (years === null ? 'From the first day' : `From ${years}`),
    upTo: (amount: string | null) => (amount === null ? 'Above' : `Up to ${amount}`),
  },
} as const

/** One clause in sentences: a rate, an amount, or each band, step, fund or source of it. */
function partIn(part: AbondementPart | MatchingPart, heard: Heard, language: Language): string[] {
  const words = say[language]
  const rate = (bps: number) => percent(bps, language)
  const { rate_bps, bands, seniority, fixed_cents } = part
  if (fixed_cents !== undefined) return [words.fixed(euros(fixed_cents, language))]
  if (bands?.length)
    return bands.map((band: Band) => {
      const amount = band.up_to_cents === null ? null : euros(band.up_to_cents, language)
      return words.of(words.upTo(amount), rate(band.rate_bps))
    })
  if (seniority) {
    if (heard.years !== undefined)
      return [words.of(words.years(yearsIn(heard.years, language)), rate(reachedBy(seniority, heard.years)))]
    return seniority
      .toSorted((a, b) => a.from_years - b.from_years)
      .map(({ from_years, rate_bps: own }) =>
        words.of(words.from(from_years === 0 ? null : yearsIn(from_years, language)), rate(own)),
      )
  }
  if (part.funds)
    return part.funds.map(({ fund_id, rate_bps: own }) => {
      const name = heard.funds.find(({ id }) => id === fund_id)?.name ?? '…'
      return words.of(words.fund(name), rate(own))
    })
  const sources = 'sources' in part ? part.sources : undefined
  if (sources)
    return matchedSources.flatMap((source) => {
      const own = sources[source] ?? 0
      return own > 0 ? [words.of(words.money(ownMoney[source][language]), rate(own))] : []
    })
  const source = 'as' in part && part.as !== 'fixed' ? part.as : undefined
  const own = rate(rate_bps ?? 0)
  return [source ? words.of(words.money(ownMoney[source][language]), own) : words.rate(own)]
}
