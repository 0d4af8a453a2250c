import { listAgreements, saveAgreement } from '@moisson/contract/company'
import { versionOn } from '@moisson/core/company/agreement-versions'
import { agreementTypes } from '@moisson/core/vocabulary'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { papersSeen } from '../file/papers-seen.ts'
import type { Caller } from '../http/caller.ts'
import { handle } from '../http/handle.ts'
import { requireNotSuspended } from '../http/refuse-suspended.ts'
import { Refused } from '../http/refused.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { agreementsOf, type AgreementOut } from './agreement-store.ts'
import { lockedVersions, writeVersion } from './write-agreement.ts'

export const handleListAgreements = handle(listAgreements, async ({ tx, companyId, caller, now }) => {
  const today = parisDay(now)
  const versions = await agreementsOf(tx, companyId, today)
  return {
    items: countingOn(versions, today),
    versions,
    written: await writtenTexts(tx, companyId, caller),
    today,
  }
})

/** The agreements written here that were never applied, the latest first; a text written again counts once. */
async function writtenTexts(tx: Tx, companyId: string, caller: Caller) {
  const rows = await papersSeen(tx, companyId, caller)
    .innerJoin('stored_file as f', 'f.id', 'd.file_id')
    .select(['d.id', 'd.title', 'd.signed_at', 'd.created_at'])
    .where('d.source', '=', 'generated')
    .where('d.current', '=', true)
    .where('d.type', 'in', ['interessement_agreement', 'interessement_due'])
    .where('f.mime_type', '=', 'application/pdf')
    .where(sql<boolean>`d.answers->'accord' is not null`)
    .where(
      sql<boolean>`not exists (select from agreement a join document p on p.id = a.document_id
        where a.company_id = d.company_id and p.series_id = d.series_id)`,
    )
    .orderBy('d.created_at', 'desc')
    .limit(10)
    .execute()
  return rows.map(({ id, title, signed_at, created_at }) => ({
    document_id: id,
    title,
    signed_on: signed_at,
    written_at: created_at.toISOString(),
  }))
}

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

/**
 * Records the agreement of one kind, which a suspended company may not begin, or changes the version that counts today,
 * wherever it was concluded.
 */
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
  if (!before) {
    await seeIdentity(tx)
    await requireNotSuspended(tx, companyId)
  }
  return writeVersion(context, { type, act: 'agreement', before, versions }, input.body)
})
