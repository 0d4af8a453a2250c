import type pg from 'pg'

/** A question of somebody about a campaign that is open to them, not answered yet. */
export async function exampleQuestion(
  owner: pg.Pool,
  { company, campaign, beneficiary }: { company: string; campaign: string; beneficiary: string },
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with counted as (update company set questions_asked = questions_asked + 1 where id = $1 returning questions_asked),
     asked as (
       insert into question (id, number, company_id, campaign_id, beneficiary_id, kind, net_cents, asked_at, answer_due)
       values (gen_random_uuid(), (select questions_asked from counted), $1, $2, $3, 'question', 100000, business_now(), paris_day(business_now()) + 10)
       returning id, company_id, beneficiary_id, asked_at)
     insert into question_message (id, company_id, question_id, beneficiary_id, by, author_name, body, created_at)
     select gen_random_uuid(), company_id, id, beneficiary_id, 'person', 'Nina Petit', 'Quand serai-je payée ?', asked_at
     from asked returning question_id as id`,
    [company, campaign, beneficiary],
  )
  return rows[0]?.id ?? ''
}
