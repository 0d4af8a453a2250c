import { askErasure, getMyErasure } from '@moisson/contract/erasure'
import type { DataRequestKind } from '@moisson/core/privacy/data-requests'
import { addMonths } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { beneficiaryIn } from '../beneficiary/beneficiary-row.ts'
import { ownFile } from '../beneficiary/own-file.ts'
import { handle } from '../http/handle.ts'
import { addTodo } from '../todo/add-todo.ts'
import { limitProcessing } from './limit-processing.ts'
import { erasureIn, outcomeOf, requestsOf } from './erasure-facts.ts'

export const handleGetMyErasure = handle(getMyErasure, async ({ tx, caller, input, now }) => {
  const { id, company_id } = ownFile(caller, input.query)
  return {
    requests: await requestsOf(tx, company_id, id),
    today: outcomeOf(await erasureIn(tx, company_id, id, now)),
  }
})

/** One request of a kind waits at a time: asked again, its message is the new one. It is to be answered within a month (art. 12, 3). */
export const handleAskErasure = handle(askErasure, async ({ tx, caller, input, now, newId, note }) => {
  const { id, company_id } = ownFile(caller, input.query)
  const person = await beneficiaryIn(tx, company_id, id, { lock: true })
  const { kind, message = null } = input.body
  const waiting = await tx
    .updateTable('erasure_request')
    .set({ message })
    .where('company_id', '=', company_id)
    .where('beneficiary_id', '=', id)
    .where('kind', '=', kind)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!waiting) {
    await tx
      .insertInto('erasure_request')
      .values({
        id: newId(),
        company_id,
        beneficiary_id: id,
        kind,
        user_id: caller.user_id,
        message,
        asked_at: now,
      })
      .execute()
    await addTodo(
      tx,
      {
        companyId: company_id,
        source: 'system',
        type: 'beneficiaries',
        priority: 'legal',
        title: `Répondre à la demande ${asked[kind]} de ${person.first_name} ${person.last_name}`,
        description: message ?? '',
        due_date: addMonths(parisDay(now), 1),
        related: { kind: 'beneficiary', id, route: `/beneficiaires?person=${id}`, field: kind },
        estimated_minutes: 10,
      },
      now,
    )
  }
  const by = { id: caller.user_id, name: caller.name }
  await limitProcessing(tx, kind, { companyId: company_id, id, by, now })
  note({ company_id, target_type: 'beneficiary', target_id: id, after: { kind } })
  return { asked: true }
})

const asked: Record<DataRequestKind, string> = {
  erasure: 'd’effacement',
  restriction: 'de limitation',
  objection: 'd’opposition',
}
