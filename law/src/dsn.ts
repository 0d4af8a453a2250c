import { practice } from './article.ts'
import { rule } from './rule.ts'
import { byName, named, type Taken } from './shape.ts'
import { cents } from './takes.ts'

/** Codes of DSN block S21.G00.54 for employee savings, as seen in public code; to confirm against the specification. */
export const dsnCodes = {
  participation: '11',
  interessement: '12',
  abondement_PEE: '14',
  abondement_PEI: '15',
  abondement_PERCOL: '16',
  rest_days: '33',
  paid_directly_by_employer: '37',
} as const

/** Codes of block S21.G00.52.001 for a bonus of value sharing, from the same sources; none was found for what is placed. */
export const bonusDsnCodes = { exempt: '904', taxable: '905' } as const

export type DsnBlock = { 'S21.G00.54.001': string; 'S21.G00.54.002': string }
type DsnKind = keyof typeof dsnCodes
const kinds = Object.keys(dsnCodes) as DsnKind[]
const dsnAmounts = byName(named(...kinds), cents)
export type DsnAmounts = Taken<typeof dsnAmounts>

const euros = (amount: number): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** One block per kind of sum, then the part the employer pays at once. */
export const dsnBlocks = rule({
  label: { fr: 'Blocs DSN de l’épargne salariale', en: 'DSN blocks of employee savings' },
  articles: [practice('cahier technique DSN, bloc S21.G00.54')],
  takes: dsnAmounts,
  compute: (given, note) => {
    const blocks = kinds.flatMap((kind): DsnBlock[] => {
      const amount = given[kind] ?? 0
      return amount > 0 ? [{ 'S21.G00.54.001': dsnCodes[kind], 'S21.G00.54.002': euros(amount) }] : []
    })
    note({
      label: { fr: 'Un bloc par nature de somme', en: 'One block per kind of sum' },
      inputs: { ...given },
      result: blocks.map((block) => block['S21.G00.54.001']),
    })
    return { blocks }
  },
  vectors: [
    {
      why: 'participation, part of it paid at once',
      given: { participation: 100_000, paid_directly_by_employer: 60_000 },
      expect: {
        blocks: [
          { 'S21.G00.54.001': '11', 'S21.G00.54.002': '1000.00' },
          { 'S21.G00.54.001': '37', 'S21.G00.54.002': '600.00' },
        ],
      },
    },
    {
      why: 'one cent makes a block, nothing makes none',
      given: { interessement: 1, abondement_PEE: 0, abondement_PERCOL: 250_050 },
      expect: {
        blocks: [
          { 'S21.G00.54.001': '12', 'S21.G00.54.002': '0.01' },
          { 'S21.G00.54.001': '16', 'S21.G00.54.002': '2500.50' },
        ],
      },
    },
  ],
})
