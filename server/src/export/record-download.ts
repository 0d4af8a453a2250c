import { createHash, randomUUID, type Hash } from 'node:crypto'
import { noFingerprints } from '@moisson/core/keeper/keeper-files'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { ExportedCampaign } from './exported-campaign.ts'

export interface Download {
  tx: Tx
  now: Date
  actor: { user_id: string; name: string; session_id: string; request_id: string }
  action: string
  campaign: ExportedCampaign
  /** `payroll`, or that of the keeper's file. */
  kind: string
  format: string
  layoutVersion: string
}

/**
 * Passes a file on and, at its last byte, records who took it with its hash. `content` is the hash of its rows as
 * csv lines, the same whatever the format: the campaign keeps it; null when the file is that csv. A file that was not taken whole is not recorded.
 */
export async function* recorded(
  body: AsyncIterable<Buffer | string>,
  content: Hash | null,
  download: Download,
): AsyncGenerator<Buffer | string> {
  const file = createHash('sha256')
  for await (const piece of body) {
    file.update(piece)
    yield piece
  }
  const { tx, now, actor, campaign, kind, format, layoutVersion } = download
  const sha256 = file.digest('hex')
  await tx
    .insertInto('export_download')
    .values({
      id: randomUUID(),
      company_id: campaign.company_id,
      campaign_id: campaign.id,
      kind,
      format,
      layout_version: layoutVersion,
      sha256,
      at: now,
      by_id: actor.user_id,
      by_name: actor.name,
    })
    .execute()
  const contents = content?.digest('hex') ?? sha256
  if (contents !== campaign.export_sha256?.[kind]) {
    await sql`update campaign set export_sha256 = ${JSON.stringify(noFingerprints())}::jsonb || coalesce(export_sha256, '{}')
        || jsonb_build_object(${kind}::text, ${contents}::text)
      where company_id = ${campaign.company_id} and id = ${campaign.id}`.execute(tx)
  }
  await writeAudit(tx, now, download.action, actor, {
    company_id: campaign.company_id,
    target_type: 'campaign',
    target_id: campaign.id,
    after: { kind, format, layout_version: layoutVersion, sha256 },
  })
}

/** Rows read inside one statement that may last as long as the reader of the file takes. */
export async function allowTime(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '15min'`.execute(tx)
}
