import { ExplainWord } from '../../../academy/explain-word.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { termWords } from './-term-words.ts'
import type { Amounts } from './-terms.tsx'

/** « net », with the reader's own subtraction. */
export default function NetTerm({ amounts }: { amounts: Amounts }) {
  const terms = useWords(termWords)
  const { money } = useFormat()
  return (
    <ExplainWord
      of="net"
      word={terms.net}
      example={terms.netExample(
        money(amounts.gross_cents),
        money(amounts.csg_crds_cents),
        money(amounts.net_cents),
      )}
    />
  )
}
