import { Copy } from 'lucide-react'
import { IconButton } from '../../../kit/icon-button.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { paymentWords } from './-payment-words.ts'

/** Puts a text on the clipboard; where there is none, the text stays on the page to be selected. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const { order: words } = useWords(paymentWords)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ kind: 'success', title: words.copied(what) })
    } catch {
      // Nothing to say: nothing was promised but the click.
    }
  }
  return <IconButton icon={Copy} size="small" label={words.copy(what)} onClick={() => void copy()} />
}
