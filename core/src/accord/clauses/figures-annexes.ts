import { capital } from '@moisson/law/words/capital'
import { articlesOf } from '@moisson/law/scheme-points'

import { listed } from '@moisson/law/words/list'
import type { Accord } from '../accord.ts'
import { siteShown } from '../worked-example-shape.ts'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { isPerHead } from '../formula-text.ts'
import { paragraph, steps, table } from '../content.ts'
import { figureAt, figureHeads, periodName } from '../figure-columns.ts'
import { exactEuros, percent, shownValue, whole } from '../french-wording.ts'
import type { IndicatorUnit } from '../given-answers.ts'

/** Figures: what is aimed at in each exercice, and a whole year computed. */
export const figureAnnexes: ClauseWriter[] = [
  {
    code: 'objectives',
    title: (accord) => `Tableau des objectifs par ${periodName(accord).toLowerCase()}`,
    kind: 'U',
    locked: false,
    why: {
      fr: 'Un exercice sans objectif ne donne aucun droit : chaque exercice a les siens, ou la façon de les fixer.',
      en: 'A financial year without a target gives no right: each financial year has its own, or the way to set them.',
    },
    articles: articlesOf('calculation'),
    write: objectivesOf,
  },
  {
    code: 'example',
    title: 'Exemple chiffré',
    kind: 'U',
    locked: false,
    why: {
      fr: 'L’exemple est calculé par la formule elle-même : c’est la preuve qu’elle fonctionne et qu’on la comprend.',
      en: 'The example is computed by the formula itself: it proves that it works and is understood.',
    },
    articles: articlesOf('calculation', 'sharing', 'ceilings'),
    write: exampleOf,
  },
]

function objectivesOf({ accord, act, article }: Writing): Block[] {
  const { exercises } = accord.duration
  const { objectives, parameters } = accord.formula
  const heads = figureHeads(accord)
  const name = periodName(accord).toLowerCase()
  const figures = (values: readonly number[], unit: IndicatorUnit) =>
    heads.map((_, i) => shownValue(figureAt(values, i, heads.length), unit))
  if (objectives !== null) {
    const rows = objectives.flatMap((one) => {
      const indicator = accord.indicators.find(({ name }) => name === one.indicator)
      const unit = indicator?.unit ?? 'ratio'
      const line = (what: string, values: readonly number[]) => [
        capital(indicator?.label ?? one.indicator),
        what,
        ...figures(values, unit),
      ]
      return [
        ...(one.thresholds === null ? [] : [line('Seuil', one.thresholds)]),
        line('Objectif', one.targets),
        ...(one.over === null
          ? []
          : [line(`Maximum (réussite ${percent(one.over.score_bps)})`, one.over.values)]),
      ]
    })
    return [...written(`Objectifs par ${name}`, ['Indicateur', 'Niveau'], heads, rows), fixedSentence(accord)]
  }
  if (parameters.length > 0)
    return [
      ...written(
        `Valeurs par ${name}`,
        ['Paramètre', 'Unité'],
        heads,
        parameters.map(({ label, unit, values }) => [
          capital(label),
          unitNames[unit],
          ...figures(values, unit),
        ]),
      ),
      fixedSentence(accord),
    ]
  return [
    table(
      accord.indicators.length === 1 ? 'Indicateur suivi' : 'Indicateurs suivis',
      [
        'Indicateur',
        'Unité',
        'Dernière valeur connue',
        ...(exercises.length === 1 ? [] : ['Exercices couverts']),
      ],
      accord.indicators.map(({ label, unit, history }) => {
        const last = history.toSorted((a, b) => a.year - b.year).at(-1)
        return [
          capital(label),
          unitNames[unit],
          last ? `${shownValue(last.value, unit)} (${last.year})` : 'sans objet',
          ...(exercises.length === 1 ? [] : [`${whole(exercises.length)} exercices, mêmes valeurs`]),
        ]
      }),
      [2],
    ),
    paragraph(
      `Les seuils, taux et barèmes énoncés à ${article('calculation')} valent ${exercises.length === 1 ? 'pour l’exercice couvert' : 'pour chacun des exercices couverts'}. ${act.anAmendment} dans les délais de ${article('revision')} peut en fixer d’autres ${exercises.length === 1 ? 'tant que ses résultats' : 'pour un exercice dont les résultats'} sont encore incertains.`,
    ),
  ]
}

/** As many columns of figures as fit beside two of words. */
const MOST_COLUMNS = 5

/** A line for each thing that is fixed; where its figures are many, a table for each thing with a line for each period. */
function written(caption: string, words: [string, string], heads: string[], rows: string[][]): Block[] {
  if (heads.length <= MOST_COLUMNS)
    return [
      table(
        caption,
        [...words, ...heads],
        rows,
        heads.map((_, place) => place + 2),
      ),
    ]
  return rows.map(([first = '', second = '', ...figures]) =>
    table(
      `${first} (${second.toLowerCase()})`,
      ['Période', second],
      heads.map((head, place) => [head, figures[place] ?? '']),
      [1],
    ),
  )
}

/** « article 9 », inside brackets. */
const bare = (reference: string): string => reference.replace('l’', '')
const unitNames = { EUR: 'euros', ratio: 'pourcentage', count: 'nombre', days: 'jours' } as const

const fixedSentence = (accord: Accord): Block =>
  paragraph(
    accord.duration.years === 1
      ? 'Ces valeurs sont fixées pour l’exercice couvert.'
      : 'Ces valeurs sont fixées dès l’origine pour tous les exercices couverts ; aucune n’est arrêtée après coup.',
  )

const ALREADY_LOWER = 'inférieur au résultat de la formule, mais l’enveloppe est déjà ramenée au-dessous'

/** What of the example is the company’s own, and what is not. */
const whoseValues = ({ own_payroll, payroll_cents }: Writing['example']): string =>
  own_payroll
    ? `La masse salariale de ${exactEuros(payroll_cents)} est celle de l’entreprise ; les autres valeurs ci-dessous sont données pour la démonstration ; elles`
    : 'Les valeurs ci-dessous sont inventées pour la démonstration ; elles'

function exampleOf(writing: Writing): Block[] {
  const { accord, example, article } = writing
  const { collective } = example
  const cut = example.envelope_cents - collective.distributable_cents
  return [
    paragraph(
      `${whoseValues(example)} n’annoncent ni ne garantissent aucun montant. L’exemple suit l’ordre des articles sur ${accord.duration.period_months === 12 ? 'un exercice entier' : 'une période de calcul'}.`,
    ),
    table(
      'Données de départ',
      ['Donnée', 'Valeur'],
      example.inputs.map(({ label, shown }) => [capital(label), shown]),
      [1],
    ),
    paragraph(`Calcul de l’enveloppe (${bare(article('calculation'))}) :`),
    steps([
      ...example.steps.map(({ label }) => label),
      `Résultat de la formule, arrondi au centime : ${exactEuros(example.formula_cents)}${isPerHead(accord.formula.tree) ? ` par bénéficiaire${accord.criteria[0]?.criterion === 'uniform' ? '' : ' présent pendant toute la période'}` : ''}.`,
      ...(isPerHead(accord.formula.tree)
        ? [`Somme des montants dus à chacun : ${exactEuros(example.uncapped_cents)}.`]
        : []),
      ...example.caps.map(
        ({ label, cents, bites, exceeded }) =>
          `Plafond de l’accord (${label}) : ${exactEuros(cents)}, ${bites ? 'qui limite l’enveloppe' : exceeded ? ALREADY_LOWER : 'non atteint'}.`,
      ),
      ...(accord.participation.link === 'independent' ? [] : [linkedIn(accord, example)]),
      `Plafond légal sur ${exactEuros(example.payroll_cents)} de salaires bruts : ${exactEuros(collective.ceiling_cents)}, ${cut > 0 ? `qui retranche ${exactEuros(cut)}` : example.uncapped_cents > collective.ceiling_cents ? ALREADY_LOWER : 'non atteint'}.`,
      `Enveloppe à répartir : ${exactEuros(collective.distributable_cents)}.`,
    ]),
    ...partsOfPeriods(accord),
    ...(collective.distributable_cents === 0 ? [nothingToShare] : sharedOf(writing)),
  ]
}

const nothingToShare = paragraph(
  'Avec ces valeurs, la formule ne donne rien : aucune prime n’est due et il n’y a rien à répartir.',
)

/** How the envelope of the example is shared, and figures for which nothing would be. */
function sharedOf({ accord, example, article, has }: Writing): Block[] {
  const { individual, people, others, net } = example
  const names = accord.criteria.map(({ criterion }) => criterion)
  const perCriterion = {
    uniform: 'uniform_cents',
    salary: 'salary_cents',
    presence: 'presence_cents',
    appartenance: 'appartenance_cents',
  } as const
  const heads = {
    uniform: 'Part uniforme',
    salary: 'Part selon le salaire',
    presence: 'Part selon la présence',
    appartenance: 'Part selon l’appartenance',
  }
  const unit = accord.presence.unit === 'days' ? 'j' : 'h'
  const withSalary = names.includes('salary')
  const withPresence = names.includes('presence')
  const withTime = names.includes('appartenance')
  const withBounds = people.some(
    ({ salary_cents, counted_cents }) => withSalary && salary_cents !== counted_cents,
  )
  const columns = [
    ...(withSalary ? ['Salaire de référence'] : []),
    ...(withBounds ? ['Salaire pris en compte'] : []),
    ...(withPresence ? ['Présence'] : []),
    ...(withTime ? ['Appartenance'] : []),
  ]
  const rows = people.map(({ who, salary_cents, counted_cents, presence, appartenance, share }) => [
    who,
    ...(withSalary ? [exactEuros(salary_cents)] : []),
    ...(withBounds ? [exactEuros(counted_cents)] : []),
    ...(withPresence ? [`${whole(presence)}\u00a0${unit}`] : []),
    ...(withTime ? [`${whole(appartenance)}\u00a0j`] : []),
    ...names.map((name) => exactEuros(share[perCriterion[name]])),
    exactEuros(share.gross_cents),
  ])
  const blank = [...columns, ...names].map(() => '–')
  return [
    ...(example.sites
      ? [
          table(
            'Enveloppes par établissement',
            ['Établissement', 'Enveloppe'],
            example.sites.map(({ name, cents }) => [name, exactEuros(cents)]),
            [1],
          ),
          paragraph(
            `La répartition ci-dessous est celle de l’établissement « ${siteShown(example.sites)?.name ?? ''} », supposé réunir les bénéficiaires qui suivent.`,
          ),
        ]
      : []),
    paragraph(
      `Répartition (${bare(article('split'))}), pour un plafond individuel de ${exactEuros(individual.ceiling_cents)}${individual.provisional ? ', calculé sur le dernier plafond de la sécurité sociale publié' : ''} :`,
    ),
    table(
      'Répartition de l’enveloppe',
      ['Bénéficiaire', ...columns, ...names.map((name) => heads[name]), 'Prime brute'],
      [
        ...rows,
        ...(others
          ? [
              [
                others.count === 1
                  ? 'Un autre bénéficiaire'
                  : `Les ${whole(others.count)} autres bénéficiaires`,
                ...blank,
                exactEuros(others.gross_cents),
              ],
            ]
          : []),
        ['Total', ...blank, exactEuros(example.distributed_cents)],
      ],
      Array.from({ length: blank.length + 1 }, (_, i) => i + 1),
    ),
    paragraph(
      `Le montant moyen s’établit à ${exactEuros(example.average_cents)}. ${example.not_distributed_cents > 0 ? `${exactEuros(example.not_distributed_cents)} ne sont pas distribués du fait du plafond individuel. ` : ''}Pour le bénéficiaire A, la prime brute de ${exactEuros(net.gross_cents)} supporte ${exactEuros(net.csg_crds_cents)} de CSG et de CRDS : ${exactEuros(net.net_cents)} nets lui sont versés${has('choice') ? ' ou sont placés selon son choix' : ''}.`,
    ),
    ...supplementExample(example),
    ...nothingOf(example),
  ]
}

/** The link with participation, with the reserve that the example supposes. */
function linkedIn({ participation }: Accord, example: Writing['example']): string {
  const { reserve_cents, envelope_cents, payroll_cents } = example
  const reserve = `la réserve spéciale de participation, supposée de ${exactEuros(reserve_cents)}`
  if (participation.link === 'deducted')
    return `On déduit ${reserve} : il reste ${exactEuros(envelope_cents)}.`
  const cap_bps = participation.combined_cap_bps ?? 0
  return `Avec ${reserve}, l’ensemble ne peut excéder ${percent(cap_bps)} de la masse salariale brute, soit ${exactEuros(Math.round((payroll_cents * cap_bps) / 10_000))} : l’enveloppe s’établit à ${exactEuros(envelope_cents)}.`
}

/** Which parts of the formula the example counts for one of their own periods. */
const partsOfPeriods = ({ duration }: Accord): Block[] =>
  duration.part_periods.map(({ part, period_months }) =>
    paragraph(
      `La part « ${part} » y est comptée pour une seule de ses périodes de ${period_months} mois ; celles des autres périodes de l’exercice s’y ajoutent.`,
    ),
  )

/** What a supplement shared by criteria of its own would give the same people. */
function supplementExample({ supplement, people }: Writing['example']): Block[] {
  if (supplement === null) return []
  return [
    paragraph(
      `Un supplément de ${exactEuros(supplement.envelope_cents)}, réparti selon ses propres critères, donnerait avant plafond : ${listed(
        people.map(({ who }, place) => `${exactEuros(supplement.shares[place] ?? 0)} à ${who.slice(0, 1)}`),
        'fr',
      )}.`,
    ),
  ]
}

/** The same formula with figures for which nothing is due. */
function nothingOf({ nothing }: Writing['example']): Block[] {
  if (nothing === null || nothing.length === 0) return []
  return [
    paragraph(
      `À l’inverse, les autres données restant les mêmes, ${nothing.length === 1 ? 'la valeur suivante ne donnerait' : 'les valeurs suivantes ne donneraient'} lieu à aucun intéressement : ${listed(
        nothing.map(({ label, shown }) => `« ${label} » à ${shown}`),
        'fr',
      )}. Le résultat de la formule serait alors nul, et aucune prime ne serait due.`,
    ),
  ]
}
