import type { Campaign } from '../../../../../campaign/campaign.ts'

export type ControlName =
  | 'envelope'
  | 'levies'
  | 'outcome'
  | 'everybody'
  | 'deadline'
  | 'year'
  | 'parameters'
  | 'defaulted'
  | 'held'

export interface Control {
  name: ControlName
  /** `know`: not a fault, but the second person should see it. */
  result: 'ok' | 'ko' | 'know'
  /** The gap or the amount, in cents. */
  cents?: number
  count?: number
  day?: string
  names?: readonly string[]
}

/** What the second person checks before approving: totals to the cent, an outcome for everybody, dates, figures. */
export function controlsOf(campaign: Campaign): Control[] {
  const { amounts, standings } = campaign
  const outcome =
    amounts.net_cents -
    amounts.advance_net_cents -
    amounts.immediate_payment_cents -
    amounts.pee_cents -
    amounts.percol_cents -
    amounts.held_cents
  const levies = amounts.gross_cents - amounts.csg_crds_cents - amounts.net_cents
  const without = standings.default_to_come.people + standings.untold.people
  const planned = campaign.planned_payment_date
  const { legal_payment_deadline: limit } = campaign
  const year = String(campaign.year)
  const provisional = campaign.provisional_parameters
  const must = (name: ControlName, right: boolean, facts: Omit<Control, 'name' | 'result'>): Control => ({
    name,
    result: right ? 'ok' : 'ko',
    ...facts,
  })
  const know = (name: ControlName, nothing: boolean, facts: Omit<Control, 'name' | 'result'>): Control => ({
    name,
    result: nothing ? 'ok' : 'know',
    ...facts,
  })
  return [
    must('envelope', campaign.difference_cents === 0, { cents: campaign.difference_cents }),
    must('levies', levies === 0, { cents: levies }),
    must('outcome', outcome === 0, { cents: outcome }),
    must('everybody', without === 0, { count: without }),
    // What has no legal day counts in the year it is paid in.
    limit === null
      ? must('year', planned?.startsWith(year) ?? false, { names: [year] })
      : must('deadline', planned !== null && planned <= limit, { day: limit }),
    know('parameters', provisional.length === 0, { names: provisional }),
    know('defaulted', standings.default_applied.people === 0, { count: standings.default_applied.people }),
    know('held', amounts.held_cents === 0, { cents: amounts.held_cents }),
  ]
}
