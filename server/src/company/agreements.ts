import { listAgreements, saveAgreement } from '@moisson/contract/company'
import { versionOn } from '@moisson/core/company/agreement-versions'
import { agreementTypes } from '@moisson/core/vocabulary'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { agreementsOf, type AgreementOut } from './agreement-store.ts'
import { lockedVersions, writeVersion } from './write-agreement.ts'

export const handleListAgreements = handle(listAgreements, async ({ tx, companyId, now }) => {
  const today = parisDay(now)
  const versions = await agreementsOf(tx, companyId, today)
  return { items: countingOn(versions, today), versions, today }
})

/** Of each kind, the version that counts on a day. */
function countingOn(versions: readonly AgreementOut[], today: string): AgreementOut[] {
  return agreementTypes.flatMap(
    (type) =>
      versionOn(
        versions.filter((version) => version.type === type),
        today,
      ) ?? [],
  )
}

/** Records the agreement of one kind, or changes the version that counts today, wherever it was concluded. */
export const handleSaveAgreement = handle(saveAgreement, async (context) => {
  const { tx, companyId, input, now, ifMatch } = context
  const { type } = input.path
  const versions = await lockedVersions(tx, companyId, type)
  const today = parisDay(now)
  const before = versionOn(versions, today)
  if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0)) {
    const shown = await agreementsOf(tx, companyId, today)
    throw new Refused(
      { refusal: 'version_conflict', details: {} },
      { current: shown.find(({ id }) => id === before?.id) ?? null },
    )
  }
  return writeVersion(context, { type, act: 'agreement', before, versions }, input.body)
})
