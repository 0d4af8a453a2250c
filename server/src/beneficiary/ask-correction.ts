import { rolesThatMay } from '@moisson/core/company/role-rights'
import { askCorrection } from '@moisson/contract/beneficiary'
import { correctable } from '@moisson/core/beneficiary/correctable'
import { afterColon, ofName } from '@moisson/law/words/inside-sentence'
import { languageOf } from '@moisson/law/text'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { addTodo } from '../todo/add-todo.ts'
import { beneficiaryIn } from './beneficiary-row.ts'
import { ownFile } from './own-file.ts'

/** How requests made before they kept their field named it in their title, where that has changed. */
const formerNames: Partial<Record<keyof typeof correctable, string>> = {
  last_name: 'nom',
  contract_type: 'contrat',
  reference_salary: 'salaire retenu',
  presence: 'présence retenue',
  other: 'autre',
}

/** What payroll owns is corrected by the company: the request becomes something to do, one per person and thing. */
export const handleAskCorrection = handle(askCorrection, async ({ tx, caller, input, now, outbox, note }) => {
  const { field, message } = input.body
  const what = afterColon(correctable[field].fr)
  const { id, company_id } = ownFile(caller, input.query)
  const person = await beneficiaryIn(tx, company_id, id, { lock: true })
  const name = `${person.first_name} ${person.last_name}`
  const about = `Corriger la fiche ${ofName(name)} :`
  const title = `${about} ${what}`
  const waiting = await tx
    .updateTable('todo')
    .set({ description: message, updated_at: now, version: sql<number>`version + 1` })
    .where('company_id', '=', company_id)
    .where('source', '=', 'system')
    .where('status', 'in', ['todo', 'in_progress', 'blocked'])
    .where(sql`related ->> 'id'`, '=', id)
    .where((todo) =>
      todo.or([
        todo(sql`related ->> 'field'`, '=', field),
        todo.and([
          todo(sql`related ->> 'field'`, 'is', null),
          todo('title', 'in', [title, `${about} ${formerNames[field] ?? what}`]),
        ]),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  const todo =
    waiting?.id ??
    (await addTodo(
      tx,
      {
        companyId: company_id,
        source: 'system',
        type: 'beneficiaries',
        title,
        description: message,
        related: { kind: 'beneficiary', id, route: `/beneficiaires?person=${id}`, field },
        estimated_minutes: 5,
      },
      now,
    ))
  if (!waiting) await tellAdministrators(tx, outbox, { companyId: company_id, todo, name, field, now })
  note({ company_id, target_type: 'beneficiary', target_id: id, after: { field } })
  return { asked: true }
})

/** One mail for each administrator of the company. */
async function tellAdministrators(
  tx: Tx,
  outbox: Outbox,
  asked: { companyId: string; todo: string; name: string; field: keyof typeof correctable; now: Date },
): Promise<void> {
  await seeIdentity(tx)
  const administrators = await tx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email', 'u.display_name', 'u.locale'])
    .where('m.company_id', '=', asked.companyId)
    .where('m.role', '=', 'company_admin')
    .where('m.company_role', 'in', rolesThatMay('beneficiary.person', 'changes'))
    .where('m.status', '=', 'active')
    .where('u.status', '=', 'active')
    .execute()
  for (const one of administrators)
    await outbox.add({
      kind: 'correction-asked',
      dedupe: `correction-asked:${asked.todo}:${one.id}`,
      recipient: one.email,
      company_id: asked.companyId,
      payload: {
        language: one.locale,
        name: one.display_name,
        person: asked.name,
        field: afterColon(correctable[asked.field][languageOf(one.locale)]),
      },
    })
}
