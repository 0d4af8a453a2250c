import { listMyAccesses } from '@moisson/contract/beneficiary'
import { sql } from 'kysely'
import { fileRead } from '../audit/note-reading.ts'
import { handle } from '../http/handle.ts'
import { byId, pageOf, type Order } from '../http/list-page.ts'
import type { Text } from '@moisson/law/text'

/** What a trace about a person's data is called; a trace that is not about it is not shown. */
const words: Record<string, Text> = {
  'beneficiary.addBeneficiary': { fr: 'Fiche créée', en: 'File created' },
  'beneficiary.updateBeneficiary': { fr: 'Fiche modifiée', en: 'File changed' },
  'beneficiary.deleteBeneficiary': { fr: 'Fiche archivée', en: 'File archived' },
  [fileRead]: { fr: 'Dossier ouvert', en: 'File opened' },
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
}

const newestFirst: Order<{ at: Date; id: string }> = {
  keys: [{ column: sql.ref('a.at'), kind: 'instant', value: ({ at }) => at.toISOString() }, byId('a.id')],
  down: true,
}

/** Who opened or changed the caller's file, or took a file in which the caller stands; the caller's own doings are left out. */
export const handleListMyAccesses = handle(listMyAccesses, async ({ tx, caller, input, language }) => {
  const page = pageOf(newestFirst, { limit: 30, ...input.query })
  const people = caller.beneficiaries.map((file) => file.id)
  const own = sql`any(${people}::uuid[])`
  const about = sql`
    a.action = any(${Object.keys(words)}) and a.actor_id is distinct from ${caller.user_id}::uuid
    and (a.target_id = ${own}
      or a.target_id in (select id from campaign_beneficiary where beneficiary_id = ${own})
      or (a.action like 'export.%' and a.target_id in (select campaign_id from campaign_beneficiary where beneficiary_id = ${own}))
      or (a.action = 'payment.exportSepa' and a.after ->> 'kind' = 'sepa_direct' and a.target_id in
        (select campaign_id from campaign_beneficiary where beneficiary_id = ${own} and exit_date is not null)))`
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from audit a where ${about}`.execute(tx)
  const { rows } = await sql<{
    id: string
    at: Date
    who: string | null
    company_name: string
    action: string
  }>`
    select a.id, a.at, a.actor_name as who, c.legal_name as company_name, a.action
    from audit a join company c on c.id = a.company_id
    where ${about} and ${page.after}
    order by ${page.order} limit ${page.limit}`.execute(tx)
  const { shown, next_cursor } = page.cut(rows)
  return {
    total: counted.rows[0]?.total ?? 0,
    next_cursor,
    items: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      who: row.who ?? 'Moisson',
      company_name: row.company_name,
      what: words[row.action]?.[language] ?? row.action,
    })),
  }
})
