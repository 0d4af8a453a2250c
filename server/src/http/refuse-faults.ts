import type { FieldFault } from '@moisson/core/company/check-file'
import type { Language } from '@moisson/law/text'
import { Refused } from './refused.ts'

/** All that is wrong with a body is said at once, each fault at its field; without any, nothing happens. */
export function refuseFaults(faults: readonly FieldFault[], language: Language): void {
  if (faults.length === 0) return
  throw new Refused(
    { refusal: 'invalid_request', details: {} },
    { fieldErrors: faults.map(({ field, code, ...said }) => ({ field, code, message: said[language] })) },
  )
}
