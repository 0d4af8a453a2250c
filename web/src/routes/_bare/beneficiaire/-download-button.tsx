import type { CallDeclaration, Request } from '@moisson/contract/call'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { download } from '../../../api/download.ts'
import { Button } from '../../../kit/button.tsx'
import type { ButtonLook } from '../../../kit/button-class.ts'
import { showToast } from '../../../kit/toast-store.ts'
import { dataWords } from '../../../words/data.ts'
import { useWords } from '../../../words/catalogue.ts'

/** Fetches a document with the person's rights and hands it to the browser. */
export function DownloadButton<D extends CallDeclaration>(props: {
  call: D
  request: Request<D>
  name: string
  look?: ButtonLook
  wide?: boolean
  children: ReactNode
}) {
  const words = useWords(dataWords)
  const [running, setRunning] = useState(false)
  async function fetchFile() {
    setRunning(true)
    try {
      await download(props.call, props.request, props.name)
    } catch (error) {
      const offline = !(error instanceof ApiError) || error.status === null
      showToast({ kind: 'error', title: offline ? words.offline : error.message })
    }
    setRunning(false)
  }
  return (
    <Button
      icon={FileText}
      look={props.look}
      wide={props.wide}
      running={running}
      onClick={() => void fetchFile()}
    >
      {props.children}
    </Button>
  )
}
