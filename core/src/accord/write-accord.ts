import { citation } from '@moisson/law/article'
import type { Text } from '@moisson/law/text'
import type { Accord } from './accord.ts'
import { actWordsOf, isUnilateral } from './act-words.ts'
import { calculationClauses } from './clauses/calculation.ts'
import { figureAnnexes } from './clauses/figures-annexes.ts'
import { furtherAnnexes } from './clauses/further-annexes.ts'
import { livingClauses } from './clauses/living.ts'
import { openingClauses } from './clauses/opening.ts'
import { paperAnnexes } from './clauses/paper-annexes.ts'
import { payingClauses } from './clauses/paying.ts'
import { sharingClauses } from './clauses/sharing.ts'
import type { Block, ClauseKind, ClauseWriter, Writing } from './content.ts'
import { signaturesOf, type Signatures } from './signatures.ts'
import { typeset } from './typeset.ts'
import { counted, day } from './french-wording.ts'
import { workedExample } from './worked-example.ts'
import type { WorkedExample } from './worked-example-shape.ts'

/** A clause ready to be read: `number` is null before the first article. */
export interface WrittenClause {
  code: string
  number: string | null
  title: string
  kind: ClauseKind
  locked: boolean
  why: Text
  articles: string[]
  blocks: Block[]
}

export interface WrittenAccord {
  title: string
  subtitle: string
  company: string
  /** The day the text was written, for its cover. */
  written_on: string
  /** Who signs, and so puts initials on each page. */
  initials: number
  clauses: WrittenClause[]
  annexes: WrittenClause[]
  signatures: Signatures
  example: WorkedExample
}

/** The clauses in the order in which French agreements have them. */
const articles: readonly ClauseWriter[] = [
  ...openingClauses,
  ...calculationClauses,
  ...sharingClauses,
  ...payingClauses,
  ...livingClauses,
]
const annexes: readonly ClauseWriter[] = [...figureAnnexes, ...paperAnnexes, ...furtherAnnexes]
const UNNUMBERED = new Set(['parties', 'preamble'])

/** Annexes that begin a page: the first, and the models that are taken out and used. */
export const startsPage: ReadonlySet<string> = new Set([
  'objectives',
  'minutes',
  'information_note',
  'individual_sheet',
  'personal_data',
])

/** Changes with every change of wording or of engine: part of the identification code. */
export const ENGINE_VERSION = '8'

/** Writes checked answers out: articles, annexes and signatures, all from the same data. */
export function writeAccord(accord: Accord): WrittenAccord {
  const kept = articles.filter(({ when }) => when?.(accord) ?? true)
  const numbers = new Map(
    kept.filter(({ code }) => !UNNUMBERED.has(code)).map(({ code }, place) => [code, String(place + 1)]),
  )
  const joined = annexes.filter(({ when }) => when?.(accord) ?? true)
  const annexNumbers = new Map(joined.map(({ code }, place) => [code, String(place + 1)]))
  const example = workedExample(accord)
  const writing: Writing = {
    accord,
    act: actWordsOf(accord.conclusion.mode),
    example,
    article: (code) =>
      numbers.has(code)
        ? `l’article\u00a0${numbers.get(code)}`
        : 'l’article correspondant du code du travail',
    annex: (code) => `l’annexe\u00a0${annexNumbers.get(code)}`,
    has: (code) => numbers.has(code),
  }
  const written =
    (numberOf: ReadonlyMap<string, string>) =>
    (clause: ClauseWriter): WrittenClause => ({
      code: clause.code,
      number: numberOf.get(clause.code) ?? null,
      title: typeset(typeof clause.title === 'string' ? clause.title : clause.title(accord)),
      kind: clause.kind,
      locked: clause.locked,
      why: clause.why,
      articles: clause.articles.map(citation),
      blocks: clause.write(writing),
    })
  return {
    title: titleOf(accord),
    subtitle: subtitleOf(accord),
    company: accord.company.legal_name,
    written_on: accord.written_on,
    initials: isUnilateral(accord.conclusion.mode) ? 0 : Math.min(6, signaturesOf(accord).boxes.length),
    clauses: kept.map(written(numbers)),
    annexes: joined.map(written(annexNumbers)),
    signatures: signaturesOf(accord),
    example,
  }
}

/** « Accord d’intéressement 2027-2029 » */
export function titleOf({ amends, conclusion, duration }: Accord): string {
  if (amends !== null)
    return isUnilateral(conclusion.mode)
      ? typeset(`Décision modificative n° ${amends.number} : ${amends.title}`)
      : typeset(`Avenant n° ${amends.number} : ${amends.title}`)
  const years = duration.exercises.map(({ end }) => end.slice(0, 4))
  const span = years.length === 1 ? years[0] : `${years[0]}-${years.at(-1)}`
  if (isUnilateral(conclusion.mode)) return `Décision unilatérale d’intéressement ${span}`
  return conclusion.mode === 'branch'
    ? `Accord d’adhésion à un accord de branche d’intéressement ${span}`
    : `Accord d’intéressement ${span}`
}

function subtitleOf({ company, duration }: Accord): string {
  const { exercises } = duration
  const [first, last] = [exercises[0], exercises.at(-1)]
  const span = `du ${day(first?.start ?? '')} au ${day(last?.end ?? '')}`
  return exercises.length === 1
    ? `${company.legal_name}, exercice ${span}`
    : `${company.legal_name}, ${counted(exercises.length, 'exercice')}, ${span}`
}
