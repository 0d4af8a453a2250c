import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exerciseOf, legalPaymentDeadline } from '../campaign/exercise-dates.ts'
import { checkForm } from './check-form.ts'
import { dueDate, movedDay, usualYear } from './due-date.ts'
import { givenPapers } from './given-papers.ts'
import { settled, type StepFacts } from './life-cycle.ts'
import { missingPapers } from './papers.ts'
import { paperLimitBytes } from './template.ts'
import { legalBasis, processTemplate, processTemplates } from './templates.ts'

const facts = {
  company: 'Les Vergers',
  siren: '000 020 008',
  address: '12 rue des Pommiers, 95390 Saint-Prix',
  city: 'Saint-Prix',
  year: 2026,
  exercise: 'du 1er janvier au 31 décembre 2026',
  signature_day: 'mardi 30 juin 2026',
  filing_day: 'mercredi 15 juillet 2026',
  payment_day: 'lundi 31 mai 2027',
  contact: 'Claire Martin',
}

test.each(processTemplates)('$code: steps are named once and wait for earlier ones only', (template) => {
  const codes = template.steps.map((step) => step.code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const [index, step] of template.steps.entries()) {
    for (const before of step.depends_on) expect(codes.slice(0, index)).toContain(before)
  }
  const opened = settled<StepFacts>(
    template.steps.map((step, index) => ({
      ...step,
      position: index + 1,
      status: 'locked',
      due_date: null,
    })),
    false,
  )
  expect(opened.some((step) => step.status === 'available')).toBe(true)
})

test.each(processTemplates)(
  '$code: both languages everywhere, and French spaces where they belong',
  (template) => {
    const texts = [
      template.title,
      template.summary,
      ...template.steps.flatMap((step) => [
        step.title,
        step.summary,
        step.why,
        step.body,
        ...step.required_documents.map((one) => one.label),
        ...step.given.flatMap((one) => [one.title, one.description]),
        ...(step.form ?? []).flatMap((field) => [
          field.label,
          ...(field.help ? [field.help] : []),
          ...(field.choices ?? []).map((choice) => choice.label),
        ]),
      ]),
    ]
    for (const { fr, en } of texts) {
      expect(fr.length).toBeGreaterThan(0)
      expect(en.length).toBeGreaterThan(0)
      expect(fr).not.toMatch(/ [;:!?»]|« |'/)
      expect(en).not.toMatch(/[«»]/)
    }
    for (const step of template.steps)
      for (const one of step.required_documents) {
        expect(one.max_size).toBeLessThanOrEqual(paperLimitBytes)
        expect(one.accepted_types).not.toEqual([])
      }
  },
)

test.each(processTemplates)('$code: every paper given has its text, with the company in it', (template) => {
  for (const step of template.steps) {
    const papers = givenPapers(template.code, step.code)
    expect(papers.map(({ paper }) => paper.document_name)).toEqual(step.given.map((one) => one.document_name))
    for (const { text } of papers) {
      const written = JSON.stringify(text(facts))
      expect(written).toMatch(/(Les|des) Vergers/)
      expect(written).not.toMatch(/undefined|null|NaN/)
    }
  }
})

test('the legal days come from the law, whatever the closing of the accounts', () => {
  const closings = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) })
  const days = fc.date({ min: new Date('2022-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(closings, days, fc.constantFrom(...processTemplates), (closing, date, template) => {
      const start = date.toISOString().slice(0, 10)
      const year = usualYear(template.about, start, closing)
      const exercise = exerciseOf(year, closing)
      const due = { start, target: null, exercise, usual_target: template.usual_target }
      for (const step of template.steps) {
        const day = dueDate(step.due, due)
        expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        if (!step.due.legal) expect(day >= start).toBe(true)
      }
      if (template.about === 'closed_exercise') {
        expect(exercise.end < start).toBe(true)
        expect(dueDate({ from: 'payment', legal: true }, due)).toBe(legalPaymentDeadline(exercise))
      } else {
        // Signing on the last day is still in time.
        expect(dueDate({ from: 'signature', legal: true }, due) >= start).toBe(true)
      }
    }),
  )
})

test('an agreement for 2026 in civil years: sign by 30 June, file by 15 July', () => {
  const exercise = exerciseOf(2026, { month: 12, day: 31 })
  const due = { start: '2026-02-01', target: null, exercise, usual_target: { from: 'signature' as const } }
  const template = processTemplate('interessement_setup')
  const on = (code: string) => {
    const step = template?.steps.find((one) => one.code === code)
    if (!step) throw new Error(code)
    return dueDate(step.due, due)
  }
  expect(template?.steps).toHaveLength(12)
  expect([on('signature'), on('filing'), on('draft_agreement')]).toEqual([
    '2026-06-30',
    '2026-07-15',
    '2026-05-16',
  ])
  expect(usualYear('coming_exercise', '2026-06-30', { month: 12, day: 31 })).toBe(2026)
  expect(usualYear('coming_exercise', '2026-07-01', { month: 12, day: 31 })).toBe(2027)
  expect(usualYear('closed_exercise', '2026-03-01', { month: 12, day: 31 })).toBe(2025)
})

test('a copy moves its days with the target, else by a year', () => {
  expect(movedDay('2026-02-10', { from: '2026-06-30', to: '2027-05-31' })).toBe('2027-01-11')
  expect(movedDay('2024-02-29', { from: '2024-06-30', to: null })).toBe('2025-02-28')
})

test('answers: what is missing, what does not fit, and nothing that was not asked', () => {
  const fields =
    processTemplate('interessement_setup')?.steps.find((step) => step.code === 'indicators')?.form ?? []
  const checked = checkForm(fields, { indicator: 'turnover', threshold: 12.5, extra: 'x', reasons: '' })
  expect(checked.answers).toEqual({})
  expect(checked.faults).toEqual([
    { field: 'indicator', fault: 'wrong' },
    { field: 'threshold', fault: 'wrong' },
    { field: 'reasons', fault: 'required' },
  ])
  const good = { indicator: 'ebitda', threshold: 100_000, reasons: 'Chacun y contribue.' }
  expect(checkForm(fields, good)).toEqual({ answers: good, faults: [] })
})

test('a refused or replaced paper counts as missing; an optional one only while its refusal stands', () => {
  const required =
    processTemplate('interessement_setup')?.steps.find((one) => one.code === 'signature')
      ?.required_documents ?? []
  const with_ = (status: 'uploaded' | 'accepted' | 'rejected' | 'replaced') =>
    missingPapers(required, [{ document_name: 'accord_signe', status }]).map((one) => one.document_name)
  expect([with_('uploaded'), with_('accepted')]).toEqual([[], []])
  expect([with_('rejected'), with_('replaced')]).toEqual([['accord_signe'], ['accord_signe']])
  const optional = required.map((one) => ({ ...one, mandatory: false }))
  const refused = { document_name: 'accord_signe', status: 'rejected' as const }
  expect(missingPapers(optional, [])).toEqual([])
  expect(missingPapers(optional, [refused])).toHaveLength(1)
  expect(missingPapers(optional, [refused, { ...refused, status: 'uploaded' }])).toEqual([])
})

test('an intéressement agreement is written where its clauses are checked', () => {
  const pages = ['interessement_setup', 'agreement_renewal'].map(
    (code) => processTemplate(code)?.steps.find((step) => step.code === 'draft_agreement')?.page,
  )
  expect(pages).toEqual(['/wizards/interessementCreator', '/wizards/interessementCreator'])
})

test('articles are cited as a sentence cites them', () => {
  expect(legalBasis([])).toBeNull()
  expect(legalBasis(['L3314-9'])).toBe('art. L3314-9 du code du travail')
  expect(legalBasis(['D3313-1', 'D3345-5', 'L3345-2'])).toBe(
    'art. D3313-1, D3345-5 et L3345-2 du code du travail',
  )
})
