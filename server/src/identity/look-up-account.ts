import { listSigningKeys, lookUpAccount } from '@moisson/contract/identity'
import { handle, handleFreely } from '../http/handle.ts'
import { accountRow, userRecordOf } from './user-record.ts'

/** The caller's own identity record; never by address. */
export const handleLookUpAccount = handle(lookUpAccount, async ({ tx, caller }) =>
  userRecordOf(await accountRow(tx, caller.user_id)),
)

/** The public keys that verify bearers. */
export const handleListSigningKeys = handleFreely(listSigningKeys, async ({ services, setHeader }) => {
  setHeader('cache-control', 'public, max-age=300')
  return { keys: services.keys.published().map((key) => ({ ...key })) }
})
