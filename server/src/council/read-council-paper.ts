import { readCouncilPaper } from '@moisson/contract/council'
import { logAccess } from '../document/log-access.ts'
import { fileAnswer } from '../document/read-document-file.ts'
import { openFile } from '../file/keep-file.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { councilPapers } from './council-store.ts'

/** A paper addressed to anybody else is not found, as an invented one is not. */
export const handleReadCouncilPaper = handle(readCouncilPaper, async (context) => {
  const { tx, caller, companyId, input, now, services } = context
  const paper = await councilPapers(tx, companyId)
    .where('d.id', '=', input.path.did)
    .select(['d.id', 'd.company_id', 'd.file_id'])
    .executeTakeFirst()
  if (!paper) throw notFound()
  const kept = await openFile(services, tx, paper.file_id)
  await logAccess(tx, paper, { kind: 'download', who: caller.name, user_id: caller.user_id }, now)
  return fileAnswer(kept, false)
})
