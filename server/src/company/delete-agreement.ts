import { deleteAgreement } from '@moisson/contract/agreement'
import { standingOf } from '@moisson/core/company/agreement-versions'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { actsOf, decidedBy } from './agreement-store.ts'
import { versionIn } from './change-agreement.ts'
import { decidedIn, lockedVersions } from './write-agreement.ts'

/** What nobody signed, or counts later, may be taken back; what counts is denounced. */
export const handleDeleteAgreement = handle(deleteAgreement, async ({ tx, companyId, input, now, note }) => {
  const versions = await lockedVersions(tx, companyId, null)
  const version = versionIn(versions, input.path.aid)
  const { id, title, type } = version
  const campaigns = (await decidedBy(tx, companyId)).get(id)
  if (campaigns) throw refused('agreement_decided', decidedIn(version, campaigns))
  const same = versions.filter((other) => other.type === type)
  const standing = standingOf(version, same, parisDay(now))
  if (standing !== 'unsigned' && standing !== 'to_come' && !version.is_example)
    throw refused('agreement_counts', { title })
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
