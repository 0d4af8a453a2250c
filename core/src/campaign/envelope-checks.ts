import { PAYROLL } from '../accord/accord.ts'
import { euros } from '@moisson/law/words/figures'
import { changedByHand, recomputed } from './envelope-basis.ts'
import type { LaunchFacts, Remark } from './launch-facts.ts'

/** An agreement with a formula decides the envelope: what is distributed without it or beside it has a written reason. */
export function envelopeWarnings(facts: LaunchFacts): Remark[] {
  const { type, agreement, envelope_basis: basis, envelope_gross_cents: envelope } = facts
  const formula = agreement?.formula ?? null
  if (type !== 'interessement' || formula === null || envelope === null) return []
  const field = 'envelope_gross_cents'
  if (basis === null)
    return [
      {
        code: 'envelope_without_figures',
        field,
        reason_required: true,
        to_answer: { fr: 'D’où vient ce montant', en: 'Where the amount comes from' },
        message: {
          fr: 'L’accord donne la formule de l’enveloppe, et le montant a été saisi sans elle\u00a0: indiquez les chiffres de l’exercice, ou dites d’où vient ce montant.',
          en: 'The agreement gives the formula of the envelope, and the amount was typed without it: give the figures of the financial year, or say where the amount comes from.',
        },
      },
    ]
  const found: Remark[] = []
  const difference = changedByHand(envelope, basis)
  if (difference !== 0)
    found.push({
      code: 'envelope_by_hand',
      field,
      reason_required: true,
      message: {
        fr: `La formule de l’accord donne ${euros(basis.amount_cents, 'fr')}\u00a0; l’enveloppe a été changée à la main, ${euros(Math.abs(difference), 'fr')} de ${difference > 0 ? 'plus' : 'moins'}.`,
        en: `The formula of the agreement gives ${euros(basis.amount_cents, 'en')}; the envelope was changed by hand, ${euros(Math.abs(difference), 'en')} ${difference > 0 ? 'more' : 'less'}.`,
      },
    })
  if (isOld(facts))
    found.push({
      code: 'envelope_figures_old',
      field,
      reason_required: true,
      message: {
        fr: 'L’accord, l’exercice ou la masse salariale a changé depuis l’enregistrement des chiffres\u00a0: l’enveloppe n’est plus celle que donne la formule. Recalculez-la, ou dites pourquoi elle reste.',
        en: 'The agreement, the financial year or the gross wages changed after the figures were recorded: the envelope is no longer what the formula gives. Compute it again, or say why it stays.',
      },
    })
  return found
}

/** Whether the same formula and figures would no longer give what was recorded. */
function isOld({ agreement, envelope_basis: basis, ...facts }: LaunchFacts): boolean {
  const formula = agreement?.formula
  if (!formula || !basis) return false
  const { start, end } = basis.exercise
  if (start !== facts.exercise_start || end !== facts.exercise_end) return true
  const wages = basis.figures.find(({ name }) => name === PAYROLL)
  const known = facts.payroll_gross_cents
  if (wages && known !== null && Math.round(wages.value * 100) !== known) return true
  return recomputed(formula, basis) !== basis.amount_cents
}
