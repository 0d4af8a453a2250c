import type { Output } from '@moisson/contract/call'
import type { listMyPapers } from '@moisson/contract/own-papers'
import {
  ownPaperFile,
  ownPaperTold,
  receiptTitle,
  replacedReceipt,
  sharedPaperTold,
  sharedPaperTypes,
} from '@moisson/core/choice/own-paper'
import type { DocumentType, OwnPaperKind } from '@moisson/core/vocabulary'
import type { Day } from '@moisson/law/calendar'
import type { Language } from '@moisson/law/text'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import { savingsOf } from '../choice/savings-of.ts'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'

export type OwnPaperOut = Output<typeof listMyPapers>['items'][number]

interface CampaignPaper {
  kind: Exclude<OwnPaperKind, 'statement' | 'document'>
  id: string
  company_name: string
  about: string
  year: number
  on_day: Day
  replaced: boolean
  /** Of a receipt: what its paper is written in. */
  written: Language | null
  /** Of a file that was kept; null for what is printed. */
  kept_as: string | null
}
interface SharedPaper {
  id: string
  company_name: string
  type: DocumentType
  title: string
  year: number | null
  on_day: Day
  kept_as: string
}

/** Every paper kept for the caller, the latest first: of their own files and of the companies that hold them, nothing else. */
export async function ownPapers(tx: Tx, caller: Caller, now: Date): Promise<OwnPaperOut[]> {
  const mine = caller.beneficiaries.map(({ id }) => id)
  const companies = [...new Set(caller.beneficiaries.map(({ company_id }) => company_id))]
  const papers = [
    ...(await ofCampaigns(tx, mine)),
    ...(await statements(tx, mine, now)),
    ...(await ofCompanies(tx, mine, companies)),
  ]
  return papers.toSorted(
    (one, other) =>
      other.year - one.year ||
      (other.on < one.on ? -1 : other.on > one.on ? 1 : 0) ||
      one.title.fr.localeCompare(other.title.fr, 'fr') ||
      (one.id < other.id ? -1 : 1),
  )
}

/** Notices, receipts and signed answers of the campaigns that the person was told of. */
async function ofCampaigns(tx: Tx, mine: readonly string[]): Promise<OwnPaperOut[]> {
  const { rows } = await sql<CampaignPaper>`
    with told as (
      select e.id as enrolment_id, c.id, c.name as about, c.year, o.legal_name as company_name,
        -- The day it was sent or first read: the day somebody counts as informed is presumed, and may be to come.
        coalesce(paris_day(least(e.invited_at, e.opened_at)), paris_day(c.launched_at), e.informed_on,
          paris_day(c.created_at)) as on_day
      from campaign_beneficiary e join campaign c on c.id = e.campaign_id join company o on o.id = c.company_id
      where e.beneficiary_id = any(${mine}::uuid[]) and e.engagement_state <> 'excluded'
        and c.state not in ('draft', 'scheduled') and c.frozen is not null
        and (c.state <> 'cancelled' or e.invited_at is not null or e.opened_at is not null)
    )
    select 'notice' as kind, id, company_name, about, year, on_day, false as replaced,
      null as written, null as kept_as from told
    union all
    select 'receipt', h.id, t.company_name, t.about, t.year, paris_day(coalesce(h.submitted_at, h.created_at)),
      h.status = 'overridden', h.receipt->>'language', null
    from told t join choice h on h.campaign_beneficiary_id = t.enrolment_id
    where h.receipt is not null
    union all
    select 'signed', p.id, t.company_name, t.about, t.year, p.signed_on, false, null, f.file_name
    from told t join choice_paper p on p.campaign_beneficiary_id = t.enrolment_id join stored_file f on f.id = p.file_id`.execute(
    tx,
  )
  return rows.map(({ on_day: on, kept_as, written, ...row }) =>
    named(
      {
        ...row,
        on,
        ...ownPaperTold[row.kind],
        ...(written && { title: receiptTitle(written) }),
        ...(row.replaced ? { purpose: replacedReceipt } : {}),
      },
      kept_as,
    ),
  )
}

/** The statement of each employer where the person holds something, as of today. */
async function statements(tx: Tx, mine: readonly string[], now: Date): Promise<OwnPaperOut[]> {
  const on = parisDay(now)
  return (await savingsOf(tx, mine, now))
    .filter(({ plans, held }) => plans.length + held.length > 0)
    .map(({ company }) =>
      named(
        {
          kind: 'statement',
          id: company.id,
          company_name: company.legal_name,
          year: Number(on.slice(0, 4)),
          on,
          about: null,
          replaced: false,
          ...ownPaperTold.statement,
        },
        null,
      ),
    )
}

/** Which papers a company shows to its people; those of a campaign, to whoever was told of it. */
const shown = (mine: readonly string[], companies: readonly string[]) => sql<boolean>`
  d.company_id = any(${companies}::uuid[]) and d.visibility = 'beneficiaries' and d.current
    and d.status in ('signed', 'filed', 'active') and d.type = any(${sharedPaperTypes}::text[])
    and (d.campaign_id is null or exists (select from campaign_beneficiary e join campaign c on c.id = e.campaign_id
      where e.campaign_id = d.campaign_id and e.beneficiary_id = any(${mine}::uuid[])
        and e.engagement_state <> 'excluded' and c.state not in ('draft', 'scheduled')))`

async function ofCompanies(
  tx: Tx,
  mine: readonly string[],
  companies: readonly string[],
): Promise<OwnPaperOut[]> {
  const { rows } = await sql<SharedPaper>`
    select d.id, o.legal_name as company_name, d.type, d.title, d.year,
      coalesce(d.signed_at, paris_day(d.created_at)) as on_day, f.file_name as kept_as
    from document d join company o on o.id = d.company_id join stored_file f on f.id = d.file_id
    where ${shown(mine, companies)}
    order by d.created_at desc, d.id limit 300`.execute(tx)
  return rows.map(({ type, title, year, on_day: on, kept_as, ...row }) =>
    named(
      {
        ...row,
        kind: 'document',
        year: year ?? Number(on.slice(0, 4)),
        on,
        replaced: false,
        ...sharedPaperTold(type, title),
      },
      kept_as,
    ),
  )
}

/** With the name it is saved under; what is printed here is PDF. */
const named = (paper: Omit<OwnPaperOut, 'file_name'>, keptAs: string | null): OwnPaperOut => {
  const ending = /\.(\w{1,5})$/.exec(keptAs ?? '')?.[1]?.toLowerCase() ?? 'pdf'
  return { ...paper, file_name: ownPaperFile({ ...paper, company: paper.company_name }, ending) }
}
