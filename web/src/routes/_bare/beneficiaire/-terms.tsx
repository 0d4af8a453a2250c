import { Explain } from '../../../kit/explain.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { placeWords } from './-place-words.ts'

interface Amounts {
  gross_cents: number
  csg_crds_cents: number
  csg_deductible_cents: number
  net_cents: number
}

/** « net », with the reader's own subtraction. */
export function NetTerm({ amounts }: { amounts: Amounts }) {
  const { terms } = useWords(placeWords)
  const { money } = useFormat()
  return (
    <Explain
      word={terms.net}
      example={terms.netExample(
        money(amounts.gross_cents),
        money(amounts.csg_crds_cents),
        money(amounts.net_cents),
      )}
    >
      {terms.netMeans}
    </Explain>
  )
}

/** What is taxed and what is not, with the amount the reader would declare. */
export function TaxableTerm({ amounts, word }: { amounts: Amounts; word?: string }) {
  const { terms } = useWords(placeWords)
  const { money } = useFormat()
  return (
    <Explain
      word={word ?? terms.taxable}
      example={terms.taxableExample(money(amounts.gross_cents - amounts.csg_deductible_cents))}
    >
      {terms.taxableMeans}
    </Explain>
  )
}

/** A word of the trade without amounts. */
export function Term({ of }: { of: 'pee' | 'percol' | 'sri' | 'dic' | 'sfdr' | 'managed' | 'matching' }) {
  const { terms } = useWords(placeWords)
  return <Explain word={terms[of]}>{terms[`${of}Means`]}</Explain>
}
