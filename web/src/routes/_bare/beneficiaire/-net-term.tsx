import { leviesIn } from '@moisson/law/words/levies'
import { useToday } from '../../../clock/business-now.ts'
import { Explain } from '../../../kit/explain.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { termWords } from './-term-words.ts'
import type { Amounts } from './-terms.tsx'

/** « net », with the reader's own subtraction. */
export default function NetTerm({ amounts }: { amounts: Amounts }) {
  const terms = useWords(termWords)
  const { language, money } = useFormat()
  return (
    <Explain
      word={terms.net}
      example={terms.netExample(
        money(amounts.gross_cents),
        money(amounts.csg_crds_cents),
        money(amounts.net_cents),
      )}
    >
      {terms.netMeans(leviesIn(useToday(), language).both)}
    </Explain>
  )
}
