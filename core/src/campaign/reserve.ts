import { sourceIn } from '@moisson/law/legal-points'
import type { LegalRefusal } from '@moisson/law/refusal'
import { derogatoryCeilings, equivalence, reserveSpeciale } from '@moisson/law/reserve-speciale'
import { inEach, type Text } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { reserveCeilingNames } from './choice-names.ts'
import type { ShareStep } from './share-step.ts'
import type { SettingName, SettingValues } from './setting-fields.ts'

export type ReserveSettings = Pick<SettingValues, Extract<SettingName, `reserve_${string}`>>

/** The reserve of a participation as it is shared out, with how it was found. */
export interface Reserve {
  legal_cents: number
  /** What the agreement's own formula gave, the ceiling it names, and whether it is worth the legal one. */
  derogatory: {
    result_cents: number
    ceiling_cents: number
    at_least_legal: boolean
  } | null
  carried_cents: number
  /** All that is to be shared. */
  total_cents: number
  steps: ShareStep[]
}

export type ReserveReading =
  | { reserve: Reserve }
  | { missing: readonly SettingName[] }
  /** A figure that the law does not say how to read. */
  | { refused: LegalRefusal }

const always = [
  'reserve_profit_cents',
  'reserve_equity_cents',
  'reserve_wages_cents',
  'reserve_added_value_cents',
] as const satisfies readonly SettingName[]
const ofTheAgreement = [
  'reserve_accounting_profit_cents',
  'reserve_derogatory_cents',
] as const satisfies readonly SettingName[]

/** The reserve from the figures typed: ½ (B − 5 % C) × S ÷ VA, or the agreement's formula held against it. */
export function reserveOf(settings: ReserveSettings): ReserveReading {
  const own = settings.reserve_formula === 'derogatory'
  const missing = [...always, ...(own ? ofTheAgreement : [])].filter((name) => settings[name] === null)
  if (missing.length > 0) return { missing }
  const figures = {
    profit_cents: settings.reserve_profit_cents ?? 0,
    equity_cents: settings.reserve_equity_cents ?? 0,
    wages_cents: settings.reserve_wages_cents ?? 0,
    added_value_cents: settings.reserve_added_value_cents ?? 0,
  }
  const legal = reserveSpeciale.apply(figures)
  if (legal.refusal) return { refused: legal.refusal }
  const legal_cents = legal.value.rsp_cents
  const derogatory = own ? ownFormula(settings, legal_cents) : null
  if (derogatory && 'refused' in derogatory) return derogatory
  const carried_cents = settings.reserve_carried_cents ?? 0
  const total_cents = (derogatory?.reserve_cents ?? legal_cents) + carried_cents
  return {
    reserve: {
      legal_cents,
      derogatory: derogatory && {
        result_cents: derogatory.result_cents,
        ceiling_cents: derogatory.ceiling_cents,
        at_least_legal: derogatory.at_least_legal,
      },
      carried_cents,
      total_cents,
      steps: [
        legalStep(figures, legal_cents),
        ...(derogatory ? ownSteps(settings, derogatory) : []),
        ...carriedSteps(carried_cents, total_cents),
      ],
    },
  }
}

/** What an added value means for the reserve where it makes it nil, or more than the profit would. */
export function addedValueRemark({
  reserve_added_value_cents: added,
  reserve_wages_cents: wages,
}: Pick<ReserveSettings, 'reserve_added_value_cents' | 'reserve_wages_cents'>): Text | null {
  if (added === null) return null
  if (added <= 0)
    return {
      fr: 'Sans valeur ajoutée positive, la réserve légale est nulle, quel que soit le bénéfice.',
      en: 'Without a positive added value the legal reserve is nil, whatever the profit.',
    }
  if (wages === null || wages <= added) return null
  return {
    fr: 'Les salaires dépassent la valeur ajoutée : leur rapport est supérieur à 1 et augmente d’autant la réserve. Vérifiez les deux chiffres.',
    en: 'The wages exceed the added value: their ratio is above 1 and raises the reserve by as much. Check both figures.',
  }
}

interface Own {
  result_cents: number
  ceiling_cents: number
  at_least_legal: boolean
  reserve_cents: number
}

/** The agreement's formula: at least the legal one, at most the ceiling it names. */
function ownFormula(settings: ReserveSettings, legal_cents: number): Own | { refused: LegalRefusal } {
  const ceilings = derogatoryCeilings.apply({
    net_accounting_profit_cents: settings.reserve_accounting_profit_cents ?? 0,
    net_taxable_profit_cents: settings.reserve_profit_cents ?? 0,
    equity_cents: settings.reserve_equity_cents ?? 0,
  })
  if (ceilings.refusal) return { refused: ceilings.refusal }
  const ceiling_cents = ceilings.value[`${settings.reserve_ceiling}_cents`]
  const result_cents = settings.reserve_derogatory_cents ?? 0
  const kept = equivalence.value({
    derogatory_cents: result_cents,
    legal_cents,
    ceiling_cents,
  })
  return {
    result_cents,
    ceiling_cents,
    at_least_legal: kept.at_least_legal,
    reserve_cents: kept.reserve_cents,
  }
}

const reserveArticles = [sourceIn('reserve', 'fr')]
const ownArticles = [sourceIn('own_formula', 'fr')]

function legalStep(
  figures: Record<'profit_cents' | 'equity_cents' | 'wages_cents' | 'added_value_cents', number>,
  amount_cents: number,
): ShareStep {
  return {
    label: { fr: 'Formule légale', en: 'Legal formula' },
    amount_cents,
    detail: inEach((language) => {
      const [b, c, s, va] = [
        figures.profit_cents,
        figures.equity_cents,
        figures.wages_cents,
        figures.added_value_cents,
      ].map((cents) => euros(cents, language))
      const part = { fr: '5\u202f%', en: '5%' }[language]
      return `½ × (${b} − ${part} × ${c}) × ${s} ÷ ${va}`
    }),
    articles: reserveArticles,
  }
}

function ownSteps({ reserve_ceiling }: ReserveSettings, own: Own): ShareStep[] {
  return [
    {
      label: { fr: 'Formule de l’accord', en: 'Formula of the agreement' },
      amount_cents: own.result_cents,
      articles: ownArticles,
    },
    {
      label: {
        fr: 'Plafond retenu par l’accord',
        en: 'Ceiling the agreement names',
      },
      amount_cents: own.ceiling_cents,
      detail: reserveCeilingNames[reserve_ceiling],
      articles: ownArticles,
    },
    {
      label: { fr: 'Réserve de l’exercice', en: 'Reserve of the financial year' },
      amount_cents: own.reserve_cents,
      detail:
        own.reserve_cents > own.ceiling_cents
          ? {
              fr: 'la formule légale, qui dépasse le plafond de l’accord et reste due',
              en: 'the legal formula, which exceeds the ceiling of the agreement and stays due',
            }
          : {
              fr: 'au moins la formule légale, au plus le plafond de l’accord',
              en: 'at least the legal formula, at most the ceiling of the agreement',
            },
      articles: ownArticles,
    },
  ]
}

function carriedSteps(carried_cents: number, total_cents: number): ShareStep[] {
  if (carried_cents === 0) return []
  return [
    {
      label: {
        fr: 'Reliquat des exercices précédents',
        en: 'Left over from earlier financial years',
      },
      amount_cents: carried_cents,
      articles: [sourceIn('participation_redistribution', 'fr')],
    },
    {
      label: { fr: 'À répartir', en: 'To be shared' },
      amount_cents: total_cents,
      articles: [],
    },
  ]
}

/** The gross envelope that the figures make; null while something is missing. */
export function envelopeOf(settings: ReserveSettings): number | null {
  const reading = reserveOf(settings)
  return 'reserve' in reading ? reading.reserve.total_cents : null
}
