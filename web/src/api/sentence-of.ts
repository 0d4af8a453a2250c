import { shellWords } from '../words/shell.ts'
import type { ApiError } from './api-error.ts'
import { loggedTexts } from './api-error.ts'

/** What a failed call says to its reader: the server's own sentence, or ours where nobody answered or nothing readable came. */
export function sentenceOf(error: ApiError): string {
  const { network, unknownFailure } = shellWords.atHand()
  if (error.status === null) return network
  return error.message === loggedTexts.unknown ? unknownFailure : error.message
}
