import {
  completeCampaign,
  createCampaign,
  launchCampaign,
  submitCampaign,
  updateCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import { getMyCampaign, submitMyChoices } from '@moisson/contract/choice'
import { addDays, yearOf } from '@moisson/law/calendar'
import { ppvIsTemporary } from '@moisson/law/ppv'
import { Stopped } from '@moisson/law/stopped'
import type { Cast, DemoCompany } from './cast.ts'
import { noon } from './dates.ts'

/** Days from today of the launch, of the control once the answers are in, and of the payment. */
const [LAUNCH, CONTROL, PAYMENT] = [-125, -104, -95] as const

const reasons = {
  bonus_replaces_nothing: 'Prime exceptionnelle, décidée pour la première fois\u00a0: elle ne remplace rien.',
  bonus_council_consulted:
    'Procès-verbal de carence aux dernières élections\u00a0: l’atelier n’a pas de CSE.',
  three_smic_checked: 'Bulletins des douze mois relus par le cabinet de paie.',
}

/** A small bonus of value sharing of last summer in the second company, paid, with a few people who placed it. */
export async function makeBonus(cast: Cast, phare: DemoCompany): Promise<void> {
  const { today } = cast.dates
  const paid_on = addDays(today, PAYMENT)
  if (!isPublished(paid_on, phare.people.length)) return
  const yann = await cast.as('yann.legoff@example.org')
  await cast.at(noon(today, LAUNCH))
  const year = yearOf(paid_on)
  const { id } = await yann(createCampaign, {
    path: { id: phare.id },
    body: {
      name: `Prime de partage de la valeur ${year}`,
      type: 'ppv',
      year,
      each_gross_cents: 60_000,
      decided_by: 'unilateral_decision',
      decided_on: addDays(today, LAUNCH - 7),
      planned_payment_date: paid_on,
      message_title: 'Merci pour la saison',
      message_body: 'Les commandes du printemps ont été tenues. Cette prime est la même pour tous.',
    },
  })
  const path = { id: phare.id, cid: id }
  const draft = await yann(updateCampaign, { path, body: { warning_reasons: reasons } })
  await yann(launchCampaign, { path: { id: draft.id }, body: undefined })
  await cast.settle()
  const placing = phare.people.filter(({ email }) => email !== null).slice(1, 4)
  for (const { email } of placing) {
    const person = await cast.as(email ?? '')
    await person(getMyCampaign, { path: { id } })
    await person(submitMyChoices, { path: { id }, body: { mode: 'quick_half' } })
  }
  await cast.at(noon(today, CONTROL))
  await yann(submitCampaign, { path: { id }, body: {} })
  await cast.sophie(validateCampaign, { path: { id }, body: {} })
  await cast.at(noon(today, PAYMENT))
  await yann(completeCampaign, { path: { id }, body: { paid_on } })
}

/** Nothing is published yet for a small company of some years to come: the demo has no bonus then. */
function isPublished(paid_on: string, headcount: number): boolean {
  try {
    ppvIsTemporary({ headcount, paid_on, pay_12_months_below_3_smic: true })
    return true
  } catch (error) {
    if (error instanceof Stopped) return false
    throw error
  }
}
