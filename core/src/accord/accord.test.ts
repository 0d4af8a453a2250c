import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConclusionModeName } from '@moisson/law/conclusion-modes'
import { conclusionModes } from '@moisson/law/conclusion-modes'
import { absences } from '@moisson/law/absences'
import { noticeContent } from '@moisson/law/notice-content'
import { formulaResult } from '@moisson/law/formula/formula-result'
import { childrenOf, type Expression } from '@moisson/law/formula/expression'
import { completeAnswers } from './complete-answers.ts'
import { checkAnswers } from './check-answers.ts'
import { plainText } from './content.ts'
import { envelopeTree, labelsOf } from './envelope-tree.ts'
import type { GivenAnswers } from './given-answers.ts'
import { isPerHead } from './formula-text.ts'
import {
  anyTree,
  facts,
  lawfulAnswers,
  minimal,
  situations,
  twoIndicators,
} from './testing/random-answers.ts'
import { percent } from './french-wording.ts'
import { typeset } from './typeset.ts'
import { writeAccord } from './write-accord.ts'

const today = '2026-11-20'
const completed = (given: GivenAnswers) => completeAnswers(given, facts, today)
const written = (given: GivenAnswers) => {
  const accord = completed(given)
  expect(checkAnswers(accord, given).problems).toEqual([])
  return { accord, ...writeAccord(accord) }
}
const textOf = (given: GivenAnswers) => {
  const { clauses, annexes } = written(given)
  return [...clauses, ...annexes].map(({ blocks }) => plainText(blocks)).join('\n')
}

/** The order of clauses of French agreements; those in brackets are written only in the case named. */
const order =
  `parties preamble purpose scope duration beneficiaries nature period indicators trigger calculation
  collective_cap (participation) split (salary) (presence) individual_cap supplement payment (advances) (choice) tax
  follow_up collective_information individual_information leavers disputes revision renewal legal_changes
  (exceptional_increase) (special) filing`.split(/\s+/)
const always = order.filter((code) => !code.startsWith('('))
const every = order.map((code) => code.replaceAll(/[()]/g, ''))

describe('the clauses', () => {
  test('a copy for the labour court is that of a collective labour agreement alone', () => {
    const withCourt = (Object.keys(situations) as ConclusionModeName[]).filter((mode) =>
      JSON.stringify(written({ ...minimal, ...situations[mode] })).includes('prud’hommes'),
    )
    expect(withCourt).toEqual(['collective_agreement'])
  })
  test.each(Object.keys(situations) as ConclusionModeName[])('%s: every clause, in order', (mode) => {
    const least = written({ ...minimal, ...situations[mode], choice: { plans: [] } })
    expect(least.clauses.map(({ code }) => code)).toEqual(always)
    const most = written({
      ...minimal,
      ...situations[mode],
      split: {
        criteria: [
          { criterion: 'salary', weight_bps: 5000 },
          { criterion: 'presence', weight_bps: 5000 },
        ],
      },
      participation: { exists: true },
      advances: { allowed: true },
      exceptional_increase: {},
      special_clauses: [{ title: 'Langue', text: 'Une traduction est remise à qui le demande' }],
    })
    expect(most.clauses.map(({ code }) => code)).toEqual(every)
    expect(most.clauses.map(({ number }) => number)).toEqual([
      null,
      null,
      ...every.slice(2).map((_, place) => String(place + 1)),
    ])
    expect(most.annexes.map(({ code }) => code)).toEqual([
      'objectives',
      'example',
      'glossary',
      'minutes',
      'information_note',
      'individual_sheet',
      'personal_data',
      'amendments_register',
    ])
    const filing = plainText(most.clauses.at(-1)?.blocks ?? [])
    for (const { fr } of conclusionModes[mode].attachments) expect(filing).toContain(typeset(fr))
    expect(most.signatures.boxes.length).toBe(mode.startsWith('unilateral') ? 1 : 2)
  })

  test('what the law fixes is the same for everybody and read from the law package', () => {
    const text = textOf({
      ...minimal,
      split: { criteria: [{ criterion: 'presence', weight_bps: 10_000 }] },
      salary: { definition: 'rien' },
    })
    for (const { label, counts } of Object.values(absences))
      if (counts) expect(text).toContain(`• ${label.fr}`)
    for (const { label, when } of noticeContent.interessement.items)
      if (when !== 'advances') expect(text).toContain(label.fr)
    expect(text).toContain('20\u202f% du total des salaires bruts')
    expect(text).toContain('75\u202f% du plafond annuel moyen')
    expect(text).toContain('1,33 fois le taux moyen')
  })

  test('pay is rebuilt for protected absences whatever the definition says', () => {
    const text = textOf({
      ...minimal,
      split: { criteria: [{ criterion: 'salary', weight_bps: 10_000 }] },
      salary: { definition: 'le salaire correspondant au seul travail effectif' },
    })
    expect(text).toContain('celui que le bénéficiaire aurait perçu s’il avait travaillé')
  })

  test('a reference to an article is the number of that article', () => {
    const { clauses } = written({ ...minimal, advances: { allowed: true }, participation: { exists: true } })
    const choice = clauses.find(({ code }) => code === 'choice')
    const payment = plainText(clauses.find(({ code }) => code === 'payment')?.blocks ?? [])
    expect(payment).toContain(`à l’article\u00a0${choice?.number}.`)
  })
})

describe('the example', () => {
  test('is told in sentences with figures in their units, from the very payroll of the company', () => {
    const given: GivenAnswers = {
      ...minimal,
      indicators: [{ name: 'service', label: 'commandes à l’heure', unit: 'ratio' }],
      formula: {
        preset: 'objectives',
        budget: { rate_bps: 600 },
        objectives: [{ indicator: 'service', weight_bps: 10_000, target: 0.96, threshold: 0.9 }],
      },
    }
    const accord = completeAnswers(given, { ...facts, headcount: 47, payroll_cents: 147_500_000 }, today)
    const { example, annexes } = writeAccord(accord)
    const plain = ({ label }: { label: string }) => label.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(example.inputs.find(({ name }) => name === 'masse_salariale')?.value).toBe(1_475_000)
    expect(example.steps.map(plain).slice(0, 2)).toEqual([
      'On multiplie 6 % par 1 475 000 €, soit 88 500 €.',
      'La valeur 94,8 %, lue sur l’échelle, donne 80 % (« réussite, commandes à l’heure »).',
    ])
    expect(plain({ label: plainText(annexes[1]?.blocks ?? []) })).toContain(
      'ne donnerait lieu à aucun intéressement : « commandes à l’heure » à',
    )
  })
})

describe('who concludes and where', () => {
  const cse = { ...situations.works_council, disputes: { court_city: 'Le Mans' } }
  const text = (given: GivenAnswers) => textOf({ ...minimal, ...given }).replaceAll('\u00a0', ' ')

  test('the CSE met on a day, or on one that is filled in by hand; who signs has its mandate', () => {
    expect(text(cse)).toContain('lors de sa réunion du ………')
    const conclusion = { ...cse.conclusion, cse_meeting_on: '2027-02-01' }
    expect(text({ ...cse, conclusion })).toContain('lors de sa réunion du 1er février 2027')
    expect(text(cse)).toContain('mandatée à cet effet')
  })

  test('the court is named, towns and articles are written as French has them', () => {
    expect(text(cse)).toContain('tribunal judiciaire du Mans')
    expect(text({})).toContain('tribunal judiciaire dans le ressort duquel l’entreprise a son siège')
    expect(text({})).toContain('articles L. 3311-1 et suivants')
    expect(text({})).not.toMatch(/\b[LRD]\d{4}/)
  })

  test('a first day that begins no exercice of the company is refused', () => {
    const given = { ...minimal, duration: { first_exercise_start: '2027-01-01' } }
    const of = (closing: { month: number; day: number }) =>
      checkAnswers(completeAnswers(given, { ...facts, closing }, today), given).problems.map(
        ({ field, reason }) => `${field} ${reason}`,
      )
    expect(of({ month: 7, day: 31 })).toEqual(['duration.first_exercise_start not_the_exercise'])
    expect(of({ month: 12, day: 31 })).toEqual([])
  })
})

const constants = (expr: Expression): string[] => [
  ...('const' in expr ? [String(expr.const)] : []),
  ...childrenOf(expr).flatMap(constants),
]

/** Holes, articles before a word they cannot stand before, doubled marks, plain spaces before a high mark. */
const faults = [
  /undefined|\bnull\b|NaN|Infinity|\[object|\$\{|TODO|XXX|\[…\]|\0/,
  /(^|\s)(de les?|à les?)(?! \p{L}+(er|ir|re)(?!\p{L}))(?!\p{L})|(^|\s)(si il|(que|de|le|la) (il|elle|un|une|[éèêaiou]\p{L}*)) /iu,
  /\.\.|,,|, ,| ,| \.|[^ ] [;!?%»]|« /,
]
const faultIn = (text: string): string | undefined => {
  for (const fault of faults) {
    const found = fault.exec(text)
    if (found) return text.slice(Math.max(0, found.index - 60), found.index + 60)
  }
  return undefined
}

describe('over every lawful agreement', () => {
  test('each title is there exactly when its condition holds, in the order of French agreements', () => {
    fc.assert(
      fc.property(lawfulAnswers, fc.boolean(), (lawful, group) => {
        const given: GivenAnswers = group ? { ...lawful, scope: { kind: 'group' } } : lawful
        const accord = completed(given)
        const { clauses, annexes } = writeAccord(accord)
        const shares = (name: string) => accord.criteria.some(({ criterion }) => criterion === name)
        const only: Record<string, boolean> = {
          participation: accord.participation.exists,
          salary: shares('salary'),
          presence: shares('presence') || shares('salary'),
          advances: given.advances?.allowed === true,
          choice: accord.choice.plans.length > 0,
          exceptional_increase: accord.exceptional_increase !== null,
          special: (given.special_clauses ?? []).length > 0,
        }
        expect(clauses.map(({ code }) => code)).toEqual(every.filter((code) => only[code] ?? true))
        expect(annexes.map(({ code }) => code)).toEqual([
          'objectives',
          'example',
          'glossary',
          'minutes',
          'information_note',
          'individual_sheet',
          'personal_data',
          'amendments_register',
          ...(group ? ['sub_agreements'] : []),
          ...(accord.choice.plans.includes('PERCOL') ? ['percol_conditions'] : []),
        ])
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  test('the text is whole, speaks well, and says what the tree computes', () => {
    fc.assert(
      fc.property(lawfulAnswers, (given) => {
        const accord = completed(given)
        expect(checkAnswers(accord, given).problems).toEqual([])
        const { clauses, annexes, example, signatures } = writeAccord(accord)
        const blocks = [...clauses, ...annexes].flatMap((one) => {
          expect(one.blocks.length).toBeGreaterThan(0)
          expect(one.why.fr).not.toBe('')
          return one.blocks
        })
        const text = `${plainText(blocks)}\n${signatures.made}`
        expect(faultIn(text)).toBeUndefined()
        for (const block of blocks) {
          if (block.kind === 'paragraph') expect(block.text).toMatch(/[.:,]$|^et$/)
          if (block.kind === 'points' || block.kind === 'steps') expect(block.items.length).toBeGreaterThan(0)
          if (block.kind === 'table')
            for (const row of block.rows) expect(row.length).toBe(block.columns.length)
        }
        // One source for the weights: those written are those of the tree and of the split.
        const calculation = plainText(clauses.find(({ code }) => code === 'calculation')?.blocks ?? [])
        const inTree = constants(accord.formula.tree).map(Number)
        for (const { weight_bps } of accord.formula.objectives ?? []) {
          expect(calculation).toContain(typeset(percent(weight_bps)))
          expect(inTree).toContain(weight_bps / 10_000)
        }
        const split = plainText(clauses.find(({ code }) => code === 'split')?.blocks ?? [])
        for (const { weight_bps } of accord.criteria) expect(split).toContain(typeset(percent(weight_bps)))
        // The example is the formula, evaluated.
        const inputs = Object.fromEntries(example.inputs.map(({ name, value }) => [name, value]))
        const { amount_cents } = formulaResult.value({
          formula: envelopeTree(accord),
          inputs,
          labels: labelsOf(accord),
          amounts_in: 'euros',
        })
        if (isPerHead(accord.formula.tree))
          expect(example.envelope_cents).toBeLessThanOrEqual(amount_cents * (accord.company.headcount ?? 0))
        else expect(example.envelope_cents).toBe(amount_cents)
        const shared = example.people.reduce((sum, { share }) => sum + share.gross_cents, 0)
        expect(shared + (example.others?.gross_cents ?? 0)).toBe(example.distributed_cents)
        expect(example.distributed_cents + example.not_distributed_cents).toBe(
          example.collective.distributable_cents,
        )
        expect(example.formula_cents).toBeGreaterThan(0)
      }),
      { numRuns: Number(process.env['ACCORD_RUNS'] ?? 40) },
    )
  }, 60_000)
})

describe('over every tree', () => {
  test('it is refused with its reasons, or written whole: never an accident', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const given: GivenAnswers = { ...minimal, indicators: twoIndicators, formula: { tree } }
        const accord = completed(given)
        const { problems } = checkAnswers(accord, given)
        if (problems.length > 0) {
          for (const { message } of problems) expect(message.fr).not.toMatch(/undefined|\[object/)
          return
        }
        const { clauses, annexes } = writeAccord(accord)
        const blocks = [...clauses, ...annexes].flatMap((one) => one.blocks)
        expect(plainText(blocks)).not.toMatch(/undefined|NaN|\[object/)
      }),
      { numRuns: Number(process.env['ACCORD_RUNS'] ?? 200) },
    )
  }, 60_000)
})
