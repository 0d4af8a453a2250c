import { addPasskey, startPasskey } from '@moisson/contract/factor'
import { handle, handleFreely } from '../../http/handle.ts'
import { refused } from '../../http/refused.ts'
import { spendChallenge } from './challenge.ts'
import { factorsOf } from './factor-store.ts'
import { keepFactor } from './new-factor.ts'
import { creationOptions, madePasskey } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'

/** What the browser needs to make a passkey. */
export const handleStartPasskey = handle(startPasskey, async ({ tx, caller, services, request }) => ({
  options: await creationOptions(
    services,
    relyingParty(services.config, request),
    { id: caller.user_id, email: caller.email, name: caller.name },
    await factorsOf(tx, caller.user_id),
  ),
}))

/** Keeps a passkey whose answer holds: our challenge, our address, its holder verified. */
export const handleAddPasskey = handleFreely(addPasskey, async (context) => {
  const { services, caller, input, request } = context
  const { credential, name } = input.body
  const party = relyingParty(services.config, request)
  const made = await madePasskey(services, party, caller.user_id, credential)
  if (!made) throw refused('wrong_passkey')
  return keepFactor(context, { kind: 'passkey', name }, async (tx) => {
    const id = context.newId()
    const kept =
      (await spendChallenge(tx, made.challenge, made.ends)) &&
      (await tx
        .insertInto('sign_in_factor')
        .values({
          id,
          user_id: caller.user_id,
          kind: 'passkey',
          name,
          confirmed_at: new Date(),
          last_used_at: null,
          credential_id: made.id,
          public_key: made.publicKey,
          counter: made.counter,
          transports: made.transports,
          secret_cipher: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst())
    if (!kept) throw refused('wrong_passkey')
    return id
  })
})
