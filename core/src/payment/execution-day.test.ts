import { expect, test } from 'vitest'
import { addDays } from '@moisson/law/calendar'
import { executionDay, executionFault, isBankDay, movedTransfer } from './execution-day.ts'

const closedOf = (year: number) => {
  const closed = []
  for (let day = `${year}-01-01`; day.startsWith(`${year}`); day = addDays(day, 1)) {
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !isBankDay(day)) closed.push(day)
  }
  return closed
}

test('banks settle on no Saturday, no Sunday and none of the holidays of TARGET', () => {
  expect(closedOf(2026)).toEqual(['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25'])
  expect(closedOf(2027)).toEqual(['2027-01-01', '2027-03-26', '2027-03-29'])
  expect(['2026-05-30', '2026-05-31', '2026-12-26', '2027-05-01'].filter(isBankDay)).toEqual([])
  // Days off in France on which transfers are settled all the same.
  expect(['2026-05-08', '2026-05-14', '2026-07-14', '2027-11-11'].filter(isBankDay)).toHaveLength(4)
})

test('Easter falls where the calendar says, early and late', () => {
  for (const friday of ['2008-03-21', '2024-03-29', '2025-04-18', '2038-04-23', '2049-04-16']) {
    expect(isBankDay(friday)).toBe(false)
    expect(isBankDay(addDays(friday, 3))).toBe(false)
    expect(isBankDay(addDays(friday, 4))).toBe(true)
  }
})

test('a day that no bank executes is refused with the open day to take instead', () => {
  const today = '2026-04-01'
  const fault = (on: string) => executionFault(on, today)
  expect(fault('2026-04-02')).toBe(null)
  expect(fault(today)).toBe(null)
  expect(fault('2026-03-31')).toEqual({ code: 'execution_day_past', open_on: today })
  expect(fault('2026-04-03')).toEqual({ code: 'execution_day_closed', open_on: '2026-04-07' })
  expect(fault('2026-12-25')).toEqual({ code: 'execution_day_closed', open_on: '2026-12-28' })
  expect(fault('2027-04-01')).toBe(null)
  expect(fault('2027-04-02')).toEqual({ code: 'execution_day_far', open_on: '2027-04-01' })
  expect(executionFault('2027-05-01', '2026-05-01')?.open_on).toBe('2027-04-30')
})

test('without a day said, the transfer leaves in time on an open day, or as soon as banks open', () => {
  expect(executionDay('2026-05-31', '2026-05-20')).toBe('2026-05-29')
  expect(executionDay('2026-05-31', '2026-05-30')).toBe('2026-06-01')
  expect(executionDay('2026-05-29', '2026-05-20')).toBe('2026-05-29')
  expect(executionDay('2026-02-01', '2026-04-03')).toBe('2026-04-07')
})

test('a payment planned on a closed day leaves on the open day before, unless people may still answer then', () => {
  expect(movedTransfer('2027-05-31', '2027-05-20')).toBeNull()
  expect(movedTransfer('2027-05-30', '2027-05-20')).toBe('2027-05-28')
  expect(movedTransfer('2027-05-30', '2027-05-28')).toBe('2027-05-31')
  // Good Friday and Easter Monday.
  expect(movedTransfer('2027-03-29', '2027-03-20')).toBe('2027-03-25')
  expect(movedTransfer('2027-03-29', '2027-03-25')).toBe('2027-03-30')
  expect(movedTransfer('2027-05-30', '2027-05-30')).toBeNull()
})
