import { randomInt } from 'node:crypto'
import { LETTER_CODE_LENGTH, letterCodeSigns } from '@moisson/core/campaign/letter-code'
import type { Sealer } from '../security/sealer.ts'

/** A code that nobody has: about 59 bits, against tries that are counted. */
export const freshLetterCode = (): string =>
  Array.from({ length: LETTER_CODE_LENGTH }, () => letterCodeSigns[randomInt(letterCodeSigns.length)]).join(
    '',
  )

/** What is kept of a code: a digest with a key that is not in the database. */
export const digestOfCode = (sealer: Sealer, code: string): Buffer =>
  sealer.blindIndex('platform', digested(code))

/** The digests under which a code may be kept: by today's key, and by the former one while it is in force. */
export const digestsOfCode = (sealer: Sealer, code: string): Buffer[] =>
  sealer.blindIndexes('platform', digested(code))

const digested = (code: string): string => `letter code ${code}`
