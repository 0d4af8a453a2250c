import { invariant } from './invariant.ts'

export const questionKept = invariant(
  'question-kept',
  'a question waits for an answer exactly while the last word is of whoever asked, by a day that is not before it was asked',
  `select q.company_id, q.campaign_id, c.name as campaign, q.beneficiary_id, b.employee_number,
     case when q.answer_due < paris_day(q.asked_at) then format('question %s, asked on %s, is due on %s', q.number,
         paris_day(q.asked_at), q.answer_due)
       else format('question %s is %s, and the last word is of the %s', q.number, q.state, last.by) end as what
   from question q join campaign c on c.id = q.campaign_id join beneficiary b on b.id = q.beneficiary_id
   join lateral (select m.by from question_message m where m.question_id = q.id
     order by m.created_at desc, m.id desc limit 1) last on true
   where (q.state = 'open') <> (last.by = 'person') or q.answer_due < paris_day(q.asked_at)`,
)
