import { enrolled, invariant, isOfDays, isOfOwn, isSettled, personInCampaign } from './invariant.ts'

export const ownMoneyKept = invariant(
  'own-money-kept',
  'what people pay in of their own is what they confirmed, within what they may pay in, with nothing withheld, paid or held, and by whole half days where they give days; of no other campaign has anybody room',
  `select ${personInCampaign}, format('%s gross, %s net, %s paid, %s held, room of %s, %s confirmed', e.gross_cents, e.net_cents,
     e.paid_cents, e.held_cents, e.room_cents, k.total_cents) as what
   from ${enrolled}
   left join choice k on k.campaign_beneficiary_id = e.id and k.status in ('submitted', 'default_applied')
   where ((e.room_cents is not null and not ${isOfOwn}) or (e.day_cents is not null and not ${isOfDays}))
     or ${isOfOwn} and c.launched_at is not null and c.state <> 'cancelled' and (
       e.room_cents is null or e.net_cents > e.room_cents or e.net_cents <> e.gross_cents
       or coalesce(k.total_cents, 0) > e.room_cents
       or (${isOfDays} and (e.day_cents is null
         or e.net_cents <> round(e.given_half_days * e.day_cents / 2.0)
         or coalesce(k.total_cents, 0) <> round(round(coalesce(k.total_cents, 0) * 2.0 / e.day_cents) * e.day_cents / 2.0)))
       or e.net_cents <> case when ${isSettled} then coalesce(k.total_cents, 0) else 0 end
       or coalesce(e.paid_cents, 0) <> 0 or coalesce(e.held_cents, 0) <> 0)`,
)
