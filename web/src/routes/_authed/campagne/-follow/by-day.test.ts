import { expect, test } from 'vitest'
import { cumulated } from './by-day.ts'

test('answers add up over quiet days, up to the last day asked', () => {
  const days = [
    { date: '2027-05-03', opened: 4, submitted: 1 },
    { date: '2027-05-05', opened: 1, submitted: 3 },
  ]
  expect(cumulated(days, '2027-05-02', '2027-05-06')).toEqual([
    { date: '2027-05-02', opened: 0, submitted: 0 },
    { date: '2027-05-03', opened: 4, submitted: 1 },
    { date: '2027-05-04', opened: 4, submitted: 1 },
    { date: '2027-05-05', opened: 5, submitted: 4 },
    { date: '2027-05-06', opened: 5, submitted: 4 },
  ])
})

test('a day before the launch is not lost', () => {
  const early = [{ date: '2027-05-01', opened: 1, submitted: 1 }]
  expect(cumulated(early, '2027-05-02', '2027-05-02').at(-1)).toEqual({
    date: '2027-05-02',
    opened: 1,
    submitted: 1,
  })
})
