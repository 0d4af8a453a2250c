import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { codeWords } from '../../code/code-words.ts'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'
import { late } from '../../kit/late.tsx'

const CodeForm = late(() => import('../../code/code-form.tsx'))

/** Where the square of a letter leads: the code is read from the address, and spent by the person's click alone. */
export function CodePage() {
  const words = useWords(codeWords)
  const code = useCodeInAddress()
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-md gap-6 px-5 pt-6 pb-16 sm:pt-14">
        <div>
          <h1 tabIndex={-1} data-page-title className="text-3xl font-semibold tracking-tight">
            {code === '' ? words.title : words.ready}
          </h1>
          <p className="mt-2 text-pretty text-neutral-600">{code === '' ? words.intro : words.readyIntro}</p>
        </div>
        <div className="card p-5 sm:p-6">
          <CodeForm key={code} read={code} />
        </div>
        <p className="text-sm text-pretty text-neutral-600">{words.lost}</p>
      </div>
    </PublicLayout>
  )
}

/** The code after « # », which is then taken off the address: it stays in no history. */
function useCodeInAddress(): string {
  const navigate = useNavigate()
  const inAddress = useLocation({ select: (location) => location.hash })
  const [code, setCode] = useState(inAddress)
  if (inAddress !== '' && inAddress !== code) setCode(inAddress)
  useEffect(() => {
    if (inAddress !== '') void navigate({ to: '/code', hash: '', replace: true })
  }, [inAddress, navigate])
  return code
}
