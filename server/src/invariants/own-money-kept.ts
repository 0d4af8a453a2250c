import { enrolled, invariant, isSettled, personInCampaign } from './invariant.ts'

export const ownMoneyKept = invariant(
  'own-money-kept',
  'what people pay in of their own money is what they confirmed, within what they may pay in, with nothing withheld, paid or held; of no other campaign has anybody room',
  `select ${personInCampaign}, format('%s gross, %s net, %s paid, %s held, room of %s, %s confirmed', e.gross_cents, e.net_cents,
     e.paid_cents, e.held_cents, e.room_cents, k.total_cents) as what
   from ${enrolled}
   left join choice k on k.campaign_beneficiary_id = e.id and k.status in ('submitted', 'default_applied')
   where (e.room_cents is not null and c.type <> 'voluntary_payment')
     or c.type = 'voluntary_payment' and c.launched_at is not null and c.state <> 'cancelled' and (
       e.room_cents is null or e.net_cents > e.room_cents or e.net_cents <> e.gross_cents
       or coalesce(k.total_cents, 0) > e.room_cents
       or e.net_cents <> case when ${isSettled} then coalesce(k.total_cents, 0) else 0 end
       or coalesce(e.paid_cents, 0) <> 0 or coalesce(e.held_cents, 0) <> 0)`,
)
