import type { Selectable } from 'kysely'
import type { Tx } from '../../database/connect.ts'
import type { SignInFactorTable } from '../../database/schema.ts'

export type FactorRow = Selectable<SignInFactorTable>

/** A person’s factors that count, the newest last. */
export function factorsOf(tx: Tx, userId: string): Promise<FactorRow[]> {
  return tx
    .selectFrom('sign_in_factor')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Says that a factor was just used. */
export async function noteUse(tx: Tx, id: string, counter?: number): Promise<void> {
  await tx
    .updateTable('sign_in_factor')
    .set({ last_used_at: new Date(), ...(counter === undefined ? {} : { counter }) })
    .where('id', '=', id)
    .execute()
}

/** Ends every factor of a person and their recovery codes; answers whether there was one. */
export async function forgetFactors(tx: Tx, userId: string, since?: Date): Promise<boolean> {
  let ending = tx.deleteFrom('sign_in_factor').where('user_id', '=', userId)
  if (since) ending = ending.where('created_at', '>=', since)
  const { numDeletedRows } = await ending.executeTakeFirst()
  const left = since ? await factorsOf(tx, userId) : []
  if (left.length === 0) await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  return numDeletedRows > 0n
}
