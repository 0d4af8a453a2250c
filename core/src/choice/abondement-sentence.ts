import { sourceIn } from '@moisson/law/legal-points'
import { matchedSources } from '../vocabulary.ts'
import type { AbondementPart, Band, SeniorityStep } from '../abondement/clause.ts'
import type { MatchingClause, MatchingPart } from '../company/matching-clause.ts'
import type { AbondementTerms } from './offer.ts'
import type { Language, Said, Text } from '@moisson/law/text'
import { easyMatching, type Heard } from './easy-matching.ts'
import { ownMoney } from './own-money.ts'
import { reachedBy, severalOf, yearsIn } from './matching-parts.ts'
import { euros, percent } from '@moisson/law/words/figures'
import { mediumDay } from '@moisson/law/words/days'

interface Terms {
  abondement: AbondementTerms | MatchingClause
  is_example?: boolean | undefined
  /** The funds of the plan, where a rate is theirs. */
  funds?: readonly { id: string; name: string }[] | undefined
}

/** Whether the plan's rules match what this person places: who has left the company has the matching they grant to leavers. */
export const isMatched = ({ abondement }: Terms, { last_day }: { last_day: string | null }): boolean =>
  abondement.kind !== 'none' && (last_day === null || abondement.leavers)

/**
 * What the employer adds to what this person places on a plan, in words; to anybody, without a person. An example of the
 * demo says that it is one.
 */
export function abondementSentence(
  plan: Terms,
  person?: { last_day: string | null; seniority_years?: number },
): Said {
  const { abondement, is_example } = plan
  const said =
    person && abondement.kind !== 'none' && !isMatched(plan, person)
      ? notToLeavers(person.last_day)
      : added(plan, person?.seniority_years)
  return is_example
    ? {
        fr: `Exemple de la démonstration, que personne n’a décidé\u00a0: ${said.fr}`,
        en: `Example of the demo, which nobody decided: ${said.en}`,
        easy: {
          fr: `Ceci est un exemple. Personne ne l’a décidé. ${(said.easy ?? said).fr}`,
          en: `This is an example. Nobody decided it. ${(said.easy ?? said).en}`,
        },
      }
    : said
}

/** Why nothing is added for who leaves before the payment; their last day, where it is known. */
export const notToLeavers = (day: string | null): Said => {
  const on: Text = day
    ? { fr: `, le ${mediumDay(day, 'fr')},`, en: `, ${mediumDay(day, 'en')},` }
    : { fr: '', en: '' }
  return {
    fr: `L’entreprise n’ajoute rien à ce que vous placez\u00a0: votre dernier jour${on.fr} est avant le versement, et le règlement du plan réserve l’abondement à ceux qui y travaillent (${sourceIn('matching_of_leavers', 'fr')}).`,
    en: `The company adds nothing to what you invest: your last day there${on.en} is before the payment, and the rules of the plan keep the matching for those who work there (${sourceIn('matching_of_leavers', 'en')}).`,
    easy: {
      fr: `L’entreprise n’ajoute rien à ce que vous mettez. Votre dernier jour${on.fr} est avant le versement. Elle ajoute pour ceux qui y travaillent (${sourceIn('matching_of_leavers', 'fr')}).`,
      en: `The company adds nothing to what you put in. Your last day there${on.en} is before the payment. It adds for those who work there (${sourceIn('matching_of_leavers', 'en')}).`,
    },
  }
}

/** A fixed amount is paid within three times what is placed (L3332-11). */
function fixed(cap_cents: number | null): Said {
  const amount = (language: Language) => euros(cap_cents ?? 0, language)
  const least = (language: Language) => euros(Math.ceil((cap_cents ?? 0) / 3), language)
  return {
    fr: `L’entreprise ajoute ${amount('fr')} bruts par an dès que vous placez ${least('fr')} sur ce plan\u202f; en dessous, trois fois ce que vous placez.`,
    en: `The company adds ${amount('en')} gross a year as soon as you invest ${least('en')} in this plan; below that, three times what you invest.`,
    easy: {
      fr: `Mettez ${least('fr')} ou plus sur ce plan. L’entreprise ajoute alors ${amount('fr')} par an, avant retenues. Avec moins, elle ajoute trois fois ce que vous mettez.`,
      en: `Put ${least('en')} or more in this plan. The company then adds ${amount('en')} a year, before deductions. With less, it adds three times what you put in.`,
    },
  }
}

function added(of: Terms, years: number | undefined): Said {
  const usual = addedUsually(of, years)
  const easy = easyMatching(of.abondement, { funds: of.funds ?? [], years })
  return easy && usual.easy === undefined ? { ...usual, easy } : usual
}

function addedUsually({ abondement: terms, funds = [] }: Terms, years: number | undefined): Said {
  const { kind, rate_bps, bands = [], cap_cents } = terms
  const as = 'as' in terms ? terms.as : undefined
  const source = as === 'fixed' ? undefined : as
  if (kind === 'none')
    return source
      ? {
          fr: `L’entreprise n’ajoute rien à ${ownMoney[source].fr} sur ce plan.`,
          en: `The company adds nothing to ${ownMoney[source].en} on this plan.`,
        }
      : { fr: 'L’entreprise n’ajoute rien sur ce plan.', en: 'The company adds nothing on this plan.' }
  if (kind === 'fixed' || as === 'fixed') return fixed(cap_cents)
  const cap = (language: Language, together = false) => {
    if (cap_cents === null) return ''
    const amount = euros(cap_cents, language)
    const lead = { fr: together ? ', le tout' : ',', en: together ? ', all together' : ',' }[language]
    return {
      fr: `${lead} dans la limite de ${amount} bruts par an`,
      en: `${lead} up to ${amount} gross a year`,
    }[language]
  }
  const parts = severalOf(terms)
  if (parts) {
    const listed = (language: Language) =>
      parts
        .map((part) => partIn(part, { language, funds, years }))
        .join({ fr: ', plus ', en: ', plus ' }[language])
    const within = (language: Language) => cap(language, parts.length > 1)
    return {
      fr: `L’entreprise ajoute ${listed('fr')}${within('fr')}.`,
      en: `The company adds ${listed('en')}${within('en')}.`,
    }
  }
  if (kind === 'single' && source === 'cet_transfer')
    return {
      fr: `L’entreprise ajoute ${percent(rate_bps ?? 0, 'fr')} de la valeur des jours de repos que vous placez${cap('fr')}.`,
      en: `The company adds ${percent(rate_bps ?? 0, 'en')} of the value of the rest days you give${cap('en')}.`,
    }
  if (kind === 'single')
    return {
      fr: `L’entreprise ajoute ${percent(rate_bps ?? 0, 'fr')} de ce que vous placez${source ? ` de ${ownMoney[source].fr}` : ''}${cap('fr')}.`,
      en: `The company adds ${percent(rate_bps ?? 0, 'en')} of what you invest${source ? ` of ${ownMoney[source].en}` : ''}${cap('en')}.`,
    }
  const listed = (language: Language) =>
    kind === 'sources'
      ? bySource('sources' in terms ? (terms.sources ?? {}) : {}, language)
      : byBand(bands, language)
  return {
    fr: `L’entreprise ajoute ${listed('fr')}${cap('fr')}.`,
    en: `The company adds ${listed('en')}${cap('en')}.`,
  }
}

type Hearer = Heard & { language: Language }

/** One clause among others: « 50 % de ce que vous placez », « 300,00 € par an, au plus trois fois ce que vous placez ». */
function partIn(part: AbondementPart | MatchingPart, { language, funds, years }: Hearer): string {
  const { rate_bps = 0, bands, seniority, fixed_cents } = part
  const rate = (bps: number) => percent(bps, language)
  const placed = { fr: 'de ce que vous placez', en: 'of what you invest' }[language]
  const say = (text: Text) => text[language]
  if (fixed_cents !== undefined) {
    const amount = euros(fixed_cents, language)
    return say({
      fr: `${amount} bruts par an, au plus trois fois ce que vous placez`,
      en: `${amount} gross a year, at most three times what you invest`,
    })
  }
  if (bands) return byBand(bands, language)
  if (seniority) {
    if (years === undefined) {
      const steps = bySeniority(seniority, language)
      return say({
        fr: `une part ${placed} selon votre ancienneté (${steps})`,
        en: `a part ${placed} by your seniority (${steps})`,
      })
    }
    return say({
      fr: `${rate(reachedBy(seniority, years))} ${placed} (${yearsIn(years, 'fr')} d’ancienneté)`,
      en: `${rate(reachedBy(seniority, years))} ${placed} (${yearsIn(years, 'en')} of seniority)`,
    })
  }
  if (part.funds)
    return part.funds
      .map(({ fund_id, rate_bps: own }) => {
        const name = funds.find(({ id }) => id === fund_id)?.name ?? '…'
        return say({
          fr: `${rate(own)} ${placed} sur «\u00a0${name}\u00a0»`,
          en: `${rate(own)} ${placed} on “${name}”`,
        })
      })
      .join(', ')
  if ('sources' in part && part.sources) return bySource(part.sources, language)
  const source = 'as' in part && part.as !== 'fixed' ? part.as : undefined
  return source
    ? `${rate(rate_bps)} ${say({ fr: 'de', en: 'of' })} ${ownMoney[source][language]}`
    : `${rate(rate_bps)} ${placed}`
}

/** « 50 % dès 5 ans, 100 % dès 10 ans ». */
function bySeniority(steps: readonly SeniorityStep[], language: Language): string {
  return steps
    .toSorted((a, b) => a.from_years - b.from_years)
    .map(({ from_years, rate_bps }) => {
      const rate = percent(rate_bps, language)
      if (from_years === 0) return { fr: `${rate} dès l’entrée`, en: `${rate} from the first day` }[language]
      const years = yearsIn(from_years, language)
      return { fr: `${rate} dès ${years}`, en: `${rate} from ${years}` }[language]
    })
    .join(', ')
}

function byBand(bands: readonly Band[], language: Language): string {
  return bands
    .map((band) => {
      const rate = percent(band.rate_bps, language)
      if (band.up_to_cents === null) return { fr: `${rate} au-delà`, en: `${rate} above` }[language]
      const amount = euros(band.up_to_cents, language)
      return { fr: `${rate} jusqu’à ${amount}`, en: `${rate} up to ${amount}` }[language]
    })
    .join(', ')
}

function bySource(sources: NonNullable<MatchingClause['sources']>, language: Language): string {
  const of: Text = { fr: 'de', en: 'of' }
  return matchedSources
    .flatMap((source) => {
      const rate = sources[source] ?? 0
      return rate > 0 ? [`${percent(rate, language)} ${of[language]} ${ownMoney[source][language]}`] : []
    })
    .join(', ')
}
