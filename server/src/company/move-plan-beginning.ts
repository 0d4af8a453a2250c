import { inEach } from '@moisson/law/text'
import { detailIn } from '@moisson/law/refusal'
import { quotation } from '@moisson/law/words/punctuation'
import { listed } from '@moisson/law/words/list'
import { longDay } from '@moisson/law/words/days'
import type { Day } from '@moisson/law/calendar'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { Refused, refused } from '../http/refused.ts'
import { savedTimes, type PlanRow } from './plan-store.ts'

const onTheDay = ({ refusal }: Refused) => new Refused(refusal, { at: 'begins_on' })

/**
 * Moves the first day of a plan, that of its first version, before the day of the next one. Refuses once a campaign that
 * was launched has taken that version over (`plan_first_day_read`, which names it), and a day that is not before the next
 * version (`plan_first_day_late`). Answers the version as it was, null where nothing moves.
 */
export async function movePlanBeginning(
  tx: Tx,
  /** Of one plan, the latest first. */
  versions: readonly PlanRow[],
  day: Day,
  { now, by }: { now: Date; by: string },
): Promise<PlanRow | null> {
  const first = versions.at(-1)
  if (!first || first.counts_from === day) return null
  const next = versions.at(-2)
  if (next && day >= next.counts_from)
    throw onTheDay(
      refused(
        'plan_first_day_late',
        detailIn(
          'day',
          inEach((language) => longDay(next.counts_from, language)),
        ),
      ),
    )
  const { rows } = await sql<{ name: string }>`
    select name from campaign where company_id = ${first.company_id} and state <> 'cancelled' and frozen is not null
      and frozen->'plans' @> jsonb_build_array(jsonb_build_object('id', ${first.id}::text)) order by launched_at desc limit 3`.execute(
    tx,
  )
  if (rows.length > 0)
    throw onTheDay(
      refused(
        'plan_first_day_read',
        detailIn(
          'campaigns',
          inEach((language) =>
            listed(
              rows.map(({ name }) => quotation[language](name)),
              language,
            ),
          ),
        ),
      ),
    )
  await tx
    .updateTable('plan')
    .set({ counts_from: day, saved_by_name: by, version: savedTimes(versions) + 1, updated_at: now })
    .where('id', '=', first.id)
    .execute()
  return first
}
