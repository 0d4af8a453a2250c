import { expect, test } from 'vitest'
import { judgeAnswers } from './check-answers.ts'
import { completeAnswers } from './complete-answers.ts'
import { complianceOf } from './compliance.ts'
import { plainText } from './content.ts'
import type { GivenAnswers } from './given-answers.ts'
import { publishedModels } from './published-models.ts'
import { facts, minimal, situations } from './testing/random-answers.ts'
import { signatoriesIn } from './text-signatories.ts'
import { writeAccord } from './write-accord.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

function read(change: GivenAnswers, company: Partial<typeof facts> = {}) {
  const given = { ...minimal, ...change }
  const accord = completeAnswers(given, { ...facts, ...company }, '2026-11-20')
  const judged = judgeAnswers(accord, given)
  const written = writeAccord(accord)
  return {
    problems: judged.problems.map(({ reason }) => reason),
    warnings: judged.warnings.map(({ code }) => code),
    measurable: complianceOf(accord, given, judged).find(({ code }) => code === 'measurable')?.status,
    subtitle: plain(written.subtitle),
    titles: [...written.clauses, ...written.annexes].map(({ title }) => plain(title)),
    text: plain([...written.clauses, ...written.annexes].map(({ blocks }) => plainText(blocks)).join('\n')),
  }
}

const report = (given: GivenAnswers) => {
  const all = { ...minimal, ...given }
  const accord = completeAnswers(all, facts, '2026-11-20')
  const judged = judgeAnswers(accord, all)
  const found = judged.warnings.filter(({ code }) => code === 'known_after_payment')
  return {
    codes: judged.warnings.map(({ code }) => code),
    articles: found.flatMap(({ articles }) => articles),
    status: complianceOf(accord, all, judged).find(({ code }) => code === 'measurable')?.status,
  }
}

test('an indicator that is defined by its name alone is to confirm, one with a line of the accounts is not', () => {
  const bare = read({ indicators: [{ name: 'resultat', label: 'résultat courant' }] })
  expect([bare.warnings.includes('no_definition'), bare.measurable]).toEqual([true, 'to_confirm'])
  for (const said of [
    { accounting_line: 'case GW' },
    { definition: 'résultat avant impôt et intéressement' },
  ])
    expect(
      read({ indicators: [{ name: 'resultat', label: 'résultat courant', ...said }] }).warnings,
    ).not.toContain('no_definition')
})

test('a text of a group speaks of each company it binds: who is employed, who signs, who follows, which ceiling', () => {
  const companies = [{ name: 'Atelier du Quai', siren: '552100554' }]
  const { text } = read({
    ...situations.works_council,
    company: { has_cse: true, headcount: 80 },
    scope: { kind: 'group', companies },
  })
  expect(text).toContain('Tous les salariés liés à l’une des sociétés entrant dans le champ d’application')
  expect(text).toContain('le comité social et économique de chacune des sociétés que le texte engage')
  expect(text).toContain('Dans chaque société, le comité social et économique, ou la commission')
  expect(text).toContain('Ce plafond s’apprécie dans chaque société, sur ses propres salaires')
  expect(text).toContain('• Atelier du Phare ;\n• Atelier du Quai.')
  expect(read(situations.works_council).text).not.toContain('chaque société')
})

test('without a plan nobody is told of a choice, and the papers to file are those of this company', () => {
  const alone = read(
    { choice: { plans: [] } },
    { plans: [], headcount: 4, has_cse: false, has_union_delegate: false },
  )
  expect(alone.text).not.toContain('pour choisir')
  expect(alone.text).not.toContain('choix ouverts aux bénéficiaires')
  expect(alone.text).toContain(
    'attestation de l’employeur qu’il n’existe ni délégué syndical désigné, ni CSE',
  )
  expect(alone.text).not.toContain('procès-verbal de carence')
  const council = read({}, { headcount: 30, has_cse: true })
  expect(council.text).toContain('demande conjointe de ratification, signée')
  expect(council.text).not.toContain('attestation de l’employeur')
  expect(read({}, { headcount: 30, has_cse: false, has_union_delegate: false }).text).toContain(
    'procès-verbal de carence',
  )
})

test('the example that pays nothing stands at the threshold, and slices are told one by one', () => {
  const { text } = read({
    indicators: [
      { name: 'rex', label: 'résultat d’exploitation', history: [{ year: 2026, value: 110_000 }] },
    ],
    formula: {
      preset: 'bands',
      indicator: 'rex',
      mode: 'marginal',
      rows: [
        { from: null, to: 60_000, rate_bps: 0 },
        { from: 60_000, to: 100_000, rate_bps: 2000 },
        { from: 100_000, to: null, rate_bps: 3000 },
      ],
    },
  })
  expect(text).toContain('donne 20 % de 40 000 € et 30 % de 10 000 €, soit 11 000 €')
  expect(text).toContain('« résultat d’exploitation » à 60 000 €. Le résultat de la formule serait alors nul')
})

test('the cover says which days the text covers, and an annex of quarters is called so', () => {
  const year = read({ duration: { years: 1, first_exercise_start: '2027-01-01' } })
  expect(year.subtitle).toBe('Atelier du Phare, exercice du 1er janvier 2027 au 31 décembre 2027')
  expect(year.titles).toContain('Tableau des objectifs par exercice')
  const quarters = read({
    duration: { years: 1, period_months: 3, first_exercise_start: '2027-01-01' },
    formula: {
      tree: {
        op: 'max',
        args: [{ const: 0 }, { op: 'sub', args: [{ var: 'resultat' }, { var: 'objectif' }] }],
      },
      parameters: [{ name: 'objectif', label: 'objectif', unit: 'EUR', values: [1e5, 1e5, 1e5, 2e5] }],
    },
  })
  expect(quarters.titles).toContain('Tableau des objectifs par trimestre')
  expect(quarters.text).toContain('Les valeurs fixées pour chaque trimestre figurent')
})

test('who has a function and no contract is present for the days of the function, in days and in hours', () => {
  const presence = { split: { criteria: [{ criterion: 'presence' as const, weight_bps: 10_000 }] } }
  const heads = { beneficiaries: { executives: true, spouse: true }, company: { headcount: 30 } }
  const hours = read({ ...presence, ...heads, presence: { unit: 'hours' } }).text
  expect(hours).toContain('qui n’ont pas d’horaire de travail, chaque jour calendaire de leurs fonctions')
  expect(read({ ...presence, ...heads }).text).toContain(
    'Pour les dirigeants bénéficiaires et le conjoint collaborateur ou associé, l’entrée et la sortie sont',
  )
  expect(read({ ...presence, presence: { unit: 'hours' } }).text).not.toContain('fonctions')
})

test('a unilateral decision binds no other company of the group', () => {
  const companies = [{ name: 'Atelier du Quai', siren: '552100554' }]
  const decided = { ...situations.unilateral, scope: { kind: 'group' as const, companies } }
  expect(read(decided).problems).toContain('unilateral_group')
  expect(read({ ...decided, scope: { kind: 'all' } }).problems).not.toContain('unilateral_group')
})

test('a farm is called by its own form', () => {
  expect(read({ company: { legal_form: 'earl' } }).text).toContain(
    'exploitation agricole à responsabilité limitée',
  )
})

test('who signs a text goes on record by its way of conclusion, and the day of who is known already stays', () => {
  const accord = completeAnswers(
    {
      ...minimal,
      company: { representative: { name: 'Marc Petit', quality: 'gérant' } },
      conclusion: { mode: 'unions', signatories: [{ name: 'Nadia Roy', quality: 'déléguée syndicale' }] },
    },
    facts,
    '2026-11-20',
  )
  const recorded = [{ capacity: 'employer' as const, name: 'Marc Petit', signed_on: '2026-11-19' }]
  expect(signatoriesIn(accord, recorded, null)).toMatchObject([
    { capacity: 'employer', quality: 'gérant', signed_on: '2026-11-19' },
    { capacity: 'union', name: 'Nadia Roy', signed_on: undefined },
  ])
  const ratified = completeAnswers({ ...minimal, conclusion: { mode: 'ratification' } }, facts, '2026-11-20')
  const vote = { signed_on: '2026-11-18', document_id: 'minutes' }
  expect(signatoriesIn(ratified, [], vote).at(-1)).toMatchObject({ capacity: 'personnel', ...vote })
})

test('a text of some establishments has their employees alone as beneficiaries, and no other joins but by amendment', () => {
  const sites = { kind: 'some' as const, establishments: [{ name: 'Quimper' }, { name: 'Brest' }] }
  const { text } = read({ scope: sites })
  expect(text).toContain('Tous les salariés des établissements énumérés à l’article 2, liés à l’entreprise')
  expect(text).not.toContain('Tous les salariés liés à')
  expect(text).toContain(
    'Un établissement créé ou repris en cours d’application n’entre dans ce champ que par avenant',
  )
  expect(text).toContain('Tous les salariés de ces établissements')
  expect(read({}).text).toContain('Tous les salariés liés à l’entreprise')
})

test('the joint request names who makes it, and the sheet says each lock of the plans', () => {
  const council = { headcount: 30, has_cse: true, has_union_delegate: false }
  expect(read({}, council).text).toContain('par l’employeur et par le comité social et économique.')
  const { text } = read({ choice: { plans: ['PEE', 'PERCOL'] } }, { plans: ['PEE', 'PERCOL'] })
  expect(text).toContain('sur un plan d’épargne et jusqu’à la retraite sur le PER COL')
})

test('a unilateral decision renewed tacitly, which no article provides for, is told', () => {
  expect(read({ ...situations.unilateral, tacit_renewal: true }).warnings).toContain('unilateral_renewal')
  expect(read({ tacit_renewal: true }).warnings).not.toContain('unilateral_renewal')
})

test('a text without a plan speaks of none, and a decision speaks of no agreement', () => {
  const { text } = read({ ...situations.unilateral, choice: { plans: [] } }, { plans: [] })
  expect(text).not.toContain('plan d’épargne qu’ils ont choisi')
  expect(text).not.toContain('affectée à un plan d’épargne')
  expect(text).not.toContain('suit la même destination')
  expect(text).not.toContain('durée de l’accord')
  expect(read({}).text).toContain('affectée à un plan d’épargne dans les délais en est exonérée')
})

test('a text of one exercice and one indicator is written in the singular', () => {
  const { text } = read({ duration: { years: 1, first_exercise_start: '2027-01-01' } })
  expect(text).toContain('sous réserve des droits nés au titre de cet exercice')
  expect(text).toContain('Si cet indicateur cessait')
  expect(text).toContain('L’indicateur suivi est récapitulé à l’annexe 1')
  expect(text).toContain('pour l’exercice du 1er janvier 2027 au 31 décembre 2027')
  for (const plural of [
    'Exercices couverts',
    'du dernier exercice',
    'Les indicateurs suivis',
    'un autre exercice',
  ])
    expect(text).not.toContain(plural)
})

test('amounts for each person say their euros, in steps and in grids', () => {
  const { text } = read({
    ...publishedModels.mail_booster.answers,
    conclusion: { mode: 'ratification' },
  })
  expect(text).toContain('150 € à 90 % et 460 € à 100 %')
  expect(text).toContain('105 % et plus : 100 €')
})

test('a success and the bounds of a rate read as percentages, round ones too', () => {
  const { text } = read({
    indicators: [
      { name: 'accidents', label: 'accidents', unit: 'count', direction: 'lower' },
      { name: 'service', label: 'service', unit: 'ratio' },
    ],
    formula: {
      tree: {
        op: 'mul',
        args: [
          { const: 5000 },
          {
            op: 'mul',
            args: [
              {
                interp: {
                  of: { var: 'accidents' },
                  points: [
                    [2, 1],
                    [6, 0],
                  ],
                },
              },
              {
                steps: {
                  of: { var: 'service' },
                  rows: [
                    { from: null, to: 1, value: { const: 0 } },
                    { from: 1, to: null, value: { const: 1 } },
                  ],
                },
              },
            ],
          },
        ],
      },
    },
  })
  expect(text).toContain('100 % à 2 et 0 % à 6 ; en dessous de 2, 100 % ; au-delà de 6, 0 %')
  expect(text).toContain('moins de 100 %')
})

test('the pool of a site is said without a detour', () => {
  const { text } = read({
    formula: {
      tree: {
        sum: [
          { name: 'Brest', expr: { var: 'resultat' } },
          { name: 'Quimper', expr: { const: 0 } },
        ],
      },
    },
    scope: { kind: 'some', establishments: [{ name: 'Brest' }, { name: 'Quimper' }] },
    split: { by_site: true, criteria: [{ criterion: 'uniform', weight_bps: 10_000 }] },
  })
  expect(text).toContain(
    'Chaque établissement a son enveloppe, qui est la part de la formule portant son nom : « Brest » et « Quimper ».',
  )
})

test('an indicator known after the last day to pay is to confirm, with the article of that day', () => {
  const known = (available_by: string, payment?: GivenAnswers['payment']) =>
    report({
      indicators: [{ name: 'resultat', label: 'résultat courant', available_by }],
      ...(payment && { payment }),
    })
  expect(known('six mois après la clôture')).toMatchObject({ status: 'to_confirm' })
  expect(known('six mois après la clôture').articles.join()).toContain('L3314-9')
  expect(known('trois mois après la clôture').codes).not.toContain('known_after_payment')
  expect(known('trois mois après la clôture', { months_after_closing: 2 }).codes).toContain(
    'known_after_payment',
  )
})

test('a branch whose IDCC nobody knows keeps it, and is told', () => {
  const branch = (idcc: number) =>
    read({ ...situations.branch, conclusion: { mode: 'branch', branch: { name: 'Optique', idcc } } })
  expect(branch(1431).warnings).not.toContain('unknown_idcc')
  expect(branch(9998).warnings).toContain('unknown_idcc')
  expect(branch(9998).text).toContain('(IDCC 9998)')
})
