import { invariant } from './invariant.ts'

const place = `a.company_id, null::uuid as campaign_id, null::text as campaign, null::uuid as beneficiary_id,
     null::text as employee_number`

export const oneAgreement = invariant(
  'one-agreement',
  'an exercice goes by one agreement of each kind, and an amendment begins within the agreement it changes',
  `select ${place}, format('two agreements from %s on', greatest(a.first_exercise_start, b.first_exercise_start)) as what
   from agreement a join agreement b on b.company_id = a.company_id and b.type = a.type and b.id > a.id
   where a.act <> 'amendment' and b.act <> 'amendment'
     and a.first_exercise_start <= coalesce(b.last_exercise_end, 'infinity')
     and b.first_exercise_start <= coalesce(a.last_exercise_end, 'infinity')
   union all
   select ${place}, format('an amendment from %s on, of what does not cover it', a.first_exercise_start)
   from agreement a join agreement g on g.id = a.of_id
   where (g.company_id, g.type) is distinct from (a.company_id, a.type)
     or (a.act = 'amendment' and (a.first_exercise_start < g.first_exercise_start
       or a.first_exercise_start > g.last_exercise_end))`,
)
