import { searchReferenceCodes } from '@moisson/contract/company'
import { codeSources, searchCodes } from '@moisson/core/company/codes'
import { handle } from '../http/handle.ts'

/** The codes that fit what is being typed, with where the list comes from. */
export const handleSearchReferenceCodes = handle(searchReferenceCodes, async ({ input }) => {
  const { kind, q = '', limit = 20 } = input.query
  return { items: searchCodes(kind, q, limit), ...codeSources[kind] }
})
