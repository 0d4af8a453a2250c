import { yearOf } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { euros } from '@moisson/law/words/figures'
import { plural, pluriel } from '@moisson/law/words/plural'
import type { LaunchFacts, Remark } from './launch-facts.ts'
import { mostOf } from './plan-limits.ts'

const dayOf = (facts: LaunchFacts) => facts.planned_payment_date ?? facts.legal_payment_deadline

/** What the employer pays alone is the same for everybody, within the limits of the year it is paid in. */
export function unilateralBlockers(facts: LaunchFacts): Remark[] {
  const { each_gross_cents: each, plan_limits: limits, year } = facts
  if (limits === null) return []
  const found: Remark[] = []
  const most = mostOf(limits, dayOf(facts))
  if (!each)
    found.push({
      code: 'amount_for_each_missing',
      field: 'each_gross_cents',
      message: {
        fr: 'Indiquez le montant versé à chacun.',
        en: 'Give the amount paid to each person.',
      },
    })
  else if (each > most)
    found.push({
      code: 'unilateral_above_limit',
      field: 'each_gross_cents',
      message: {
        fr: `Le montant par personne (${euros(each, 'fr')}) dépasse ce que l’employeur peut verser seul au PER COL dans l’année, ${euros(most, 'fr')}, la plus basse des limites de la loi (${sourceIn('unilateral_ceiling', 'fr')}) et du plan\u00a0: réduisez-le.`,
        en: `The amount per person (${euros(each, 'en')}) is above what the employer alone may pay into the PER COL in the year, ${euros(most, 'en')}, the lowest of the limits of the law (${sourceIn('unilateral_ceiling', 'en')}) and of the plan: reduce it.`,
      },
    })
  if (yearOf(dayOf(facts)) !== year)
    found.push({
      code: 'paid_in_another_year',
      field: 'planned_payment_date',
      message: {
        fr: `Le versement compte dans le plafond de l’année où il est fait\u00a0: prévoyez-le en ${year}.`,
        en: `The payment counts in the ceiling of the year it is made in: plan it in ${year}.`,
      },
    })
  return found
}

/** The rules of the plan have to provide for it, which is not on record here. */
export function unilateralWarnings({ plan_limits, announced_lowered }: LaunchFacts): Remark[] {
  if (plan_limits === null) return []
  return [
    ...loweredElsewhere(announced_lowered),
    {
      code: 'unilateral_in_rules',
      reason_required: true,
      to_answer: { fr: 'Article du règlement du plan', en: 'Article of the rules of the plan' },
      message: {
        fr: `Le règlement du PER COL doit prévoir ce versement\u00a0: un versement initial, ou un versement périodique dont il donne la périodicité (${sourceIn('unilateral', 'fr')}). Il ne remplace aucun élément de rémunération (${sourceIn('matching_no_substitution', 'fr')}).`,
        en: `The rules of the PER COL must provide for this payment: an initial one, or a periodic one whose rhythm they give (${sourceIn('unilateral', 'en')}). It takes the place of no part of the pay (${sourceIn('matching_no_substitution', 'en')}).`,
      },
    },
  ]
}

/** Both fill one ceiling of the year: what was announced and is not chosen yet becomes less. */
function loweredElsewhere(lowered: LaunchFacts['announced_lowered']): Remark[] {
  if (lowered === null || lowered.count === 0) return []
  const { count, cents, first, campaigns } = lowered
  const names = first.map(({ name }) => name).join(', ')
  const others = count - first.length
  const quoted = (open: string, close: string) => campaigns.map((one) => `${open}${one}${close}`).join(', ')
  return [
    {
      code: 'announced_matching_lowered',
      reason_required: true,
      to_answer: { fr: 'Comment ces personnes sont prévenues', en: 'How these people are told' },
      count,
      people: first,
      message: {
        fr: `Ce versement et l’abondement partagent le plafond annuel du PER COL (${sourceIn('unilateral_ceiling', 'fr')})\u00a0: dans ${quoted('«\u00a0', '\u00a0»')}, ${pluriel(count, '# personne qui n’a pas encore choisi pourra', '# personnes qui n’ont pas encore choisi pourront')} recevoir jusqu’à ${euros(cents, 'fr')} d’abondement de moins qu’annoncé (${names}${others > 0 ? ` et ${pluriel(others, '# autre', '# autres')}` : ''}). Un choix confirmé garde sa part. Lancez ce versement après la fin de ${campaigns.length > 1 ? 'ces campagnes' : 'cette campagne'}, ou dites comment ces personnes en sont prévenues.`,
        en: `This payment and matching share the yearly ceiling of the PER COL (${sourceIn('unilateral_ceiling', 'en')}): in ${quoted('“', '”')}, ${plural(count, '# person who has not chosen yet', '# people who have not chosen yet')} may receive up to ${euros(cents, 'en')} less matching than announced (${names}${others > 0 ? ` and ${plural(others, '# other', '# others')}` : ''}). A confirmed choice keeps its part. Launch this payment after ${campaigns.length > 1 ? 'those campaigns end' : 'that campaign ends'}, or say how these people are told.`,
      },
    },
  ]
}
