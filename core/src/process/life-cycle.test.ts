import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepKinds, stepResponsibles, stepStatuses } from '../vocabulary.ts'
import {
  blockersOf,
  canSet,
  canSkip,
  canSubmit,
  canWork,
  isOver,
  nextStep,
  processStatus,
  progressOf,
  settled,
  type StepFacts,
} from './life-cycle.ts'

/** Any process: steps that wait for earlier ones only, in any state. */
const processes: fc.Arbitrary<StepFacts[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...stepKinds),
      status: fc.constantFrom(...stepStatuses),
      responsible: fc.constantFrom(...stepResponsibles),
      waits: fc.array(fc.nat(20), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) =>
    drawn.map(({ waits, ...step }, index) => ({
      ...step,
      code: `step${index}`,
      position: index + 1,
      due_date: null,
      depends_on: [...new Set(waits.filter((one) => one < index).map((one) => `step${one}`))],
    })),
  )

test('after settling, a step not begun is closed exactly when another one keeps it', () => {
  fc.assert(
    fc.property(processes, fc.boolean(), (before, campaign) => {
      const after = settled(before, campaign)
      for (const step of after) {
        if (step.status === 'locked') expect(blockersOf(step, after)).not.toEqual([])
        if (step.status === 'available') expect(blockersOf(step, after)).toEqual([])
      }
      // What was begun is left alone, and settling again changes nothing.
      for (const [index, step] of before.entries())
        if (!['locked', 'available'].includes(step.status)) expect(after[index]).toEqual(step)
      expect(settled(after, campaign)).toEqual(after)
    }),
  )
})

test('somebody always has something to do until all is over', () => {
  fc.assert(
    fc.property(processes, (drawn) => {
      const steps = settled(drawn, false)
      const next = nextStep(steps)
      const status = processStatus(steps)
      expect(next === null).toBe(steps.every(isOver))
      expect(status === 'completed').toBe(steps.every(isOver))
      if (next) expect(isOver(next) || next.status === 'locked').toBe(false)
      if (steps.some((step) => step.status === 'changes_requested')) expect(status).toBe('waiting_company')
    }),
  )
})

test('progress counts what is over, and is 100 only at the end', () => {
  fc.assert(
    fc.property(processes, (steps) => {
      const { done, total, percent } = progressOf(steps)
      expect(done).toBe(steps.filter(isOver).length)
      expect(percent === 100).toBe(done === total)
      expect(percent).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('doing the steps one after the other in any order that is open ends the process', () => {
  fc.assert(
    fc.property(processes, fc.nat(), (drawn, seed) => {
      let steps = settled<StepFacts>(
        drawn.map((step) => ({ ...step, status: 'locked' })),
        false,
      )
      expect(processStatus(steps)).toBe('not_started')
      for (let turn = 0; turn < drawn.length; turn++) {
        const open = steps.filter((step) => step.status === 'available')
        const chosen = open[(seed + turn) % open.length]
        if (!chosen) throw new Error('nothing is open')
        steps = settled(
          steps.map((step) => (step === chosen ? { ...step, status: 'validated' } : step)),
          false,
        )
      }
      expect(processStatus(steps)).toBe('completed')
    }),
  )
})

test('nothing is done in a closed, finished or cancelled step, on either side', () => {
  fc.assert(
    fc.property(processes, fc.boolean(), fc.boolean(), (drawn, cancelled, skippable) => {
      const steps = settled(drawn, false).map((step) => ({ ...step, title: step.code }))
      for (const one of steps) {
        const work = { step: { ...one, skippable }, steps, cancelled }
        const shut = cancelled || isOver(one) || one.status === 'locked'
        expect(canWork(work) !== null).toBe(shut)
        for (const side of ['company', 'adviser'] as const) {
          if (shut) expect([canSubmit(work, side), canSkip(work, side)]).not.toContain(null)
          else if (!skippable) expect(canSkip(work, side)).not.toBeNull()
        }
        if (one.status === 'locked') expect(canSet(work, 'validated')).not.toBeNull()
        if (isOver(one) && !cancelled) expect(canSet(work, 'changes_requested')).toBeNull()
      }
    }),
  )
})

const step = (code: string, more: Partial<StepFacts> = {}): StepFacts => ({
  code,
  position: Number(code),
  kind: 'upload',
  status: 'available',
  responsible: 'company_admin',
  depends_on: [],
  due_date: null,
  ...more,
})

test('whose turn it is: the company, the adviser, or somebody outside', () => {
  const turn = (...steps: StepFacts[]) => processStatus(steps)
  const done = step('1', { status: 'validated' })
  expect(turn(done, step('2'))).toBe('waiting_company')
  expect(turn(done, step('2', { status: 'in_progress' }))).toBe('in_progress')
  expect(turn(done, step('2', { status: 'submitted' }))).toBe('waiting_manager')
  expect(turn(done, step('2', { responsible: 'manager' }))).toBe('waiting_manager')
  expect(turn(done, step('2', { responsible: 'third_party' }))).toBe('waiting_third_party')
  expect(turn(step('1', { status: 'changes_requested' }), step('2'))).toBe('waiting_company')
  expect(processStatus([step('1')], true)).toBe('cancelled')
})

test('what came back is the first thing to look at, then what the company can do', () => {
  const steps = [step('1', { responsible: 'manager' }), step('2'), step('3', { status: 'changes_requested' })]
  expect(nextStep(steps)?.code).toBe('3')
  expect(nextStep(steps.slice(0, 2))?.code).toBe('2')
  expect(nextStep(steps.slice(0, 1))?.code).toBe('1')
})

test('the campaign’s step is over by itself once it is open and the campaign exists', () => {
  const launch = step('2', { kind: 'campaign_launch', status: 'locked', depends_on: ['1'] })
  const statuses = (first: StepFacts, campaign: boolean) =>
    settled([first, launch], campaign).map((one) => one.status)
  expect(statuses(step('1'), true)).toEqual(['available', 'locked'])
  expect(statuses(step('1', { status: 'validated' }), true)).toEqual(['validated', 'validated'])
  expect(statuses(step('1', { status: 'validated' }), false)).toEqual(['validated', 'available'])
})
