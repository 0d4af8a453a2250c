import { startProcess } from '@moisson/contract/process'
import { handle } from '../http/handle.ts'
import { processIn } from './process-store.ts'
import { titleOf } from '@moisson/core/process/title-of'
import { processView } from './process-view.ts'
import { startProcess as start } from './start-process.ts'

/** Begins a process; one of a kind at a time for an exercice. */
export const handleStartProcess = handle(startProcess, async (context) => {
  const { tx, companyId, input, now, language, refuse, note } = context
  // Two clicks at once begin one process.
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute()
  const id = await start(tx, { ...input.body, company_id: companyId }, now)
  if (id === null) throw refuse('unknown_template')
  const process = await processIn(tx, companyId, id)
  const twin = await tx
    .selectFrom('process')
    .select('id')
    .where('company_id', '=', companyId)
    .where('template_code', '=', process.template_code)
    .where('year', 'is not distinct from', process.year)
    .where('status', 'not in', ['completed', 'cancelled'])
    .where('id', '<>', id)
    .executeTakeFirst()
  if (twin)
    throw refuse('process_exists', {
      title: titleOf({ ...process, title: null, year: null }, language),
      year: process.year,
    })
  note({ target_type: 'process', target_id: id, summary: titleOf(process, language) })
  return processView(tx, process, language)
})
