import { expect, test } from 'vitest'
import { keeperTransfer } from '@moisson/core/process/templates/keeper-transfer'
import { freshCode, keptSteps, writtenSteps } from './own-template.ts'

test('what is not written over stays the product’s, and what is comes back as it was written', () => {
  const steps = writtenSteps(keeperTransfer, null, 'fr')
  const untouched = keptSteps(keeperTransfer, steps, null, 'fr')
  expect(
    untouched.every(({ title, body, minutes }) => title === null && body === null && minutes === null),
  ).toBe(true)
  const [first, ...rest] = steps
  if (!first) throw new Error('no step')
  const own = {
    ...first,
    code: freshCode(steps),
    own: true,
    title: 'Appeler',
    body: '',
    minutes: null,
    days: 5,
  }
  const changed = keptSteps(
    keeperTransfer,
    [{ ...first, title: ' Vos priorités ' }, own, ...rest],
    null,
    'fr',
  )
  expect(changed[0]).toMatchObject({ title: 'Vos priorités', body: null })
  expect(changed[1]).toMatchObject({ title: 'Appeler', body: null, days: 5, responsible: 'company_admin' })
  const again = writtenSteps(keeperTransfer, { summary: null, steps: changed }, 'fr')
  expect(again[0]?.title).toBe('Vos priorités')
  expect(again[1]).toMatchObject({ own: true, title: 'Appeler' })
  expect(freshCode(again)).not.toBe(own.code)
})
