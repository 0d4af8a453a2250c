import { articlesOf } from '@moisson/law/scheme-points'

import { individualCeiling } from '@moisson/law/ceilings'
import { collectiveCeilingShare } from '@moisson/law/parameters/limits'
import { isUsed } from '../campaign/criteria.ts'
import type { Accord } from './accord.ts'
import { boundProblems, weightProblems } from './check-weights.ts'
import { formulaParts } from './formula-parts.ts'
import { isPerHead } from './formula-text.ts'
import type { GivenAnswers } from './given-answers.ts'
import { illegal, missing, type AnswerProblem } from './problem.ts'
import { euros, percent } from './french-wording.ts'
import { notWhole } from '@moisson/law/whole'

/** How the envelope is shared between people. */
export function splitProblems(of: Accord, given: GivenAnswers): AnswerProblem[] {
  const { criteria, formula } = of
  const articles = articlesOf('sharing')
  if (!given.split?.criteria?.length)
    return [
      missing(
        'split.criteria',
        { fr: 'Dites comment l’enveloppe est répartie.', en: 'Say how the envelope is shared.' },
        [...articlesOf('mandatory_clauses'), ...articles],
      ),
    ]
  const problems: AnswerProblem[] = []
  const byPart = criteria.some(({ slices, by_year }) => slices?.length || by_year?.length)
  const total = byPart ? null : notWhole(criteria.map(({ weight_bps }) => weight_bps))
  problems.push(...weightProblems(of, given), ...boundProblems(of))
  if (total !== null)
    problems.push(
      illegal(
        'split.criteria',
        'weights_not_whole',
        {
          fr: `Les parts des critères font ${percent(total)} au lieu de 100 %.`,
          en: `The criteria add up to ${total / 100}% instead of 100%.`,
        },
        articles,
      ),
    )
  const names = criteria.map(({ criterion }) => criterion)
  for (const [place, one] of criteria.entries()) {
    const { criterion } = one
    const at = `split.criteria.${place}`
    if (names.indexOf(criterion) !== place)
      problems.push(
        illegal(`${at}.criterion`, 'criterion_twice', {
          fr: 'Ce critère est déjà pris : réunissez les deux parts.',
          en: 'This criterion is already taken: join the two parts.',
        }),
      )
    if (!isUsed(one) && !one.by_year?.some(({ weight_bps }) => weight_bps > 0))
      problems.push(
        illegal(`${at}.weight_bps`, 'empty_mass', {
          fr: 'Une part de 0 % ne répartit rien : retirez ce critère.',
          en: 'A part of 0% shares nothing: remove this criterion.',
        }),
      )
  }
  if (of.by_site && formulaParts(formula.tree).length < 2)
    problems.push(
      illegal(
        'split.by_site',
        'no_site_parts',
        {
          fr: 'Répartir site par site suppose une formule qui additionne une part par établissement, chacune au nom du sien.',
          en: 'An allocation site by site needs a formula that adds up one part for each establishment, each under its name.',
        },
        articles,
      ),
    )
  problems.push(...siteProblems(of), ...supplementProblems(of))
  if (isPerHead(formula.tree) && (names.length !== 1 || names[0] === 'salary'))
    problems.push(
      illegal(
        'split.criteria',
        'per_head',
        {
          fr: 'Une formule qui donne un montant par personne se répartit selon la présence, ou de façon uniforme.',
          en: 'A formula that gives an amount per person is shared by presence, or equally.',
        },
        articles,
      ),
    )
  return problems
}

/** Site by site: each part has a name of its own, and no named establishment stays without a part. */
function siteProblems({ by_site, formula, scope }: Accord): AnswerProblem[] {
  if (!by_site) return []
  const names = formulaParts(formula.tree).map(({ name }) => name)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  const outside =
    scope.kind === 'some' ? scope.establishments.filter(({ name }) => !names.includes(name)) : []
  return [
    ...(twice === undefined
      ? []
      : [
          illegal('split.by_site', 'site_name_twice', {
            fr: `Deux parties de la formule se nomment « ${twice} » : chaque établissement a la sienne.`,
            en: `Two parts of the formula are named “${twice}”: each establishment has its own.`,
          }),
        ]),
    ...outside.map(({ name }) =>
      illegal('scope.establishments', 'site_without_part', {
        fr: `L’établissement « ${name} » n’a pas de part dans la formule : ses salariés ne recevraient rien. Donnez-lui une partie de ce nom.`,
        en: `The establishment “${name}” has no part in the formula: its employees would receive nothing. Give it a part of that name.`,
      }),
    ),
  ]
}

/** A supplement shared by criteria of its own: as whole as the others. */
function supplementProblems({ supplement }: Accord): AnswerProblem[] {
  if (!supplement.planned || supplement.split !== 'own') return []
  const total = notWhole(supplement.criteria.map(({ weight_bps }) => weight_bps))
  const names = supplement.criteria.map(({ criterion }) => criterion)
  if (total === null && new Set(names).size === names.length) return []
  return [
    illegal(
      'supplement.criteria',
      'weights_not_whole',
      {
        fr: `Les parts des critères du supplément font ${percent(total ?? 10_000)} : il faut 100 %, chaque critère une fois.`,
        en: `The criteria of the supplement add up to ${(total ?? 10_000) / 100}%: 100% is needed, each criterion once.`,
      },
      articlesOf('sharing', 'supplement'),
    ),
  ]
}

/** A cap of nothing is no cap: nobody would ever receive anything by the agreement. */
function nilCapProblems({ caps, participation, individual_cap }: Accord): AnswerProblem[] {
  const given = {
    'caps.payroll_bps': caps.payroll_bps,
    'caps.amount_cents': caps.amount_cents,
    'caps.indicator_cap.rate_bps': caps.indicator_cap?.rate_bps ?? null,
    'participation.combined_cap_bps':
      participation.link === 'combined_cap' ? participation.combined_cap_bps : null,
    'individual_cap.own_cap_cents': individual_cap.own_cap_cents,
  }
  return Object.entries(given).flatMap(([field, cap]) =>
    cap === 0
      ? [
          illegal(field, 'cap_of_nothing', {
            fr: 'Un plafond nul ne laisserait rien à verser à personne\u00a0: videz ce champ, ou donnez un plafond.',
            en: 'A cap of nothing would leave nothing to pay to anybody: empty this field, or give a cap.',
          }),
        ]
      : [],
  )
}

/** What limits the envelope and each share. */
export function capProblems(accord: Accord): AnswerProblem[] {
  const { caps, participation, individual_cap, duration, indicators } = accord
  const problems: AnswerProblem[] = []
  if (isPerHead(accord.formula.tree) && participation.link !== 'independent')
    problems.push(
      illegal('participation.link', 'per_head', {
        fr: 'Une formule qui donne un montant par personne ne se lie pas à la participation : écrivez une enveloppe.',
        en: 'A formula that gives an amount per person cannot be linked to participation: write an envelope.',
      }),
    )
  problems.push(...nilCapProblems(accord))
  const share = collectiveCeilingShare.on(duration.exercises[0]?.end ?? collectiveCeilingShare.reread)
  const most = share.value * 100
  const above = (field: string, bps: number | null) => {
    if (bps !== null && bps > most)
      problems.push(
        illegal(
          field,
          'above_collective_ceiling',
          {
            fr: `Le plafond légal est de ${percent(most)} des salaires bruts : un plafond propre ne peut le dépasser.`,
            en: `The legal ceiling is ${share.value}% of gross wages: the agreement’s own cap may not exceed it.`,
          },
          articlesOf('ceilings'),
        ),
      )
  }
  above('caps.payroll_bps', caps.payroll_bps)
  if (participation.link === 'combined_cap') {
    above('participation.combined_cap_bps', participation.combined_cap_bps)
    if (participation.combined_cap_bps === null)
      problems.push(
        missing('participation.combined_cap_bps', {
          fr: 'Donnez le plafond commun à la participation et à l’intéressement.',
          en: 'Give the ceiling common to participation and intéressement.',
        }),
      )
  }
  if (caps.indicator_cap && !indicators.some(({ name }) => name === caps.indicator_cap?.indicator))
    problems.push(
      illegal('caps.indicator_cap.indicator', 'unknown_indicator', {
        fr: `L’indicateur « ${caps.indicator_cap.indicator} » n’est pas défini.`,
        en: `The indicator “${caps.indicator_cap.indicator}” is not defined.`,
      }),
    )
  const exercise = duration.exercises[0]
  if (exercise && individual_cap.own_cap_cents !== null) {
    const { ceiling_cents } = individualCeiling.value({ exercise, unpublished: 'provisional' })
    if (individual_cap.own_cap_cents > ceiling_cents)
      problems.push(
        illegal(
          'individual_cap.own_cap_cents',
          'above_individual_ceiling',
          {
            fr: `Nul ne peut recevoir plus de ${euros(ceiling_cents)} au titre d’un exercice : un plafond propre doit être plus bas.`,
            en: `Nobody may receive more than ${ceiling_cents / 100} euros for one financial year: a ceiling of the agreement’s own must be lower.`,
          },
          articlesOf('ceilings'),
        ),
      )
  }
  return problems
}
