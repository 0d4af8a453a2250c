import { sourceIn, sourceOfArticles } from '@moisson/law/legal-points'
import { schemePoints } from '@moisson/law/scheme-points'
import { inEach, type Language } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'
import { listed } from '@moisson/law/words/list'
import type { Remark } from './launch-facts.ts'
import type { ReserveReading } from './reserve.ts'
import { settingFields } from './setting-fields.ts'

/** What keeps the reserve from being known, or worth sharing; a nil one has to be told to who was paid in advance. */
export function reserveBlockers(reading: ReserveReading, advanced = 0): Remark[] {
  if ('missing' in reading) {
    const named = inEach((language) =>
      listed(
        reading.missing.map((name) => settingFields[name].label[language]),
        language,
      ),
    )
    return [
      {
        code: 'reserve_figures_missing',
        field: reading.missing[0] ?? 'reserve_profit_cents',
        message: {
          fr: `La réserve n’est pas encore connue, il manque\u00a0: ${named.fr}.`,
          en: `The reserve is not known yet, this is missing: ${named.en}.`,
        },
      },
    ]
  }
  if ('refused' in reading)
    return [
      {
        code: reading.refused.refusal,
        field: 'reserve_equity_cents',
        message: reading.refused.sentence,
      },
    ]
  if (reading.reserve.total_cents > 0 || advanced > 0) return []
  return [
    {
      code: 'reserve_nil',
      field: 'reserve_profit_cents',
      message: {
        fr: `La réserve de cet exercice est nulle\u00a0: il n’y a rien à répartir. Si les chiffres sont justes, aucune somme n’est due\u00a0: supprimez ce brouillon\u202f; le rapport annuel sur la participation le dit au CSE (${sourceOfArticles([schemePoints.participation_report], 'fr')}). Si des avances ont été versées, calculez les parts et enregistrez-les\u00a0: la campagne dira à chacun ce qui est à restituer.`,
        en: `The reserve of this financial year is nil: there is nothing to share. If the figures are right, no sum is due: delete this draft; the yearly report on the participation tells the works council (${sourceOfArticles([schemePoints.participation_report], 'en')}). If advances were paid, compute the shares and record them: the campaign will tell everybody what is to be returned.`,
      },
    },
  ]
}

/** What has to be known of a reserve: other campaigns of the exercice, and what its agreement's formula gives. */
export function reserveWarnings(reading: ReserveReading, granted_elsewhere_cents = 0): Remark[] {
  if (!('reserve' in reading)) return []
  return [...sharedAlready(granted_elsewhere_cents), ...formulaWarnings(reading)]
}

/** The reserve of an exercice is one sum: another campaign of it would share the same money twice. */
function sharedAlready(cents: number): Remark[] {
  if (cents === 0) return []
  return [
    {
      code: 'reserve_already_shared',
      reason_required: true,
      to_answer: { fr: 'Ce que cette campagne ajoute', en: 'What this campaign adds' },
      message: {
        fr: `D’autres campagnes lancées ont déjà distribué ${euros(cents, 'fr')} au titre de cet exercice, et sa réserve ne se répartit qu’une seule fois (${sourceIn('reserve', 'fr')}).`,
        en: `Other launched campaigns have already distributed ${euros(cents, 'en')} for this financial year, and its reserve is shared only once (${sourceIn('reserve', 'en')}).`,
      },
    },
  ]
}

/** A formula of the agreement that gives less than the law, or more than the ceiling it names. */
function formulaWarnings(reading: Extract<ReserveReading, { reserve: unknown }>): Remark[] {
  if (reading.reserve.derogatory === null) return []
  const { legal_cents, derogatory } = reading.reserve
  const { result_cents, ceiling_cents, at_least_legal } = derogatory
  const said = (language: Language) =>
    [legal_cents, result_cents, ceiling_cents].map((cents) => euros(cents, language))
  const [fr, en] = [said('fr'), said('en')]
  const found: Remark[] = []
  if (!at_least_legal)
    found.push({
      code: 'reserve_below_legal',
      field: 'reserve_derogatory_cents',
      message: {
        fr: `La formule de l’accord donne ${fr[1]}, moins que la formule légale (${fr[0]})\u00a0: la formule légale est retenue (${sourceIn('own_formula', 'fr')}).`,
        en: `The formula of the agreement gives ${en[1]}, less than the legal one (${en[0]}): the legal formula is kept (${sourceIn('own_formula', 'en')}).`,
      },
    })
  if (result_cents > Math.max(ceiling_cents, legal_cents))
    found.push({
      code: 'reserve_above_ceiling',
      field: 'reserve_derogatory_cents',
      message: {
        fr: `La formule de l’accord donne ${fr[1]}, plus que le plafond qu’il retient (${fr[2]})\u00a0: la réserve ${legal_cents > ceiling_cents ? `est celle de la formule légale, ${fr[0]}, qui reste due` : 's’arrête là'} (${sourceIn('own_formula', 'fr')}).`,
        en: `The formula of the agreement gives ${en[1]}, more than the ceiling it names (${en[2]}): the reserve ${legal_cents > ceiling_cents ? `is that of the legal formula, ${en[0]}, which stays due` : 'stops there'} (${sourceIn('own_formula', 'en')}).`,
      },
    })
  return found
}
