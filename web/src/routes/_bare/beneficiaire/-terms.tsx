import { ExplainWord } from '../../../academy/explain-word.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { termWords } from './-term-words.ts'

export interface Amounts {
  gross_cents: number
  csg_crds_cents: number
  csg_deductible_cents: number
  net_cents: number
}

/** What is taxed and what is not, with the amount the reader would declare. */
export function TaxableTerm({ amounts, word }: { amounts: Amounts; word: string }) {
  const terms = useWords(termWords)
  const { money } = useFormat()
  return (
    <ExplainWord
      of="imposable"
      word={word}
      example={terms.taxableExample(money(amounts.gross_cents - amounts.csg_deductible_cents))}
    />
  )
}

/** A word of the trade without amounts. */
export function Term({ of }: { of: 'pee' | 'percol' | 'sri' | 'dic' | 'sfdr' }) {
  return <ExplainWord of={of} word={useWords(termWords)[of]} />
}
