import { signInWithPasskey, startPasskeySignIn } from '@moisson/contract/factor'
import { adopt } from '../session/session.ts'
import type { SessionAnswer } from '../session/token-times.ts'
import type { IdentityOutcome } from '../session/sign-in.ts'
import { askIdentity } from '../session/sign-in.ts'
import { factorWords } from './factor-words.ts'
import { askPasskey } from './passkey.ts'

/** What was entered with; or why the device gave nothing, in a sentence. */
export type PasskeyEntry = IdentityOutcome<SessionAnswer> | { refused: string }

/** Signs in with a passkey alone; `quietly`, it is offered in the field of the address and nothing opens by itself. */
export async function enterWithPasskey(quietly = false): Promise<PasskeyEntry> {
  const started = await askIdentity(startPasskeySignIn, {})
  if (!started.ok) return started
  const answer = await askPasskey(started.value.options, quietly)
  if ('refused' in answer) return { refused: (await factorWords.load())[answer.refused] }
  const outcome = await askIdentity(signInWithPasskey, { body: answer })
  if (outcome.ok) adopt(outcome.value)
  return outcome
}
