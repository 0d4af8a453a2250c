import { invariant, wholeCampaign } from './invariant.ts'

/** What a campaign shares out besides what a correction added. */
const own = '(c.envelope_gross_cents - c.complement_gross_cents)'
const by_hand = `(c.warning_reasons ? 'envelope_by_hand'
     or coalesce(c.frozen -> 'reasons', '[]') @> '[{"code": "envelope_by_hand"}]')`

export const envelopeRecorded = invariant(
  'envelope-recorded',
  'the envelope of a launched campaign is the one its recorded formula, or its reserve, gave, unless somebody wrote why not',
  `select ${wholeCampaign}, format('envelope %s, recorded %s', ${own}, found.cents) as what
   from campaign c cross join lateral (
     values ((c.envelope_basis ->> 'amount_cents')::bigint, ${by_hand}),
       ((c.frozen -> 'reserve' ->> 'total_cents')::bigint, false)) as found(cents, excused)
   where c.launched_at is not null and found.cents is not null and not found.excused and ${own} <> found.cents
   union all
   select ${wholeCampaign}, format('recorded %s, above what its formula or the law allows', c.envelope_basis ->> 'amount_cents')
   from campaign c
   where c.launched_at is not null and (c.envelope_basis ->> 'amount_cents')::bigint > least(
     (c.envelope_basis ->> 'formula_cents')::bigint,
     (select min((one ->> 'cents')::bigint) from jsonb_array_elements(c.envelope_basis -> 'ceilings') one
      where one ->> 'of' = 'law'))`,
)
