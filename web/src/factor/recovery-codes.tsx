import { Copy, Download } from 'lucide-react'
import { Button } from '../kit/button.tsx'
import { showToast } from '../kit/toast-store.ts'
import { useWords } from '../words/catalogue.ts'
import { factorWords } from './factor-words.ts'

/** The ten codes, the only time they are seen: to copy, to download, to write down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const words = useWords(factorWords)
  const text = `${codes.join('\n')}\n`

  async function copy() {
    await navigator.clipboard.writeText(text)
    showToast({ kind: 'success', title: words.copied })
  }
  function download() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = words.codesFile
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href))
  }

  return (
    <div className="grid gap-4">
      <p className="text-neutral-700">{words.codesIntro}</p>
      <ol className="card grid grid-cols-1 gap-x-6 gap-y-1.5 p-4 font-mono sm:grid-cols-2" data-codes>
        {codes.map((code) => (
          <li key={code} className="tabular text-neutral-950">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button size="small" icon={Download} onClick={download}>
          {words.download}
        </Button>
      </div>
    </div>
  )
}
