import { sourceIn } from '@moisson/law/legal-points'
import type { Destination } from '../vocabulary.ts'
import { lawfulDefaults } from './default-settings.ts'
import type { LaunchFacts, Remark } from './launch-facts.ts'
import { isSettingOf } from './settings-of-type.ts'
import { campaignTypeFacts } from './type-facts.ts'
import { sumNouns } from './type-names.ts'
import type { Text } from '@moisson/law/text'

const planNames: Record<Destination, string> = { immediate_payment: '', pee: 'PEE', percol: 'PER COL' }

/** What people may choose must exist, and silence must go where the law sends it. */
export function choiceBlockers(facts: LaunchFacts): Remark[] {
  const found: Remark[] = []
  const offered = facts.destinations.filter((destination) => destination !== 'immediate_payment')
  for (const destination of offered) {
    const plan = facts.plans.find(({ kind }) => kind === destination)
    if (plan && plan.funds > 0) continue
    const name = planNames[destination]
    // Where the law sets the destination, nothing else may be offered.
    const chosen = isSettingOf(facts.type, 'destinations')
    found.push({
      code: 'plan_without_funds',
      field: 'destinations',
      message: {
        fr: `Le ${name} est proposé mais n’a pas de fonds publié avec son document d’information : complétez le plan${chosen ? ', ou retirez-le des destinations' : ''}.`,
        en: `The ${name} is offered but has no published fund with its information document: complete the plan${chosen ? ', or take it off the destinations' : ''}.`,
      },
    })
  }
  const { needs_pee, cash, points } = campaignTypeFacts[facts.type]
  const noun = sumNouns[facts.type]
  if (needs_pee && !facts.destinations.includes('pee'))
    found.push({
      code: 'pee_needed',
      field: 'destinations',
      message: {
        fr: `La participation qui n’est pas demandée est bloquée sur un plan d’épargne (${sourceIn('participation_payment', 'fr')})\u00a0: créez le PEE de la société, avec ses fonds, puis proposez-le.`,
        en: `The participation that nobody asks to be paid is locked in a savings plan (${sourceIn('participation_payment', 'en')}): set up the company’s PEE with its funds, then offer it.`,
      },
    })
  if (cash && !facts.destinations.includes('immediate_payment'))
    found.push({
      code: 'payment_not_offered',
      field: 'destinations',
      message: {
        fr: `Le versement immédiat doit rester possible : chacun peut demander tout ou partie de sa ${noun.fr} (${sourceIn(points.payment, 'fr')}).`,
        en: `Immediate payment must stay possible: everybody may ask for all or part of the ${noun.en} (${sourceIn(points.payment, 'en')}).`,
      },
    })
  const illegal = illegalDefault(facts)
  if (illegal) found.push({ code: 'default_not_legal', field: 'default_rule', message: illegal })
  return found
}

/** What silence does has to be what the law and the agreement say of this kind of sum. */
function illegalDefault(facts: LaunchFacts): Text | null {
  const { needs_pee, cash, limits } = campaignTypeFacts[facts.type]
  // Where nothing may be paid, silence is what the law sets, and no setting.
  if (!cash) return null
  if (limits === 'bonus') return facts.default_rule === 'immediate_payment' ? null : paidInSilence
  return needs_pee ? illegalParticipation(facts) : illegalInteressement(facts)
}

const paidInSilence: Text = {
  fr: `Sans réponse, la prime est versée (${sourceIn('value_sharing_notice', 'fr')})\u00a0: choisissez cette règle.`,
  en: `Without an answer the bonus is paid (${sourceIn('value_sharing_notice', 'en')}): choose this rule.`,
}

/** Participation that nobody asks to be paid is placed: half on the PER COL where there is one (L3324-12). */
function illegalParticipation({
  type,
  default_rule,
  destinations,
  company_has_percol,
}: LaunchFacts): Text | null {
  if (!destinations.includes('percol') && company_has_percol)
    return {
      fr: `L’entreprise a un PER COL\u00a0: il doit être proposé, il reçoit la moitié de la participation de qui ne répond pas (${sourceIn('participation_silence', 'fr')}).`,
      en: `The company has a PER COL: it must be offered, it receives half the participation of those who do not answer (${sourceIn('participation_silence', 'en')}).`,
    }
  if (lawfulDefaults(type, destinations).includes(default_rule)) return null
  return destinations.includes('percol')
    ? {
        fr: `Sans réponse, la moitié au moins de la participation va au PER COL (${sourceIn('participation_silence', 'fr')})\u00a0: choisissez cette règle.`,
        en: `Without an answer at least half of the participation goes to the PER COL (${sourceIn('participation_silence', 'en')}): choose this rule.`,
      }
    : {
        fr: 'Sans réponse et sans PER COL, la participation est placée sur le PEE\u00a0: choisissez cette règle.',
        en: 'Without an answer and without a PER COL the participation is invested in the PEE: choose this rule.',
      }
}

/** Intéressement goes to the PEE; without a PEE it is paid. The agreement chooses within that. */
function illegalInteressement({ default_rule, destinations, company_has_pee }: LaunchFacts): Text | null {
  const toPee = destinations.includes('pee')
  if (toPee && default_rule !== 'pee_lowest_risk')
    return {
      fr: `Sans réponse, l’intéressement va au PEE, sur le fonds le moins risqué (${sourceIn('silence_with_a_plan', 'fr')}) : choisissez cette règle.`,
      en: `Without an answer intéressement goes to the PEE, in the least risky fund (${sourceIn('silence_with_a_plan', 'en')}): choose this rule.`,
    }
  if (!toPee && company_has_pee)
    return {
      fr: `L’entreprise a un PEE : il doit être proposé, et recevoir l’intéressement de qui ne répond pas (${sourceIn('immediate_payment', 'fr')}).`,
      en: `The company has a PEE: it must be offered, and receives the intéressement of those who do not answer (${sourceIn('immediate_payment', 'en')}).`,
    }
  if (!toPee && default_rule !== 'immediate_payment')
    return {
      fr: 'Sans PEE proposé, la prime de qui ne répond pas est versée : choisissez cette règle.',
      en: 'Without a PEE offered, the bonus of those who do not answer is paid: choose this rule.',
    }
  return null
}
