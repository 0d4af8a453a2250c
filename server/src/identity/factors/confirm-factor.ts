import { confirmFactor, startFactor } from '@moisson/contract/factor'
import type { Input } from '@moisson/contract/call'
import type { Tx } from '../../database/connect.ts'
import { handle, handleFreely, type FreeContext } from '../../http/handle.ts'
import { refused } from '../../http/refused.ts'
import type { Sealer } from '../../security/sealer.ts'
import { endSessionRow } from '../end-sessions.ts'
import { finishTakingBack } from '../redeem-link.ts'
import { identityScope } from '../see-identity.ts'
import { answerSession, startSession } from '../start-session.ts'
import { accountRow } from '../user-record.ts'
import { secretOf } from './add-totp.ts'
import { spendChallenge } from './challenge.ts'
import { countFactorAttempt, forgetFactorAttempts } from './count-factor-attempts.ts'
import { factorNotice } from './factor-notice.ts'
import { factorsOf, noteUse, type FactorRow } from './factor-store.ts'
import { amrOf } from './new-factor.ts'
import { answeredPasskey, requestOptions } from './passkeys.ts'
import { codesLeft, numberOfCode, spendCode } from './recovery-codes.ts'
import { withdrawRecovery } from './recovery-store.ts'
import { relyingParty } from './relying-party.ts'
import { stepOfCode } from './totp.ts'

/** The ways in which the caller may confirm. */
export const handleStartFactor = handle(startFactor, async ({ tx, caller, services, request }) => {
  const factors = await factorsOf(tx, caller.user_id)
  const passkeys = factors.filter(({ kind }) => kind === 'passkey')
  const party = relyingParty(services.config, request)
  return {
    passkey:
      passkeys.length === 0
        ? null
        : await requestOptions(services, party, `confirm ${caller.user_id}`, passkeys),
    totp: factors.some(({ kind }) => kind === 'totp'),
    recovery_codes_left: factors.length === 0 ? 0 : await codesLeft(tx, caller.user_id),
  }
})

type Confirming = FreeContext<typeof confirmFactor>
interface Proof {
  amr: readonly string[]
  /** Takes what was shown out of use; false when it was used meanwhile. */
  spend: (tx: Tx) => Promise<boolean>
}

/**
 * Confirms the caller with a second factor. A sign-in under way gets a session of its own, with a new key; an open one
 * counts as signed in just now.
 */
export const handleConfirmFactor = handleFreely(confirmFactor, async (context) => {
  const { services, caller, input } = context
  const factors = await context.inTransaction((tx) => factorsOf(tx, caller.user_id), identityScope)
  if (factors.length === 0) throw refused('no_factor')
  await countFactorAttempt(context, caller.user_id)
  const [proof, refusal] = await proofOf(context, factors, input.body)
  if (!proof) {
    await context.inTransaction(
      (tx, now) =>
        context.audit(tx, now, {
          action: 'identity.signInFailed',
          target_type: 'user',
          target_id: caller.user_id,
          summary: `second factor refused (${refusal})`,
        }),
      identityScope,
    )
    throw refused(refusal)
  }
  return context.inTransaction(async (tx, now, outbox) => {
    if (!(await proof.spend(tx))) throw refused(refusal)
    await forgetFactorAttempts(services, tx, caller.user_id)
    await withdrawRecovery(tx, caller.user_id, now)
    const open = await tx
      .selectFrom('session')
      .selectAll()
      .where('id', '=', caller.session_id)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!open) throw refused('user-token-expired')
    if (proof.amr.includes('recovery'))
      await outbox.add(
        factorNotice(context.newId(), await accountRow(tx, caller.user_id), now, {
          factor_change: 'recovery_code_used',
          factor: '',
        }),
      )
    await context.audit(tx, now, {
      target_type: 'user',
      target_id: caller.user_id,
      summary: `confirmed with a second factor (${proof.amr.join(' ')})`,
    })
    const amr = [...new Set([...open.amr, ...proof.amr, 'mfa'])]
    if (open.half) {
      await endSessionRow(tx, open.id, 'second step done')
      if (open.pending_link) await finishTakingBack(tx, open.pending_link)
      return startSession(context, tx, caller.user_id, { amr })
    }
    const authTime = new Date()
    await tx.updateTable('session').set({ auth_time: authTime, amr }).where('id', '=', open.id).execute()
    return answerSession(services, tx, {
      id: open.id,
      userId: open.user_id,
      authTime,
      amr,
      step: open.counter,
    })
  }, identityScope)
})

type Refusal = 'wrong_passkey' | 'wrong_factor_code' | 'wrong_recovery_code'

/** What was shown, checked; nothing of it is used yet. */
async function proofOf(
  context: Confirming,
  factors: readonly FactorRow[],
  shown: Input<typeof confirmFactor>['body'],
): Promise<[Proof | null, Refusal]> {
  const { services, caller } = context
  if ('credential' in shown) {
    const factor = factors.find(({ credential_id }) => credential_id === shown.credential['id'])
    const party = relyingParty(services.config, context.request)
    const answered =
      factor &&
      (await answeredPasskey(services, party, `confirm ${caller.user_id}`, shown.credential, factor))
    if (!factor || !answered) return [null, 'wrong_passkey']
    const spend = async (tx: Tx) => {
      await noteUse(tx, factor.id, answered.counter)
      return spendChallenge(tx, answered.challenge, answered.ends)
    }
    return [{ amr: amrOf.passkey, spend }, 'wrong_passkey']
  }
  if ('code' in shown) {
    const found = codeOfOne(services.sealer, factors, shown.code)
    if (!found) return [null, 'wrong_factor_code']
    return [{ amr: amrOf.totp, spend: (tx) => spendStep(tx, found.id, found.step) }, 'wrong_factor_code']
  }
  const number = await numberOfCode(
    (asked) => context.inTransaction((tx) => hashOfCode(tx, caller.user_id, asked), identityScope),
    shown.recovery_code,
  )
  if (number === null) return [null, 'wrong_recovery_code']
  return [{ amr: ['recovery'], spend: (tx) => spendCode(tx, caller.user_id, number) }, 'wrong_recovery_code']
}

/** The application of codes that shows this code now. */
function codeOfOne(sealer: Sealer, factors: readonly FactorRow[], code: string) {
  for (const { id, secret_cipher } of factors) {
    const step = secret_cipher && stepOfCode(secretOf(sealer, { id, secret_cipher }), code)
    if (step !== null) return { id, step }
  }
  return null
}

/** A code counts once: neither its half-minute nor an earlier one is taken again. */
async function spendStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sign_in_factor')
    .set({ counter: step, last_used_at: new Date() })
    .where('id', '=', id)
    .where('counter', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function hashOfCode(tx: Tx, userId: string, number: number): Promise<string | null> {
  const row = await tx
    .selectFrom('recovery_code')
    .select('hash')
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row?.hash ?? null
}
