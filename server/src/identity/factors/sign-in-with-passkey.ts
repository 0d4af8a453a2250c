import { signInWithPasskey, startPasskeySignIn } from '@moisson/contract/factor'
import { handleFreely } from '../../http/handle.ts'
import { refused } from '../../http/refused.ts'
import { refuseGuessing } from '../refuse-guessing.ts'
import { identityScope } from '../see-identity.ts'
import { startSession } from '../start-session.ts'
import { accountRow } from '../user-record.ts'
import { spendChallenge } from './challenge.ts'
import { noteUse } from './factor-store.ts'
import { amrOf } from './new-factor.ts'
import { answeredPasskey, requestOptions } from './passkeys.ts'
import { withdrawRecovery } from './recovery-store.ts'
import { relyingParty } from './relying-party.ts'

/** A challenge for nobody in particular: the browser finds the passkey, and with it the person. */
export const handleStartPasskeySignIn = handleFreely(startPasskeySignIn, async ({ services, request }) => ({
  options: await requestOptions(services, relyingParty(services.config, request), 'sign in'),
}))

/** Opens a session with a passkey alone: it holds a key and verified its holder. */
export const handleSignInWithPasskey = handleFreely(signInWithPasskey, async (context) => {
  const { services, input } = context
  const { credential } = input.body
  const id = typeof credential['id'] === 'string' ? credential['id'] : ''
  const factor = await context.inTransaction(
    (tx) => tx.selectFrom('sign_in_factor').selectAll().where('credential_id', '=', id).executeTakeFirst(),
    identityScope,
  )
  const party = relyingParty(services.config, context.request)
  const answered = factor && (await answeredPasskey(services, party, 'sign in', credential, factor))
  if (!factor || !answered) {
    await refuseGuessing(context)
    throw refused('wrong_passkey')
  }
  return context.inTransaction(async (tx, now) => {
    if (!(await spendChallenge(tx, answered.challenge, answered.ends))) throw refused('wrong_passkey')
    const user = await accountRow(tx, factor.user_id)
    if (user.status !== 'active') throw refused('user-disabled')
    await noteUse(tx, factor.id, answered.counter)
    await withdrawRecovery(tx, user.id, now)
    const session = await startSession(context, tx, user.id, { amr: [...amrOf.passkey, 'mfa'] })
    await context.audit(tx, now, {
      actor: { user_id: user.id, name: user.display_name ?? user.email },
      target_type: 'user',
      target_id: user.id,
      summary: 'signed in with a passkey',
    })
    return session
  }, identityScope)
})
