import { inTransaction } from '../database/transaction.ts'
import { linkAddress, mintLink } from '../identity/mint-link.ts'
import type { Services } from '../services.ts'
import { personas, type PersonaId } from './personas.ts'

const scope = { companies: '*', identity: true } as const

async function userOf(
  services: Services,
  id: PersonaId,
): Promise<{ id: string; email: string; home: string }> {
  const persona = personas.find((one) => one.id === id)
  if (!persona) throw new Error(`no persona ${id}: ${personas.map((one) => one.id).join(', ')}`)
  return inTransaction(services.pool, scope, async (tx) => {
    const user = await tx
      .selectFrom('app_user')
      .select(['id', 'email'])
      .where('email', '=', persona.email)
      .executeTakeFirstOrThrow()
    return { ...user, home: persona.home }
  })
}

/** A sign-in link of a persona, as a mail would carry it. */
export async function orderSignIn(services: Services, id: PersonaId): Promise<string> {
  const user = await userOf(services, id)
  const minted = await inTransaction(services.pool, scope, (tx, now) =>
    mintLink(tx, { kind: 'sign_in', user_id: user.id, email: user.email, redirect: user.home }, now),
  )
  if (!minted) throw new Error(`the account of ${user.email} is closed`)
  return linkAddress(services.config, minted.token)
}
