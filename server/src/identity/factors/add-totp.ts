import { addTotp, startTotp } from '@moisson/contract/factor'
import { handleFreely } from '../../http/handle.ts'
import { notFound, refused } from '../../http/refused.ts'
import type { Sealer } from '../../security/sealer.ts'
import { identityScope } from '../see-identity.ts'
import { countFactorAttempt, forgetFactorAttempts } from './count-factor-attempts.ts'
import { keepFactor } from './new-factor.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

/** Where the secret of an application of codes is sealed. */
export const placeOfSecret = (id: string): string => `sign_in_factor/secret/${id}`

/** The secret of an application of codes. */
export const secretOf = (
  sealer: Sealer,
  { id, secret_cipher }: { id: string; secret_cipher: Buffer },
): string => sealer.open('platform', placeOfSecret(id), secret_cipher).toString()

/**
 * Makes a secret that counts for nothing yet; one begun before and never proved gives way to it. Freely: an answer kept
 * for a repeated request would keep the secret in clear.
 */
export const handleStartTotp = handleFreely(startTotp, async (context) => {
  const { caller, services } = context
  const id = context.newId()
  const secret = newTotpSecret()
  await context.inTransaction(async (tx, now) => {
    await tx
      .deleteFrom('sign_in_factor')
      .where('user_id', '=', caller.user_id)
      .where('confirmed_at', 'is', null)
      .execute()
    await tx
      .insertInto('sign_in_factor')
      .values({
        id,
        user_id: caller.user_id,
        kind: 'totp',
        name: '',
        confirmed_at: null,
        last_used_at: null,
        credential_id: null,
        public_key: null,
        secret_cipher: services.sealer.seal('platform', placeOfSecret(id), secret),
      })
      .execute()
    await context.audit(tx, now, { target_type: 'user', target_id: caller.user_id })
  }, identityScope)
  return { id, secret, uri: totpAddress(secret, caller.email) }
})

/** Keeps an application of codes that shows the right one; that code is used by it. */
export const handleAddTotp = handleFreely(addTotp, async (context) => {
  const { services, caller, input } = context
  const { code, name } = input.body
  await countFactorAttempt(context, caller.user_id)
  const begun = await context.inTransaction(
    (tx) =>
      tx
        .selectFrom('sign_in_factor')
        .select(['id', 'secret_cipher'])
        .where('id', '=', input.path.id)
        .where('user_id', '=', caller.user_id)
        .where('kind', '=', 'totp')
        .where('confirmed_at', 'is', null)
        .executeTakeFirst(),
    identityScope,
  )
  if (!begun?.secret_cipher) throw notFound()
  const { id, secret_cipher } = begun
  const step = stepOfCode(secretOf(services.sealer, { id, secret_cipher }), code)
  if (step === null) throw refused('wrong_factor_code')
  return keepFactor(context, { kind: 'totp', name }, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sign_in_factor')
      .set({ name, confirmed_at: new Date(), counter: step })
      .where('id', '=', begun.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    await forgetFactorAttempts(services, tx, caller.user_id)
    return begun.id
  })
})
