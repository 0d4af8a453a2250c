import { useWords } from '../../../../words/catalogue.ts'
import { ScrollBox } from '../../../../kit/scroll-box.tsx'
import { tabWords } from './tab-words.ts'

/** A mail as its reader's program shows it without images: subject and text. */
export function MailSheet(props: { mail: { subject: string; text: string }; maxHeight?: string }) {
  const { preview: words } = useWords(tabWords)
  const { subject, text } = props.mail
  return (
    <article className="overflow-hidden rounded-xl border border-neutral-300 bg-white shadow-card">
      <header className="border-b border-neutral-200 bg-neutral-50 px-5 py-3">
        <p className="text-sm text-neutral-600">{words.subject}</p>
        <p className="font-semibold text-neutral-950">{subject}</p>
      </header>
      <ScrollBox
        label={words.mail}
        className="overflow-y-auto px-5 py-4 text-pretty whitespace-pre-wrap text-neutral-800 outline-offset-[-4px]"
        style={{ maxHeight: props.maxHeight }}
      >
        {text}
      </ScrollBox>
    </article>
  )
}
