import { addAgreement } from '@moisson/contract/agreement'
import { handle } from '../http/handle.ts'
import { lockedVersions, writeVersion } from './write-agreement.ts'

/** An agreement that follows the others of its kind, or an amendment of the one that covers its first exercice. */
export const handleAddAgreement = handle(addAgreement, async (context) => {
  const { type, act, ...given } = context.input.body
  const versions = await lockedVersions(context.tx, context.companyId, type)
  return writeVersion(context, { type, act, before: undefined, versions }, given)
})
