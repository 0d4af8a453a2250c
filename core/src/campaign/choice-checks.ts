import { sourceIn } from '@moisson/law/legal-points'
import type { Destination } from '../vocabulary.ts'
import type { LaunchFacts, Remark } from './launch-facts.ts'
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
    found.push({
      code: 'plan_without_funds',
      field: 'destinations',
      message: {
        fr: `Le ${name} est proposé mais n’a pas de fonds publié avec son document d’information : complétez le plan, ou retirez-le des destinations.`,
        en: `The ${name} is offered but has no published fund with its information document: complete the plan, or take it off the destinations.`,
      },
    })
  }
  if (facts.destinations[0] === undefined || !facts.destinations.includes('immediate_payment'))
    found.push({
      code: 'payment_not_offered',
      field: 'destinations',
      message: {
        fr: `Le versement immédiat doit rester possible : chacun peut demander tout ou partie de sa prime (${sourceIn('immediate_payment', 'fr')}).`,
        en: `Immediate payment must stay possible: everybody may ask for all or part of the bonus (${sourceIn('immediate_payment', 'en')}).`,
      },
    })
  const illegal = illegalDefault(facts)
  if (illegal) found.push({ code: 'default_not_legal', field: 'default_rule', message: illegal })
  return found
}

/** Silence: intéressement goes to the PEE; without a PEE it is paid. The agreement chooses within that. */
function illegalDefault({ default_rule, destinations, company_has_pee }: LaunchFacts): Text | null {
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
