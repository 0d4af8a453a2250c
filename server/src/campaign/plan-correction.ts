import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { sql } from 'kysely'
import { envelopeAfter, type LaunchedEnvelope } from '@moisson/core/campaign/complement'
import { correctShares, type Served } from '@moisson/core/campaign/correct-shares'
import type {
  ByHand,
  CampaignCalculation,
  PersonCalculation,
  PersonShare,
} from '@moisson/core/campaign/share'
import { isRefusal } from '@moisson/core/refusal'
import type { CorrectionSharing } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { Refused, refused } from '../http/refused.ts'
import { basesOf } from './bases-of.ts'
import { grantedElsewhere, shareRulesOf } from './calculate-shares.ts'
import { withRoom } from './plan-room.ts'
import { calculationOf, type CampaignRow } from './campaign-store.ts'
import { launched, refuseAboveWages } from './change-envelope.ts'

export interface AskedCorrection {
  envelope_gross_cents?: number | undefined
  /** Pay, presence and dates as the people's files say today, instead of those that were served. */
  reread?: boolean | undefined
  sharing?: CorrectionSharing | undefined
}

interface ServedRow extends Served {
  enrolment_id: string
  first_name: string
  last_name: string
  engagement_state: string
  net_cents: number
  reachable: boolean
}

/** Somebody whose amount moves: what was told, and what would be. */
export interface ChangedPerson {
  person: ServedRow
  share: PersonShare
}

export interface CorrectionPlan {
  sharing: CorrectionSharing
  people: number
  shares: PersonShare[]
  changed: ChangedPerson[]
  calculation: CampaignCalculation | null
  after: LaunchedEnvelope
  /** How many more people a ceiling limits. */
  capped_more: number
  /** People whose pay or presence was corrected by hand: a file read again leaves it. */
  kept_by_hand: number
}

/** What a correction of a launched campaign makes of everybody; nothing is written. */
export async function planCorrection(
  tx: Tx,
  campaign: CampaignRow,
  asked: AskedCorrection,
): Promise<CorrectionPlan> {
  const before = launched(campaign)
  const envelope = asked.envelope_gross_cents ?? before.envelope_cents
  const replaced = envelope !== before.envelope_cents
  const { envelope: from } = campaignTypeFacts[campaign.type]
  if (from === 'asked') throw refused('own_amounts_are_theirs')
  if (replaced && from === 'reserve') throw refused('reserve_not_corrected')
  if (replaced && from === 'each') throw refused('each_not_corrected')
  const sharing = replaced ? 'again' : (asked.sharing ?? 'at_rates')
  const people = await withRoom(tx, campaign, await servedIn(tx, campaign, asked.reread ?? false))
  const rules = { ...(await shareRulesOf(tx, campaign)), envelope_gross_cents: envelope }
  const result = correctShares(rules, calculationOf(campaign), people, sharing)
  if (isRefusal(result)) throw new Refused(result)
  const { calculation } = result
  const byId = new Map(people.map((person) => [person.beneficiary_id, person]))
  const shares = asked.reread
    ? result.shares
    : result.shares.map((share) => withOrigin(share, byId.get(share.beneficiary_id)))
  const changed = shares.flatMap((share): ChangedPerson[] => {
    const person = byId.get(share.beneficiary_id)
    return person && person.was.gross_cents !== share.gross_cents ? [{ person, share }] : []
  })
  const moved = changed.reduce(
    (sum, { person, share }) => sum + share.gross_cents - person.was.gross_cents,
    0,
  )
  const after = calculation
    ? {
        envelope_cents: envelope,
        // A new whole is what was agreed: nothing of it was added on top.
        complement_cents: replaced ? 0 : before.complement_cents,
        distributed_cents: before.distributed_cents + moved,
      }
    : envelopeAfter(before, moved)
  await refuseAboveWages(tx, campaign, after.envelope_cents)
  const kept_by_hand = asked.reread ? people.filter(({ by_hand }) => isByHand(by_hand)).length : 0
  const capped_more = shares.reduce(
    (sum, share) => sum + Number(share.capped) - Number(byId.get(share.beneficiary_id)?.was.capped ?? false),
    0,
  )
  return { sharing, people: people.length, shares, changed, calculation, after, capped_more, kept_by_hand }
}

/** What was served is taken as it stands: where it came from is still true. */
function withOrigin(share: PersonShare, person: ServedRow | undefined): PersonShare {
  const { presence_from, absences, rebuilt_pay } = person?.was.calculation ?? share.calculation
  return {
    ...share,
    calculation: {
      ...share.calculation,
      presence_from,
      ...(absences && { absences }),
      ...(rebuilt_pay && { rebuilt_pay }),
    },
  }
}

const isByHand = (by_hand: ByHand | null): boolean =>
  by_hand?.reference_salary_cents != null || by_hand?.presence_days != null

type Row = Omit<ServedRow, 'was'> & {
  gross_cents: number
  served_salary_cents: number | null
  served_presence: number | null
  capped: boolean
  served_hire_date: string | null
  served_exit_date: string | null
  calculation: PersonCalculation | null
}

/** Everybody of the campaign with the bases that would count; what a file no longer says stays as it was served. */
async function servedIn(tx: Tx, campaign: CampaignRow, reread: boolean): Promise<ServedRow[]> {
  const { year, presence, absences, rebuilt } = basesOf(campaign)
  const bases = reread
    ? sql`b.hire_date, b.exit_date, coalesce(y.reference_salary_cents, e.reference_salary_cents) as reference_salary_cents,
        coalesce(${presence}, case when e.calculation->>'presence_from' not in ('contract', 'absences') then e.presence_days end) as presence_days,
        b.other_contracts, ${absences} as absences, case when y.reference_salary_cents is not null then ${rebuilt} end as rebuilt_pay,
        p.reference_salary_cents as income_before_cents`
    : sql`e.hire_date, e.exit_date, coalesce(e.calculation->'other_contracts', '[]') as other_contracts, e.reference_salary_cents, e.presence_days, null::bigint as income_before_cents`
  const { rows } = await sql<Row>`
    select e.id as enrolment_id, e.beneficiary_id, e.employee_number, e.first_name, e.last_name, b.contract_type, ${bases},
      e.by_hand, coalesce(g.cents, 0)::bigint as already_granted_cents, e.engagement_state, e.net_cents,
      e.email is not null and not e.email_bounced as reachable, e.gross_cents,
      e.reference_salary_cents as served_salary_cents, e.presence_days as served_presence, e.capped,
      e.hire_date as served_hire_date, e.exit_date as served_exit_date, e.calculation
    from campaign_beneficiary e join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
    left join (${grantedElsewhere(campaign)}) g on g.beneficiary_id = e.beneficiary_id
    left join beneficiary_year y on y.beneficiary_id = e.beneficiary_id and y.year = ${year}
    left join beneficiary_year p on p.beneficiary_id = e.beneficiary_id and p.year = ${campaign.year - 1}
    where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and e.engagement_state <> 'excluded'`.execute(
    tx,
  )
  return rows.map(
    ({
      gross_cents,
      served_salary_cents,
      served_presence,
      capped,
      served_hire_date,
      served_exit_date,
      calculation,
      ...row
    }) => ({
      ...row,
      was: {
        gross_cents,
        reference_salary_cents: served_salary_cents,
        presence_days: served_presence,
        capped,
        hire_date: served_hire_date,
        exit_date: served_exit_date,
        calculation,
      },
    }),
  )
}
