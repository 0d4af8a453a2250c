/**
 * What the employer alone paid, or undertook to pay, into the plan of each person: it counts in the account of the plan
 * and the civil year, and is read from its campaign, of which it is the whole.
 */
export const unilateralRows = `
  select e.id, c.company_id, e.beneficiary_id, c.destinations[1] as plan_kind, c.year, c.id as campaign_id, c.name, c.launched_at,
    c.paid_on, e.gross_cents, e.net_cents
  from campaign c join campaign_beneficiary e on e.campaign_id = c.id
  where c.type = 'abondement' and c.state not in ('draft', 'cancelled') and e.engagement_state <> 'excluded'
    and e.gross_cents > 0`
