import type { Language } from '@moisson/law/text'
import { frenchFirst } from '../print/french-first.ts'
import { printPdf } from '../print/print-pdf.ts'
import type { MyFile } from './choosing-file.ts'
import { easyNotice } from './easy-notice.ts'
import { noticePage, type NoticePage } from './notice-page.ts'

/**
 * The notice in French as the law wants it, then the same facts as a sheet for whoever reads another language; before
 * them a page in easy words for whoever asked for those.
 */
export const noticeSheets = (file: MyFile, reader: Language, easy = false): NoticePage[] => [
  ...(easy ? [easyNotice(file, reader)] : []),
  ...frenchFirst(reader).map((language) => noticePage(file, language)),
]

/** It tells the day that was planned, in each of its sentences: the day of the placement is told by the statement. */
const asTold = (file: MyFile): MyFile => ({ ...file, offer: { ...file.offer, paid_on: null } })

/** The individual notice (« fiche distincte ») of somebody who reads this language; the same bytes for the same facts. */
export async function noticePdf(
  file: MyFile,
  reader: Language,
  easy: boolean,
): Promise<{ name: string; body: Buffer }> {
  const { campaign, enrolment } = file
  const number = enrolment.employee_number ?? enrolment.id.slice(0, 8)
  return {
    // An employee number is what a payroll makes of it: a sign of paths among them.
    name: `fiche-${campaign.type}-${campaign.year}-${number.replaceAll(/[\\/]/g, '-')}.pdf`,
    body: await printPdf('notice', { sheets: noticeSheets(asTold(file), reader, easy) }),
  }
}
