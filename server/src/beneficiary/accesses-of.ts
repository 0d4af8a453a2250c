import type { Text } from '@moisson/law/text'
import { sql, type RawBuilder } from 'kysely'
import { fileRead, listRead } from '../audit/note-reading.ts'

/** What a trace about a person's data is called; a trace that is not about it is not shown. */
export const accessWords: Readonly<Record<string, Text>> = {
  'beneficiary.addBeneficiary': { fr: 'Fiche créée', en: 'File created' },
  'beneficiary.updateBeneficiary': { fr: 'Fiche modifiée', en: 'File changed' },
  'beneficiary.deleteBeneficiary': { fr: 'Fiche archivée', en: 'File archived' },
  'beneficiary.importBeneficiaries': { fr: 'Fichier du personnel importé', en: 'Staff file imported' },
  [fileRead]: { fr: 'Dossier ouvert', en: 'File opened' },
  [listRead]: { fr: 'Liste des salariés lue', en: 'List of employees read' },
  'campaign.updateEnrolment': { fr: 'Montant ou délai modifié', en: 'Amount or deadline changed' },
  'export.exportPayroll': { fr: 'Export pour la paie téléchargé', en: 'Payroll export downloaded' },
  'export.exportToKeeper': {
    fr: 'Fichier du teneur de compte téléchargé',
    en: 'Account keeper’s file downloaded',
  },
  'export.exportGroupama': {
    fr: 'Fichier du teneur de compte téléchargé',
    en: 'Account keeper’s file downloaded',
  },
  'payment.exportSepa': {
    fr: 'Fichier de virements à des salariés partis téléchargé',
    en: 'File of transfers to people who have left downloaded',
  },
  'payment.listHeldSums': {
    fr: 'Liste des sommes conservées téléchargée',
    en: 'List of held sums downloaded',
  },
  'payment.listDirectTransfers': {
    fr: 'Liste des personnes parties sans virement téléchargée',
    en: 'List of people who have left without a transfer downloaded',
  },
}

/**
 * The traces `a` of the audit by which others opened, changed or took the files `own`; the person’s own doings are left
 * out. A download counts from its first byte: the row of its last one says it a second time.
 */
export const accessesOf = (own: RawBuilder<unknown>, userId: string): RawBuilder<boolean> => sql<boolean>`(
  a.action = any(${Object.keys(accessWords)}) and a.actor_id is distinct from ${userId}::uuid
    and not coalesce(a.after ? 'whole', false)
    and (a.target_id = ${own}
      or a.target_id in (select id from campaign_beneficiary where beneficiary_id = ${own})
      or (a.action like 'export.%' and a.target_id in (select campaign_id from campaign_beneficiary where beneficiary_id = ${own}))
      or (a.action = 'beneficiary.importBeneficiaries' and exists (
        select from beneficiary b where b.id = ${own} and b.company_id = a.company_id and b.created_at <= a.at))
      or (a.action = ${listRead} and coalesce(a.after ->> 'files', 'true') = 'true' and exists (
        select from beneficiary b where b.id = ${own} and b.company_id = a.company_id and b.created_at <= a.at
          and (a.target_id = a.company_id or exists (select from campaign_beneficiary e
            where e.beneficiary_id = b.id and e.campaign_id = a.target_id and e.created_at <= a.at))))
      or (a.action = 'payment.listHeldSums' and a.target_id in
        (select company_id from campaign_beneficiary where beneficiary_id = ${own} and held_cents > 0))
      or ((a.action = 'payment.listDirectTransfers' or a.action = 'payment.exportSepa' and a.after ->> 'kind' = 'sepa_direct')
        and a.target_id in (select campaign_id from campaign_beneficiary where beneficiary_id = ${own} and exit_date is not null))))`
