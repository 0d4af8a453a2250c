import { certifyCampaign } from '@moisson/contract/certificate'
import { sql } from 'kysely'
import { campaignIn } from '../campaign/campaign-store.ts'
import type { Tx } from '../database/connect.ts'
import { campaignTotals } from '../export/campaign-totals.ts'
import { exportedCampaign, requireValidated } from '../export/exported-campaign.ts'
import { keepFile } from '../file/keep-file.ts'
import { papersSeen } from '../file/papers-seen.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { printPdf } from '../print/print-pdf.ts'
import { certificatePage, type CertifiedFacts, type CertifiedLine } from './certificate-page.ts'
import { writeDocument } from './write-document.ts'

/** How long a page of everybody's line may take to set. */
const PATIENCE_MS = 60_000

/**
 * The certificate of what was validated, written once and kept as it is; validated anew after a correction, the
 * campaign has the next version of it. Refused while the lines and the amount distributed differ.
 */
export const handleCertifyCampaign = handle(certifyCampaign, async (context) => {
  const { tx, services, caller, companyId, input, now, language, note, found } = context
  const exported = await exportedCampaign(tx, companyId, input.path.id)
  requireValidated(exported, language)
  const facts = await certifiedFacts(tx, companyId, input.path.id)
  const before = await papersSeen(tx, companyId, caller)
    .select(['d.id', 'd.revision', 'd.answers'])
    .where('d.campaign_id', '=', exported.id)
    .where('d.type', '=', 'calculation_certificate')
    .where('d.source', '=', 'generated')
    .where('d.current', '=', true)
    .executeTakeFirst()
  if (before && before.answers?.print === facts.print) {
    found()
    return { document_id: before.id, revision: before.revision }
  }
  const bytes = await printPdf('certificate', certificatePage(facts), PATIENCE_MS)
  const file = await keepFile(
    services,
    tx,
    { name: `attestation-de-calcul-${exported.type}-${exported.year}.pdf`, bytes },
    { companyId, by: caller.user_id, now },
  )
  const { lines: _everybody, ...kept } = facts
  const id = await writeDocument(
    tx,
    {
      company_id: companyId,
      title: `Attestation de calcul, ${exported.name}`,
      type: 'calculation_certificate',
      file_id: file.id,
      source: 'generated',
      status: 'active',
      year: exported.year,
      campaign_id: exported.id,
      answers: kept,
      by: { id: caller.user_id, name: caller.name },
      ...(before ? { replaces: before.id } : {}),
    },
    now,
  )
  note({ target_type: 'campaign', target_id: exported.id, after: { document: id, print: facts.print } })
  return { document_id: id, revision: (before?.revision ?? 0) + 1 }
})

/** What was validated, straight from the amounts kept; the campaign's row is held until the end, so that one paper is written. */
async function certifiedFacts(tx: Tx, companyId: string, id: string): Promise<CertifiedFacts> {
  await tx.selectFrom('campaign').select('id').where('id', '=', id).forUpdate().execute()
  const campaign = await campaignIn(tx, companyId, id)
  const exported = await exportedCampaign(tx, companyId, id)
  const totals = await campaignTotals(tx, exported)
  const { rows: lines } = await sql<CertifiedLine & { at_rates: boolean }>`
    select gross_cents, coalesce((calculation->>'at_rates')::boolean
        and jsonb_array_length(calculation->'criteria') > 0, false) as at_rates,
      csg_deductible_cents + csg_non_deductible_cents + crds_cents as levies_cents, net_cents
    from campaign_beneficiary
    where company_id = ${companyId} and campaign_id = ${id} and engagement_state <> 'excluded'
    order by gross_cents desc, net_cents desc, id`.execute(tx)
  const outcome =
    totals.advance_net_cents + totals.paid_cents + totals.pee_cents + totals.percol_cents + totals.held_cents
  if (totals.gross_cents !== campaign.distributed_gross_cents || outcome !== totals.net_cents)
    throw refused('sums_differ')
  const validated = campaign.validated_at ?? campaign.updated_at
  return {
    company: { legal_name: exported.legal_name, siren: exported.siren },
    campaign: {
      name: campaign.name,
      type: campaign.type,
      year: campaign.year,
      start: campaign.exercise_start,
      end: campaign.exercise_end,
    },
    print: campaign.frozen_hash?.toString('hex') ?? validated.toISOString(),
    validated_at: validated.toISOString(),
    validated_by: campaign.validated_by_name,
    envelope_cents: campaign.envelope_gross_cents,
    distributed_cents: campaign.distributed_gross_cents,
    envelope_basis: campaign.envelope_basis,
    envelope_own_cents: (campaign.envelope_gross_cents ?? 0) - campaign.complement_gross_cents,
    by_hand_reason: campaign.warning_reasons['envelope_by_hand'] ?? null,
    at_rates: lines.filter(({ at_rates }) => at_rates).length,
    totals,
    lines: lines.map(({ gross_cents, levies_cents, net_cents }) => ({
      gross_cents,
      levies_cents,
      net_cents,
    })),
  }
}
