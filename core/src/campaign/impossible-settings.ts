import { addMonths, type Day } from '@moisson/law/calendar'
import { individualCeiling } from '@moisson/law/ceilings'
import { parisDay } from '@moisson/law/paris-time'
import type { Text } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import type { FieldFault } from '../company/check-file.ts'

/** The latest that a payment is planned after the exercice it pays, or after today where that is later. */
const PAID_WITHIN_MONTHS = 24

interface Asked {
  individual_cap_cents?: number | null | undefined
  opens_at?: string | null | undefined
  planned_payment_date?: Day | null | undefined
}

/** What no campaign of this exercice can go by, field by field, of the settings that somebody gives now. */
export function impossibleSettings(
  asked: Asked,
  { exercise, now }: { exercise: { start: Day; end: Day }; now: Date },
): FieldFault[] {
  const today = parisDay(now.toISOString())
  const found: FieldFault[] = []
  const cap = asked.individual_cap_cents == null ? null : impossibleCap(asked.individual_cap_cents, exercise)
  if (cap) found.push({ field: 'individual_cap_cents', code: 'above_individual_ceiling', ...cap })
  if (asked.opens_at != null && parisDay(new Date(asked.opens_at).toISOString()) < today)
    found.push({
      field: 'opens_at',
      code: 'opening_past',
      fr: 'Ce jour est passé : choisissez un jour à venir, ou laissez vide pour ouvrir au lancement.',
      en: 'This day has passed: choose one to come, or leave it empty to open at the launch.',
    })
  const latest = addMonths(exercise.end > today ? exercise.end : today, PAID_WITHIN_MONTHS)
  if (asked.planned_payment_date != null && asked.planned_payment_date > latest)
    found.push({
      field: 'planned_payment_date',
      code: 'payment_too_far',
      fr: `C’est trop loin : un versement se prévoit jusqu’au ${longDay(latest, 'fr')}. Vérifiez l’année.`,
      en: `This is too far away: a payment is planned by ${longDay(latest, 'en')}. Check the year.`,
    })
  return found
}

/** A ceiling of an agreement's own leaves something and is within the law's of the exercice; null where it is. */
export function impossibleCap(cents: number, exercise: { start: Day; end: Day }): Text | null {
  const { ceiling_cents } = individualCeiling.value({ exercise, unpublished: 'provisional' })
  if (cents === 0)
    return {
      fr: 'Un plafond nul ne laisserait rien à verser à personne : donnez un montant, ou laissez vide.',
      en: 'A ceiling of nothing would leave nothing to pay to anybody: give an amount, or leave it empty.',
    }
  if (cents <= ceiling_cents) return null
  return {
    fr: `La loi limite la part de chacun à ${euros(ceiling_cents, 'fr')} pour un exercice : donnez au plus ce montant, ou laissez vide.`,
    en: `The law limits each share to ${euros(ceiling_cents, 'en')} for a financial year: give at most that amount, or leave it empty.`,
  }
}
