import type { IdentityFailure } from './sign-in.ts'
import { useWords } from '../words/catalogue.ts'
import { shellWords } from '../words/shell.ts'

/** What a person reads when the identity service refuses: its own sentence, ours when it did not answer. */
export function useFailureSentence(): (failure: IdentityFailure) => string {
  const words = useWords(shellWords)
  return ({ code, message }) =>
    code === 'network-request-failed' ? words.network : message || words.unknownFailure
}
