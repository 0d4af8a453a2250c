import { expect, test } from 'vitest'
import { checkAnswers, judgeAnswers } from './check-answers.ts'
import { completeAnswers } from './complete-answers.ts'
import { complianceOf } from './compliance.ts'
import type { GivenAnswers } from './given-answers.ts'
import { facts, minimal } from './testing/random-answers.ts'

const report = (change: GivenAnswers) => {
  const given = { ...minimal, ...change }
  const accord = completeAnswers(given, facts, '2026-11-20')
  const lines = complianceOf(accord, given, judgeAnswers(accord, given))
  return {
    problems: checkAnswers(accord, given).problems.map(({ field, reason }) => `${field} ${reason}`),
    warnings: judgeAnswers(accord, given).warnings.map(({ field, code }) => `${field} ${code}`),
    of: (code: string) => lines.find((line) => line.code === code),
    passed: lines.filter(({ status }) => status === 'passed').map(({ code }) => code),
  }
}
const clause = (text: string): GivenAnswers => ({ special_clauses: [{ title: 'Usage', text }] })

test.each([
  [
    'Chaque salarié reçoit au moins 500 € chaque année, sans que ce montant puisse être réduit',
    'NOT_RANDOM',
    'random',
  ],
  ['Chaque salarié reçoit au moins 500 € sans que ce montant puisse être réduit', 'NOT_RANDOM', 'random'],
  ['Les titulaires d’un CDD sont exclus', 'excluded_employees', 'collective'],
  ['Les apprentis ne bénéficient pas de l’intéressement', 'excluded_employees', 'collective'],
  ['Le salarié licencié pour faute grave perd ses droits', 'rights_lost', 'collective'],
  ['Le congé de maternité réduit la durée de présence', 'assimilated_absence', 'absences'],
  ['Le congé de paternité ne compte pas comme présence', 'assimilated_absence', 'absences'],
  ['La prime se substitue à la prime de vacances', 'SUBSTITUTION', 'no_substitution'],
])('%s is refused at its field', (text, reason, line) => {
  const { problems, of } = report(clause(text))
  expect(problems).toContain(`special_clauses.0.text ${reason}`)
  expect(of(line)?.status).toBe('refused')
})

test('a preamble is read by the same rule', () => {
  const { problems, of } = report({
    preamble: { motives: 'Il est versé 500 € garantie à chacun en remplacement du treizième mois' },
  })
  expect(problems).toEqual(
    expect.arrayContaining(['preamble.motives NOT_RANDOM', 'preamble.motives SUBSTITUTION']),
  )
  expect(of('no_substitution')?.status).toBe('refused')
  const { problems: none } = report({
    preamble: { motives: 'Les efforts individuels font le résultat de tous, après la clôture comme avant.' },
  })
  expect(none).toEqual([])
})

test.each([
  ['Les titulaires d’un CDD ne sont pas exclus', 'doubtful_excluded_employees', 'collective'],
  ['Le congé de maternité ne réduit pas la durée de présence', 'doubtful_assimilated_absence', 'absences'],
  [
    'Les salariés ayant moins de trois mois d’ancienneté sont exclus',
    'doubtful_excluded_employees',
    'collective',
  ],
  ['La prime ne remplace aucune prime existante', 'doubtful_substitution', 'no_substitution'],
])('%s is to be confirmed, with its article', (text, code, line) => {
  const { problems, warnings, of } = report(clause(text))
  expect(problems).toEqual([])
  expect(warnings).toContain(`special_clauses.0.text ${code}`)
  expect(of(line)?.status).toBe('to_confirm')
  expect(of(line)?.message.fr).toMatch(/\(art\.\sL33/)
})

test('no line that a typed text may touch is passed, and the clause is named', () => {
  const { problems, of, passed } = report(clause('Chacun remercie chacun.'))
  expect(problems).toEqual([])
  expect(passed.filter((code) => !['conclusion', 'representation', 'signature_date'].includes(code))).toEqual(
    [],
  )
  expect(of('random')).toMatchObject({ status: 'to_confirm', field: 'special_clauses.0.text' })
  expect(of('random')?.message.fr).toBe('La clause « Usage » n’est pas jugée : faites-la relire.')
  expect(report({ preamble: { motives: 'Nous aimons le travail bien fait.' } }).of('absences')).toMatchObject(
    {
      status: 'to_confirm',
      field: 'preamble.motives',
    },
  )
  expect(report({}).passed).toContain('random')
})
