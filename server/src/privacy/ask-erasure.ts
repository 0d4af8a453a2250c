import { askErasure, getMyErasure } from '@moisson/contract/erasure'
import { addMonths } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { beneficiaryIn } from '../beneficiary/beneficiary-row.ts'
import { ownFile } from '../beneficiary/own-file.ts'
import { handle } from '../http/handle.ts'
import { addTodo } from '../todo/add-todo.ts'
import { erasureIn, outcomeOf, requestsOf } from './erasure-facts.ts'

export const handleGetMyErasure = handle(getMyErasure, async ({ tx, caller, now }) => {
  const { id, company_id } = ownFile(caller)
  return {
    requests: await requestsOf(tx, company_id, id),
    today: outcomeOf(await erasureIn(tx, company_id, id, now)),
  }
})

/** One request waits at a time: asked again, its message is the new one. It is to be answered within a month (art. 12, 3). */
export const handleAskErasure = handle(askErasure, async ({ tx, caller, input, now, newId, note }) => {
  const { id, company_id } = ownFile(caller)
  const person = await beneficiaryIn(tx, company_id, id, { lock: true })
  const message = input.body.message ?? null
  const waiting = await tx
    .updateTable('erasure_request')
    .set({ message })
    .where('company_id', '=', company_id)
    .where('beneficiary_id', '=', id)
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
        title: `Répondre à la demande d’effacement de ${person.first_name} ${person.last_name}`,
        description: message ?? '',
        due_date: addMonths(parisDay(now), 1),
        related: { kind: 'beneficiary', id, route: `/beneficiaires?person=${id}`, field: 'erasure' },
        estimated_minutes: 10,
      },
      now,
    )
  }
  note({ company_id, target_type: 'beneficiary', target_id: id })
  return { asked: true }
})
