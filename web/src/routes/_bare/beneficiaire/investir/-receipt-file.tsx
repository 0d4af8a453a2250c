import { getMyReceipt } from '@moisson/contract/choice'
import { Link } from '@tanstack/react-router'
import { Copy, FileText } from 'lucide-react'
import { useState } from 'react'
import { printOf } from '../../../../file/print-of.ts'
import { useTake } from '../../../../file/use-file.ts'
import { Button } from '../../../../kit/button.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { helpWords } from '../-help-words.ts'
import { choiceWords } from './-choice-words.ts'

/** The receipt, and once it is here the fingerprint of that very file, by which anybody may check it. */
export function ReceiptFile(props: { campaignId: string; number: string | null; written: string | null }) {
  const { campaignId, number, written } = props
  const words = useEasyWords(choiceWords)
  const places = useWords(helpWords)
  const { take, running } = useTake(getMyReceipt)
  const [print, setPrint] = useState<string | null>(null)
  async function fetchIt() {
    const blob = await take({ path: { id: campaignId } }, `recu-${number ?? 'moisson'}.pdf`)
    if (blob) setPrint(await printOf(blob))
  }
  return (
    <div className="grid gap-2">
      <Button icon={FileText} look="primary" wide running={running} onClick={() => void fetchIt()}>
        {places.receipt(written)}
      </Button>
      {print && (
        <p className="text-sm text-neutral-700">
          {words.receiptHash}{' '}
          <button
            type="button"
            title={print}
            className="inline-flex min-h-6 items-center gap-1.5 font-mono text-xs hover:underline"
            onClick={() => void copy(print, words.copied)}
          >
            {print.slice(0, 8)}…{print.slice(-8)}
            <span className="sr-only"> {words.copyHash}</span>
            <Copy aria-hidden className="size-3.5" />
          </button>
        </p>
      )}
      <p className="text-sm text-pretty text-neutral-700">
        {words.receiptHashHelp}{' '}
        <Link to="/verifier" className="link inline-block min-h-6">
          {words.verify}
        </Link>
      </p>
    </div>
  )
}

async function copy(text: string, said: string) {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'success', title: said })
  } catch {
    // Without the clipboard the whole fingerprint is in the hint.
  }
}
