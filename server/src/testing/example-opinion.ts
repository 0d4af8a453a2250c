import type pg from 'pg'

/** What a reader said of a page of the guide, waiting to be read. */
export async function exampleOpinion(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into academy_opinion (id, page, useful, comment, language, said_at)
     values (gen_random_uuid(), 'pee', false, 'Je ne trouve pas la date de sortie.', 'fr', business_now()) returning id`,
  )
  return rows[0]?.id ?? ''
}
