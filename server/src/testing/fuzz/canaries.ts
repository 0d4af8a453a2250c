import type { TestServer } from '../test-server.ts'
import type { MatrixWorld } from '../example-world.ts'

/** Words that stand in everything of one company, of its people, and of the other company, and nowhere else. */
export const canaries = { company: 'CanariVerger', colleague: 'CanariVoisin', other: 'CanariAutre' } as const

/** Writes the words into the world, where a name, a title or a note may be told to somebody. */
export async function plantCanaries(
  server: TestServer,
  { example, otherCompany, users }: MatrixWorld,
): Promise<void> {
  const run = (text: string, values: unknown[]) => server.owner.query(text, values)
  const { company, other, colleague } = canaries
  for (const [id, word] of [
    [example.company, company],
    [otherCompany, other],
  ] as const) {
    await run(`update company set legal_name = $2 || ' SA', trade_name = $2 where id = $1`, [id, word])
    await run(`update campaign set name = name || ' ' || $2 where company_id = $1`, [id, word])
    await run(`update todo set title = $2 where company_id = $1`, [id, word])
    await run(`update simulation set name = $2 where company_id = $1`, [id, word])
    await run(`update process set title = $2 where company_id = $1`, [id, word])
    await run(`update document set title = $2 where company_id = $1`, [id, word])
    await run(`update plan set name = $2 where company_id = $1`, [id, word])
    await run(`update agreement set title = $2 where company_id = $1`, [id, word])
    await run(`update beneficiary set birth_place = $2 where company_id = $1 and user_id is null`, [id, word])
  }
  await run(
    `update beneficiary set last_name = $2, birth_name = $2 where company_id = $1 and user_id is distinct from $3`,
    [example.company, colleague, users.beneficiary_self],
  )
  await run(
    `update campaign_beneficiary e set last_name = $2 from beneficiary b where b.id = e.beneficiary_id and b.company_id = $1 and b.user_id is distinct from $3`,
    [example.company, colleague, users.beneficiary_self],
  )
}
