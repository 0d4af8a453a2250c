import { deleteAgreement } from '@moisson/contract/agreement'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { actsOf, decidedBy } from './agreement-store.ts'
import { versionIn } from './change-agreement.ts'
import { decidedIn, lockedVersions } from './write-agreement.ts'

/** What decided nothing and was not followed may be taken back, signed or not: it was recorded by mistake. */
export const handleDeleteAgreement = handle(deleteAgreement, async ({ tx, companyId, input, note }) => {
  const versions = await lockedVersions(tx, companyId, null)
  const version = versionIn(versions, input.path.aid)
  const { id, title, type } = version
  const campaigns = (await decidedBy(tx, companyId)).get(id)
  if (campaigns) throw refused('agreement_decided', decidedIn(version, campaigns))
  const same = versions.filter((other) => other.type === type)
  if (same.some(({ of_id }) => of_id === id)) throw refused('agreement_amended', { title })
  await tx.deleteFrom('agreement').where('id', '=', id).execute()
  note({
    target_type: 'agreement',
    target_id: id,
    before: { ...actsOf(version), clauses: version.clauses },
    after: null,
  })
  return {}
})
