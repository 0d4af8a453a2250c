import type { IdentityFailure } from '../../session/sign-in.ts'

/** What a person reads when the identity service refuses: its own sentence, ours when it did not answer. */
export function failureSentence(
  failure: IdentityFailure,
  words: { network: string; unknownFailure: string },
): string {
  if (failure.code === 'network-request-failed') return words.network
  return failure.message || words.unknownFailure
}
