import { renewAgreement } from '@moisson/contract/agreement'
import { endingAs, renewalOf, renewalOpens } from '@moisson/core/company/agreement-ends'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { versionIn } from './change-agreement.ts'
import { onDay, lockedVersions, writeVersion } from './write-agreement.ts'

/** The same clauses go on for the same duration (L3312-5), those of the last amendment where there is one. */
export const handleRenewAgreement = handle(renewAgreement, async (context) => {
  const { tx, companyId, input, now } = context
  const all = await lockedVersions(tx, companyId, null)
  const of = versionIn(all, input.path.aid)
  const { type, title } = of
  const versions = all.filter((version) => version.type === type)
  const ending = endingAs(of, versions)
  const { clauses, tacit_renewal } = ending
  if (ending.id !== of.id && tacit_renewal === false)
    throw refused('agreement_renewal_excluded', { title: ending.title })
  const period = renewalOf(ending, input.body.renegotiation_request ?? null)
  const end = ending.last_exercise_end
  if (
    period === null ||
    end === null ||
    of.act === 'amendment' ||
    of.signed_on === null ||
    of.denounced_on !== null
  )
    throw refused('agreement_not_renewed', { title })
  const opens = renewalOpens(end)
  if (parisDay(now) < opens)
    throw refused('agreement_renewal_early', {
      title,
      ...onDay(opens),
    })
  return writeVersion(
    context,
    { type, act: 'renewal', before: undefined, versions, of },
    { title, ...period, clauses, tacit_renewal },
  )
})
