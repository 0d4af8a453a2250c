import { expect, test } from 'vitest'
import { apart, ownPaperFile, ownPaperTold, sharedPaperTold } from './own-paper.ts'

const { title } = ownPaperTold.notice

test('names sort by day and hold nothing that a system refuses', () => {
  const name = ownPaperFile(
    { on: '2026-05-12', title, about: 'Intéressement 2025 : sites A/B', company: 'Vergers & Fils.' },
    'pdf',
  )
  expect(name).toBe('2026-05-12 Fiche individuelle - Intéressement 2025 sites A B - Vergers & Fils.pdf')
  const long = ownPaperFile(
    { on: '2026-05-12', title, about: 'x'.repeat(200), company: 'y'.repeat(200) },
    'pdf',
  )
  expect(long.length).toBeLessThan(180)
})

test('two papers of one name do not unpack over each other, whatever their case', () => {
  expect(apart(['a.pdf', 'A.pdf', 'b.pdf', 'a.pdf', 'sans'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'b.pdf',
    'a (3).pdf',
    'sans',
  ])
})

test('the title of a company’s paper is told beside its type, unless it repeats it', () => {
  expect(sharedPaperTold('savings_booklet', 'Livret d’épargne salariale').about).toBeNull()
  expect(sharedPaperTold('plan_sheet', 'Fiche du PEE, Mon plan').about).toBe('Fiche du PEE, Mon plan')
})
