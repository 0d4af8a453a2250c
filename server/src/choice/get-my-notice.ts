import { getMyNotice } from '@moisson/contract/choice'
import { noticePdf } from './notice-pdf.ts'
import { handleFreely } from '../http/handle.ts'
import { readsEasily } from '../identity/user-record.ts'
import { myFile } from './choosing-file.ts'
import { plain } from '../database/run-statement.ts'

/**
 * The individual notice of D3313-9, from what was frozen at the launch; with a sheet in the language asked for, and a
 * first page in easy words for whoever reads them.
 */
export const handleGetMyNotice = handleFreely(
  getMyNotice,
  async ({ caller, input, language, inTransaction }) => {
    const { file, easy } = await inTransaction(async (tx) => ({
      file: await myFile(plain(tx), caller, input.path.id),
      easy: await readsEasily(tx, caller.user_id),
    }))
    const { name, body } = await noticePdf(file, language, easy)
    return { file: { name, type: 'application/pdf', body, inline: true } }
  },
)
