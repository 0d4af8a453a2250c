import type { ApiError } from '../api/api-error.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { useWords } from '../words/catalogue.ts'
import { alikeWords } from './alike-words.ts'

/** The company has the same process: said once, and given all the same to whoever confirms it. Null for another failure. */
export function alikeProcess(error: ApiError | null, confirm: { running: boolean; onConfirm: () => void }) {
  return error?.code === 'process_alike' ? <AlikeProcess message={error.message} {...confirm} /> : null
}

function AlikeProcess(props: { message: string; running: boolean; onConfirm: () => void }) {
  const words = useWords(alikeWords)
  return (
    <Notice
      kind="warning"
      announced
      title={words.title}
      actions={
        <Button size="small" running={props.running} onClick={props.onConfirm}>
          {words.again}
        </Button>
      }
    >
      {props.message}
    </Notice>
  )
}
