import { checkFormula } from '@moisson/law/formula/check'
import { inputsOf } from '@moisson/law/formula/expression'
import { readExpression } from '@moisson/law/formula/read-expression'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asKind,
  blockModels,
  kindsFor,
  modelBlock,
  newBlock,
  unitOf,
  wrapped,
  wrappings,
  type BlockRole,
} from './block-kinds.ts'
import { blocksOf, treeOf, type Block } from './formula-blocks.ts'

const indicators = [
  { name: 'resultat', unit: 'EUR' as const },
  { name: 'service', unit: 'ratio' as const },
]
const roles = Object.keys(kindsFor) as BlockRole[]

/** A tree that reads, checks and uses only what is known. */
function sound(block: Block) {
  const tree = treeOf(block)
  expect(readExpression(JSON.parse(JSON.stringify(tree))).problems).toEqual([])
  expect(checkFormula(tree).filter(({ severity }) => severity === 'error')).toEqual([])
  expect(inputsOf(tree).every((name) => ['resultat', 'masse_salariale'].includes(name))).toBe(true)
}

test('every piece that is offered can be computed as it comes, and every model too', () => {
  for (const role of roles) for (const kind of kindsFor[role]) sound(newBlock(kind, role, indicators))
  for (const model of blockModels) sound(modelBlock(model, indicators))
})

test('turned into another kind or put inside another piece, a piece is still a formula', () => {
  const role = fc.constantFrom(...roles)
  const begun = role.chain((one) =>
    fc.constantFrom(...kindsFor[one]).map((kind) => ({ role: one, block: newBlock(kind, one, indicators) })),
  )
  fc.assert(
    fc.property(begun, fc.nat(), fc.constantFrom(...wrappings), ({ role: one, block }, pick, how) => {
      const kind = kindsFor[one][pick % kindsFor[one].length] ?? 'amount'
      const changed = asKind(block, kind, one, indicators)
      expect(changed.kind).toBe(kind)
      sound(changed)
      sound(wrapped(changed, how, one, indicators))
      expect(treeOf(blocksOf(treeOf(changed)))).toEqual(treeOf(changed))
    }),
  )
})

test('what is measured keeps its unit through differences, and loses it in a ratio', () => {
  const result: Block = { kind: 'indicator', name: 'resultat' }
  const service: Block = { kind: 'indicator', name: 'service' }
  expect(unitOf(result, indicators)).toBe('EUR')
  expect(unitOf({ kind: 'difference', left: { kind: 'amount', value: 1 }, right: result }, indicators)).toBe(
    'EUR',
  )
  expect(unitOf({ kind: 'ratio', left: result, right: result }, indicators)).toBe('ratio')
  expect(unitOf({ kind: 'ratio', left: result, right: service }, indicators)).toBeNull()
  expect(unitOf(service, indicators)).toBe('ratio')
})
