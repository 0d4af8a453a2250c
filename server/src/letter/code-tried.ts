import { readLetterCode, startOfCode } from '@moisson/core/campaign/letter-code'
import type { CallDeclaration } from '@moisson/contract/call'
import type { Tx } from '../database/connect.ts'
import { countAttempts, type Attempt } from '../http/count-attempts.ts'
import type { FreeContext } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { onDevice } from '../identity/count-link-request.ts'
import { identityScope } from '../identity/see-identity.ts'
import { digestsOfCode } from './letter-code.ts'

const tenMinutes = 600

/**
 * A code that somebody typed or followed. Every try is counted before it is looked at, for the beginning of the code, the
 * browser and the network; the caller takes the right ones back. What can be no code is no try.
 */
export async function codeTried<D extends CallDeclaration>(
  context: FreeContext<D>,
  typed: string,
): Promise<{ digests: Buffer[]; attempts: Attempt[] }> {
  const { services, request } = context
  const { limits } = services.config
  const code = readLetterCode(typed)
  if (code === null) throw refused('unknown_letter_code')
  const attempts: Attempt[] = [
    { bucket: 'code-start', subject: startOfCode(code), limit: limits.triesPerCode },
    ...onDevice(context, 'code-device', limits.codesPerDevice).map((one) => ({
      ...one,
      windowSeconds: tenMinutes,
    })),
    { bucket: 'code-network', subject: request.ip, limit: limits.codesPerNetwork },
  ]
  await countAttempts(services, (work) => context.inTransaction(work, identityScope), attempts)
  return { digests: digestsOfCode(services.sealer, code), attempts }
}

/** Whose code it is, of a letter or of an SMS; undefined where we gave none like it. */
export async function enrolmentOfCode(tx: Tx, digests: Buffer[]) {
  const row = await tx
    .selectFrom('campaign_beneficiary as e')
    .innerJoin('campaign as c', 'c.id', 'e.campaign_id')
    .innerJoin('company as o', 'o.id', 'c.company_id')
    .leftJoin('letter as l', (join) =>
      join.onRef('l.campaign_beneficiary_id', '=', 'e.id').on('l.code_hash', 'in', digests),
    )
    .select(['e.id', 'e.beneficiary_id', 'e.first_name', 'e.last_name', 'e.engagement_state'])
    .select([
      'e.informed_on',
      'e.deadline_at',
      'e.reminders_stopped_at',
      'c.state',
      'c.name as campaign_name',
    ])
    .select(['c.id as campaign_id', 'c.company_id', 'o.legal_name as company_name', 'l.code_hash as letter'])
    .where('e.id', 'in', (eb) =>
      eb
        .selectFrom('letter')
        .select('campaign_beneficiary_id')
        .where('code_hash', 'in', digests)
        .union(
          eb.selectFrom('text_code').select('campaign_beneficiary_id').where('code_hash', 'in', digests),
        ),
    )
    .executeTakeFirst()
  if (!row) return undefined
  const { campaign_id, state, company_id, campaign_name, company_name, letter, ...enrolment } = row
  return {
    campaign: { id: campaign_id, state, name: campaign_name },
    company_id,
    company_name,
    enrolment,
    by: letter === null ? ('sms' as const) : ('letter' as const),
  }
}
