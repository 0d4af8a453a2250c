import { conclusionModes, type ConclusionModeName } from '@moisson/law/conclusion-modes'
import { expect, test } from 'vitest'
import { documentTypes } from '../vocabulary.ts'
import { isRefusal } from '../refusal.ts'
import { typesOfFamily } from './document-types.ts'
import { expiresSoon, settleDates, shownStatus } from './document-status.ts'
import { keptAsEvidence } from './evidence.ts'
import { filingDeadlines, neededPapers, paperState } from './filing-pack.ts'
import { guessStatus, guessType, guessYear, titleOf } from './guess-type.ts'

test('each type stands in one family', () => {
  expect(Object.values(typesOfFamily).flat().toSorted()).toEqual(documentTypes.toSorted())
})

test.each([
  ['Accord d’intéressement 2026-2028 signé.pdf', 'interessement_agreement'],
  ['accord.pdf', 'interessement_agreement'],
  ['ACCORD_PARTICIPATION_v2.docx', 'participation_agreement'],
  ['Avenant n°1 accord interessement.pdf', 'interessement_amendment'],
  ['PV réunion CSE du 12 mars.pdf', 'cse_minutes'],
  ['PV de désaccord.pdf', 'disagreement_minutes'],
  ['pv-ratification-accord.pdf', 'ratification_minutes'],
  ['Liste d’émargement.pdf', 'signature_list'],
  ['recepisse_depot_teleaccords.pdf', 'filing_receipt'],
  ['règlement PEE.pdf', 'pee_rules'],
  ['Règlement PERCOL.pdf', 'percol_rules'],
  ['livret épargne salariale.pdf', 'savings_booklet'],
  ['Note d’information 2026.pdf', 'information_note'],
  ['KBIS.pdf', 'kbis'],
  ['Liasse fiscale 2025.pdf', 'tax_return'],
  ['Mandat SEPA.pdf', 'sepa_mandate'],
  ['PV carence élections.pdf', 'election_failure_minutes'],
  ['scan0001.pdf', 'other'],
])('%s is taken for %s', (name, type) => {
  expect(guessType(name)).toBe(type)
})

test('a year and a title are read from the name of a file', () => {
  expect(guessYear('Accord 2024-2026.pdf', 2027)).toBe(2026)
  expect(guessYear('IMG_20260312_1200.jpg', 2027)).toBeNull()
  expect(guessYear('Plan 2099.pdf', 2027)).toBeNull()
  expect(titleOf('Accord_signé v1.2.pdf')).toBe('Accord signé v1.2')
})

test('only a name that says so is a signed agreement', () => {
  expect(guessStatus('Accord signé.pdf', 'interessement_agreement')).toBe('signed')
  expect(guessStatus('Accord à signer.pdf', 'interessement_agreement')).toBe('to_sign')
  expect(guessStatus('Accord 2026.pdf', 'interessement_agreement')).toBe('to_sign')
  expect(guessStatus('Projet accord.docx', 'interessement_agreement')).toBe('draft')
  expect(guessStatus('Kbis.pdf', 'kbis')).toBe('active')
})

test('a paper expires the day after its last one, drafts and archives never', () => {
  expect(shownStatus('filed', '2026-06-30', '2026-06-30')).toBe('filed')
  expect(shownStatus('filed', '2026-06-30', '2026-07-01')).toBe('expired')
  // What nobody signed never held: it does not end.
  expect(shownStatus('to_sign', '2026-06-30', '2026-07-01')).toBe('to_sign')
  expect(shownStatus('archived', '2026-06-30', '2026-07-01')).toBe('archived')
  expect(shownStatus('draft', '2026-06-30', '2026-07-01')).toBe('draft')
  expect(expiresSoon('filed', '2026-06-30', '2026-04-01')).toBe(true)
  expect(expiresSoon('filed', '2026-06-30', '2026-03-31')).toBe(false)
  expect(expiresSoon('filed', '2026-06-30', '2026-07-01')).toBe(false)
})

const dates = {
  status: 'signed' as const,
  signed_at: null,
  filed_at: null,
  filing_reference: null,
  valid_from: null,
  valid_until: null,
}
test.each([
  [{}, null],
  [{ signed_at: '2026-06-02' }, 'signed_in_future'],
  [{ status: 'filed' as const, signed_at: '2026-05-30', filed_at: '2026-05-29' }, 'filed_before_signed'],
  [{ status: 'filed' as const, filed_at: '2026-06-02' }, 'filed_in_future'],
  [{ valid_from: '2026-06-02', valid_until: '2026-06-01' }, 'validity_backwards'],
  [{ filing_reference: 'T1' }, 'filed_needs_date'],
  [{ status: 'filed' as const }, 'filed_needs_date'],
])('the dates %j are refused for %s', (change, code) => {
  const settled = settleDates({ ...dates, ...change }, '2026-06-01')
  if (code === null) expect(settled).toEqual(dates)
  else expect(isRefusal(settled) && settled.refusal).toBe(code)
})

test('evidence stays: a proof of payment, a paper accepted in a step, a generated agreement once filed', () => {
  const none = { payment_proof: false, accepted_in_step: false, proof_of_todo: false, put_to_vote: false }
  const paper = { source: 'generated' as const, status: 'filed' as const, filed_at: '2026-05-01' }
  expect(keptAsEvidence(paper, none)?.refusal).toBe('evidence_of_filing')
  expect(keptAsEvidence({ ...paper, source: 'uploaded' }, none)).toBeUndefined()
  expect(keptAsEvidence({ ...paper, status: 'draft', filed_at: null }, none)).toBeUndefined()
  expect(keptAsEvidence(paper, { ...none, payment_proof: true })?.refusal).toBe('evidence_of_payment')
  expect(keptAsEvidence(paper, { ...none, accepted_in_step: true })?.refusal).toBe('evidence_of_step')
})

test('every mode asks for its text, and each attachment of the law has its paper', () => {
  const unknown = { size: null, cse: null, ds: null }
  for (const mode of Object.keys(conclusionModes) as ConclusionModeName[]) {
    const papers = neededPapers(mode, unknown)
    expect(papers[0]?.code).toBe('text')
    const own = mode === 'collective_agreement' || mode === 'branch' ? 1 : 0
    expect([mode, papers.length]).toEqual([mode, conclusionModes[mode].attachments.length + 1 - own])
  }
})

test('the situation of the company decides what goes with a ratified agreement', () => {
  const codes = (situation: Parameters<typeof neededPapers>[1]) =>
    neededPapers('ratification', situation).map(({ code, required }) => (required ? code : `${code}?`))
  expect(codes({ size: 30, cse: true, ds: false })).toEqual(['text', 'signature_list', 'joint_request'])
  expect(codes({ size: 8, cse: false, ds: false })).toEqual(['text', 'signature_list', 'absence_statement'])
  expect(codes({ size: 30, cse: false, ds: false })).toEqual([
    'text',
    'signature_list',
    'absence_statement',
    'election_failure_minutes',
  ])
  expect(codes({ size: null, cse: null, ds: null }).at(-1)).toBe('election_failure_minutes?')
})

test('a civil year is signed by the end of June and filed by mid-July', () => {
  expect(filingDeadlines(2027, { month: 12, day: 31 })).toEqual({
    year: 2027,
    sign_by: '2027-06-30',
    file_by: '2027-07-15',
  })
})

test('an unsigned text is not ready, an unsigned copy neither, an expired text is missing', () => {
  expect(paperState('to_sign')).toBe('not_signed')
  expect(paperState('active')).toBe('present')
  expect(paperState('expired')).toBe('missing')
  expect(paperState(undefined)).toBe('missing')
})
