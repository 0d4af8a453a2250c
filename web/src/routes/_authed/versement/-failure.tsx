import type { ApiError } from '../../../api/api-error.ts'
import { Notice } from '../../../kit/notice.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { paymentWords } from './-payment-words.ts'
import { sentenceOf } from '../../../api/sentence-of.ts'

/** What was refused, in the server's words, with the field it is about when there is one. */
export function Failure({ error, said }: { error: ApiError; said?: string }) {
  const words = useWords(paymentWords)
  const fields = Object.values(error.fieldErrors)
  return (
    <Notice kind="error" announced title={words.failed}>
      <p>{said ?? (fields.length > 0 ? fields.join(' ') : sentenceOf(error))}</p>
    </Notice>
  )
}
