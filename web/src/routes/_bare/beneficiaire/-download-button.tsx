import type { CallDeclaration, Request } from '@moisson/contract/call'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTake } from '../../../file/use-file.ts'
import { Button } from '../../../kit/button.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { isKiosk } from '../../../session/session.ts'
import type { ButtonLook } from '../../../kit/button-class.ts'
import { useWords } from '../../../words/catalogue.ts'
import { dataWords } from '../../../words/data.ts'

/** Fetches a document with the person's rights and hands it to the browser; a device that everybody uses keeps none. */
export function DownloadButton<D extends CallDeclaration>(props: {
  call: D
  request: Request<D>
  name: string
  look?: ButtonLook
  children: ReactNode
}) {
  const { take, running } = useTake(props.call)
  const words = useWords(dataWords)
  if (isKiosk()) return null
  return (
    <Button
      icon={FileText}
      look={props.look}
      running={running}
      onClick={() =>
        void take(props.request, props.name).then(
          (taken) => taken && showToast({ kind: 'success', title: words.taken }),
        )
      }
    >
      {props.children}
    </Button>
  )
}
