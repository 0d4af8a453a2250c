import { ExternalLink } from 'lucide-react'
import { useFormat } from '../../../../kit/use-format.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import type { Fund } from './-campaign-facts.ts'
import { choiceWords } from './-choice-words.ts'

/** The key information document of a fund; `short` beside its name. */
export function DicLink({ fund, short = false }: { fund: Fund; short?: boolean }) {
  const words = useEasyWords(choiceWords)
  const { mediumDay } = useFormat()
  if (!fund.dic_url) return short ? null : <p className="text-neutral-700">{words.dicMissing}</p>
  return (
    <a
      href={fund.dic_url}
      target="_blank"
      rel="noreferrer"
      aria-label={short ? words.dicOf(fund.name) : undefined}
      className="link inline-flex min-h-6 items-center gap-1 justify-self-start"
    >
      {short ? words.dicShort : fund.dic_date ? words.dicDated(mediumDay(fund.dic_date)) : words.dic}
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  )
}
