import { useEffect, useState } from 'react'
import { codeWords } from '../../code/code-words.ts'
import { Notice } from '../../kit/notice.tsx'
import { signOut } from '../../session/session.ts'
import {
  isKioskTab,
  rememberKioskTab,
  rememberLeftAlone,
  wasLeftAlone,
} from '../../session/signed-in-hint.ts'
import { PublicLayout } from '../../shell/public-layout.tsx'
import { useWords } from '../../words/catalogue.ts'
import { late } from '../../kit/late.tsx'

const CodeForm = late(() => import('../../code/code-form.tsx'))

/** A device that everybody uses: a code, then the choice, and nothing of it stays. */
export function KioskPage() {
  const words = useWords(codeWords)
  const [leftAlone] = useState(wasLeftAlone)
  useEffect(() => {
    rememberLeftAlone(false)
    // Whoever was here last and did not end it, or could not without network, is out.
    if (isKioskTab()) void signOut().finally(() => rememberKioskTab(true))
    else rememberKioskTab(true)
  }, [])
  return (
    <PublicLayout>
      <div className="mx-auto grid w-full max-w-xl gap-6 px-5 pt-6 pb-16 sm:pt-14">
        <div>
          <h1 tabIndex={-1} data-page-title className="text-3xl font-semibold tracking-tight sm:text-4xl">
            {words.kioskTitle}
          </h1>
          <p className="mt-2 text-lg text-pretty text-neutral-700">{words.kioskIntro}</p>
        </div>
        {leftAlone && <Notice announced>{words.leftAlone}</Notice>}
        <div className="card p-5 sm:p-8">
          <CodeForm kiosk />
        </div>
      </div>
    </PublicLayout>
  )
}
