import { conclusionModes } from '@moisson/law/conclusion-modes'
import type { Text } from '@moisson/law/text'
import { neededPapers } from '../document/filing-pack.ts'
import type { Accord } from './accord.ts'

/** What is filed with the text, as its filing pack asks for it. */
export function filingPapers({ conclusion, company, scope }: Accord): Text[] {
  const { mode } = conclusion
  // Here the law’s list names the text itself, which is none of the papers beside it.
  if (mode === 'collective_agreement' || mode === 'branch') return [...conclusionModes[mode].attachments]
  return neededPapers(mode, {
    size: company.headcount,
    cse: company.has_cse,
    ds: company.has_union_delegate,
    group: scope.kind === 'group',
  })
    .filter(({ code }) => code !== 'text')
    .map(({ label }) => label)
}
