import { randomUUID, type Hash } from 'node:crypto'
import { noFingerprints } from '@moisson/core/keeper/keeper-files'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { ExportedCampaign } from './exported-campaign.ts'

export interface Download {
  tx: Tx
  now: Date
  by: { user_id: string; name: string }
  campaign: ExportedCampaign
  /** `payroll`, or that of the keeper's file. */
  kind: string
  format: string
  layout_version: string
}

/**
 * What a file taken to its last byte is: a download of the campaign, with its hash. `content` is the hash of its rows as
 * csv lines, the same whatever the format: the campaign keeps it; null when the file is that csv.
 */
export async function recordDownload(
  { tx, now, by, campaign, kind, format, layout_version }: Download,
  sha256: string,
  content: Hash | null,
): Promise<void> {
  await tx
    .insertInto('export_download')
    .values({
      id: randomUUID(),
      company_id: campaign.company_id,
      campaign_id: campaign.id,
      kind,
      format,
      layout_version,
      sha256,
      at: now,
      by_id: by.user_id,
      by_name: by.name,
    })
    .execute()
  const contents = content?.digest('hex') ?? sha256
  if (contents !== campaign.export_sha256?.[kind]) {
    await sql`update campaign set export_sha256 = ${JSON.stringify(noFingerprints())}::jsonb || coalesce(export_sha256, '{}')
        || jsonb_build_object(${kind}::text, ${contents}::text)
      where company_id = ${campaign.company_id} and id = ${campaign.id}`.execute(tx)
  }
}
