import { getMyNotice } from '@moisson/contract/choice'
import { noticePdf } from './notice-pdf.ts'
import { handleFreely } from '../http/handle.ts'
import { myFile } from './choosing-file.ts'
import { plain } from '../database/run-statement.ts'

/** The individual notice of D3313-9, from what was frozen at the launch; with a sheet in the language asked for. */
export const handleGetMyNotice = handleFreely(
  getMyNotice,
  async ({ caller, input, language, inTransaction }) => {
    const file = await inTransaction((tx) => myFile(plain(tx), caller, input.path.id))
    const { name, body } = await noticePdf(file, language)
    return { file: { name, type: 'application/pdf', body, inline: true } }
  },
)
