import { combine, compared, constant, grid, input, times, when } from '@moisson/law/formula/build'
import type { Expression } from '@moisson/law/formula/expression'
import type { Text } from '@moisson/law/text'
import { PAYROLL } from './accord.ts'
import type { PublishedModel } from './published-model.ts'
import { byPresence, half, lastYear, rated, result, uniform } from './published-model-parts.ts'

const level = (name: string, label: string) => ({
  name,
  label,
  definition:
    'niveau constaté à la clôture de l’exercice : 0 en dessous de l’objectif partiel, 1 objectif partiel, 2 objectif atteint, 3 objectif dépassé',
  kind: 'performance' as const,
  unit: 'count' as const,
  source: 'tableau de suivi présenté au CSE',
  plausible: { from: 0, to: 3 },
  ...lastYear(2),
})

const noSplit: Text = {
  fr: ' Le partage n’est pas public : moitié salaire, moitié présence en tient lieu.',
  en: ' How it is shared is not public: half by pay and half by presence stand in its place.',
}
const note = (fr: string, en: string, then: Text = { fr: '', en: '' }): Text => ({
  fr: fr + then.fr,
  en: en + then.en,
})
const large: Text = { fr: 'grande entreprise', en: 'large company' }
const payroll = input(PAYROLL)
const nothing = constant(0)

/** Thousandths of wages, in a straight line from the target to four percent above it, and no further. */
const overTarget = (of: string, at: number, most: number): Expression =>
  times(payroll, {
    interp: {
      of: input(of),
      points: [
        [1, at / 1000],
        [1.04, most / 1000],
      ],
      below: nothing,
      above: 'clamp',
    },
  })
/** Nothing below nine tenths of the target, then a straight line from one amount to another, and a bonus beyond the target. */
const scaleAndBonus = (of: string, least: number, most: number, bonus: number): Expression =>
  combine(
    'add',
    {
      interp: {
        of: input(of),
        points: [
          [0.9, least],
          [1, most],
        ],
        below: nothing,
        above: 'clamp',
      },
    },
    grid(input(of), [
      [null, 0],
      [1.05, bonus],
    ]),
  )
const levels = (of: string, partly: number, reached: number, exceeded: number): Expression =>
  grid(input(of), [
    [null, 0],
    [1, partly],
    [2, reached],
    [3, exceeded],
  ])

/** Further published formulas, each of another shape than those before it. */
export const furtherModels = {
  telecom_lines: {
    label: {
      fr: 'Trois indicateurs, chacun sa droite',
      en: 'Three indicators, each with its own line',
    },
    sector: { fr: 'Télécommunications', en: 'Telecommunications' },
    size: large,
    year: 2018,
    note: note(
      'Ce qui est dû un peu en dessous de l’objectif n’est pas public : ici, rien.',
      'What is due slightly below the target is not public: here, nothing.',
    ),
    answers: {
      indicators: [
        rated(
          'operationnel',
          'atteinte de l’objectif opérationnel',
          'indicateur de performance opérationnelle réalisé, rapporté à son objectif',
          0.9,
          1.1,
          1,
        ),
        rated(
          'qualite',
          'atteinte de l’objectif de qualité de service',
          'indice de qualité de service aux clients réalisé, rapporté à son objectif',
          0.9,
          1.1,
          1,
        ),
        rated(
          'energie',
          'atteinte de l’objectif d’énergie',
          'indicateur d’économie d’énergie réalisé, rapporté à son objectif',
          0.9,
          1.1,
          1,
        ),
      ],
      formula: {
        tree: {
          sum: [
            { name: 'part opérationnelle', expr: overTarget('operationnel', 24, 30) },
            { name: 'part qualité de service', expr: overTarget('qualite', 12, 15) },
            { name: 'part énergie', expr: overTarget('energie', 4, 5) },
          ],
        },
      },
      split: {
        criteria: [
          { criterion: 'presence', weight_bps: 5000 },
          { criterion: 'appartenance', weight_bps: 2000 },
          { criterion: 'salary', weight_bps: 3000 },
        ],
      },
    },
  },
  public_parts: {
    label: { fr: 'Une part nationale et une part locale', en: 'A national part and a local one' },
    sector: { fr: 'Organisme de protection sociale', en: 'Social protection body' },
    size: { fr: 'près de 15 000 personnes', en: 'close to 15,000 people' },
    year: 2010,
    note: note(
      'Les objectifs de chaque part sont réunis ici en un taux de réussite.',
      'The targets of each part are brought together here in one rate of success.',
    ),
    answers: {
      indicators: [
        rated(
          'nationale',
          'réussite des objectifs nationaux',
          'part des objectifs nationaux de l’exercice qui sont atteints',
          0,
          1,
          0.9,
        ),
        rated(
          'locale',
          'réussite des objectifs locaux',
          'part des objectifs de l’établissement qui sont atteints dans l’exercice',
          0,
          1,
          0.8,
        ),
      ],
      formula: {
        tree: {
          sum: [
            { name: 'part nationale', expr: times(times(constant(0.01), payroll), input('nationale')) },
            { name: 'part locale', expr: times(times(constant(0.015), payroll), input('locale')) },
          ],
        },
      },
      split: uniform,
    },
  },
  rail_levels: {
    label: {
      fr: 'Quatre critères, trois niveaux chacun',
      en: 'Four criteria, three levels each',
    },
    sector: { fr: 'Transport ferroviaire', en: 'Rail transport' },
    size: large,
    year: 2025,
    note: note(
      'Les bornes de chaque niveau changent chaque année par avenant : l’indicateur est ici le niveau constaté.',
      'The bounds of each level change every year by amendment: the indicator here is the level found.',
    ),
    answers: {
      indicators: [
        level('tresorerie', 'niveau atteint, flux de trésorerie disponible'),
        level('charges', 'niveau atteint, maîtrise des charges'),
        level('ethique', 'niveau atteint, formation à l’éthique'),
        level('stockage', 'niveau atteint, sobriété numérique'),
      ],
      formula: {
        tree: {
          per_head: combine(
            'add',
            levels('tresorerie', 100, 250, 300),
            levels('charges', 100, 250, 425),
            levels('ethique', 50, 200, 250),
            levels('stockage', 50, 200, 225),
          ),
        },
      },
      split: uniform,
    },
  },
  mail_booster: {
    label: {
      fr: 'Un montant par personne, majoré par la qualité',
      en: 'An amount for each person, raised by quality',
    },
    sector: { fr: 'Courrier et colis', en: 'Mail and parcels' },
    size: large,
    year: 2024,
    note: note(
      'Les montants sont ceux de l’accord. Les bornes entre lesquelles ils courent ne sont pas publiques : 90, 100 et 105 % de l’objectif sont un exemple.',
      'The amounts are those of the agreement. The bounds between which they run are not public: 90, 100 and 105% of the target are an example.',
    ),
    answers: {
      indicators: [
        rated(
          'resultat',
          'atteinte de l’objectif de résultat net',
          'résultat net part du groupe réalisé, rapporté à son objectif',
          0.8,
          1.1,
          1,
        ),
        rated(
          'excedent',
          'atteinte de l’objectif d’excédent brut d’exploitation',
          'excédent brut d’exploitation réalisé, rapporté à son objectif',
          0.8,
          1.1,
          1,
        ),
        rated(
          'qualite',
          'majoration pour la qualité de service',
          'majoration tirée du barème de qualité de service de l’exercice, de zéro à quarante pour cent',
          0,
          0.4,
          0.2,
        ),
      ],
      formula: {
        tree: {
          per_head: times(
            combine('add', scaleAndBonus('resultat', 150, 460, 100), scaleAndBonus('excedent', 75, 330, 100)),
            combine('add', constant(1), combine('min', constant(0.4), input('qualite'))),
          ),
        },
      },
      split: byPresence,
    },
  },
  industry_product: {
    label: { fr: 'Un taux multiplié par un coefficient', en: 'A rate multiplied by a coefficient' },
    sector: { fr: 'Matériel électrique', en: 'Electrical equipment' },
    size: large,
    year: 2021,
    note: note(
      'Seule la part du groupe est reprise ; ses taux, ses coefficients et son plafond sont ceux de l’accord, les bornes des indicateurs un exemple.',
      'Only the part of the group is taken up; its rates, coefficients and cap are those of the agreement, the bounds of the indicators an example.',
    ),
    answers: {
      indicators: [
        {
          name: 'durable',
          label: 'indice de développement durable',
          definition:
            'valeur, de zéro à dix, du tableau de bord de développement durable à la clôture de l’exercice',
          kind: 'csr',
          unit: 'count',
          source: 'rapport de durabilité',
          plausible: { from: 3, to: 9 },
          ...lastYear(6),
        },
        rated(
          'evolution',
          'croissance du résultat d’exploitation',
          'évolution organique du résultat d’exploitation ajusté par rapport à l’exercice précédent',
          -0.02,
          0.18,
          0.08,
        ),
      ],
      formula: {
        tree: times(
          payroll,
          combine(
            'min',
            constant(0.05),
            times(
              {
                interp: {
                  of: input('durable'),
                  points: [
                    [4, 0.02],
                    [6, 0.025],
                    [8, 0.03],
                  ],
                  below: nothing,
                  above: 'clamp',
                },
              },
              {
                interp: {
                  of: input('evolution'),
                  points: [
                    [0.04, 0.5],
                    [0.08, 1],
                    [0.14, 1.9],
                  ],
                  below: nothing,
                  above: 'clamp',
                },
              },
            ),
          ),
        ),
      },
      split: {
        criteria: [
          { criterion: 'salary', weight_bps: 10_000, floor_pass_bps: 10_000, ceiling_pass_bps: 30_000 },
        ],
      },
    },
  },
  industry_margin: {
    label: {
      fr: 'Un seuil de marge, un barème, une note opérationnelle',
      en: 'A margin threshold, a scale, an operational score',
    },
    sector: { fr: 'Industrie', en: 'Manufacturing' },
    size: large,
    year: 2023,
    note: note(
      'Le seuil et le plafond sont ceux de l’accord. Entre les deux, le barème n’est pas public : une droite qui part de 1 % en tient lieu.',
      'The threshold and the cap are those of the agreement. Between them the scale is not public: a line from 1% stands in its place.',
      noSplit,
    ),
    answers: {
      indicators: [
        {
          ...rated(
            'marge',
            'marge d’exploitation avant intéressement',
            'résultat d’exploitation avant intéressement, rapporté au chiffre d’affaires hors taxes',
            0.04,
            0.12,
            0.085,
          ),
          kind: 'result' as const,
        },
        rated(
          'operationnel',
          'note opérationnelle',
          'moyenne des taux de réussite des objectifs opérationnels de l’exercice',
          0,
          1,
          0.8,
        ),
      ],
      formula: {
        tree: times(
          payroll,
          {
            interp: {
              of: input('marge'),
              points: [
                [0.07, 0.01],
                [0.094, 0.03],
              ],
              below: nothing,
              above: 'clamp',
            },
          },
          input('operationnel'),
        ),
      },
      split: half,
    },
  },
  insurer_bases: {
    label: {
      fr: 'Deux socles plafonnés, et un interrupteur',
      en: 'Two capped bases, and a switch',
    },
    sector: { fr: 'Assurance', en: 'Insurance' },
    size: large,
    year: 2024,
    note: note(
      'Les deux plafonds sont ceux de l’accord. Ce qui annule tout n’est pas public : un résultat négatif est un exemple.',
      'Both caps are those of the agreement. What cancels everything is not public: a loss is an example.',
      noSplit,
    ),
    answers: {
      indicators: [
        rated(
          'groupe',
          'taux acquis au titre du groupe',
          'total, en pourcentage des salaires, des barèmes des objectifs du groupe',
          0,
          0.02,
          0.01,
        ),
        rated(
          'entreprise',
          'taux acquis au titre de l’entreprise',
          'total, en pourcentage des salaires, des barèmes des objectifs de l’entreprise',
          0,
          0.1,
          0.06,
        ),
        {
          ...result('resultat', 'résultat net', 'résultat net comptable de l’exercice, avant intéressement'),
          plausible: { from: -100_000, to: 400_000 },
          ...lastYear(200_000),
        },
      ],
      formula: {
        tree: when(
          compared(input('resultat'), '>=', nothing),
          combine(
            'min',
            times(constant(0.0845), payroll),
            combine(
              'add',
              combine('min', times(constant(0.0125), payroll), times(input('groupe'), payroll)),
              times(input('entreprise'), payroll),
            ),
          ),
        ),
      },
      split: half,
    },
  },
  insurer_families: {
    label: {
      fr: 'Des objectifs communs et des objectifs propres',
      en: 'Shared targets and targets of one’s own',
    },
    sector: { fr: 'Protection sociale et retraite', en: 'Insurance and pensions' },
    size: large,
    year: 2024,
    note: note(
      'Les objectifs de chaque famille sont réunis ici en un taux de réussite.',
      'The targets of each family are brought together here in one rate of success.',
      noSplit,
    ),
    answers: {
      indicators: [
        rated(
          'communs',
          'réussite des objectifs communs',
          'moyenne des taux de réussite des objectifs communs aux entités du groupe',
          0,
          1,
          0.9,
        ),
        rated(
          'propres',
          'réussite des objectifs propres',
          'moyenne des taux de réussite des objectifs propres à l’entreprise',
          0,
          1,
          0.8,
        ),
      ],
      formula: {
        tree: times(times(constant(0.0485), payroll), {
          op: 'add',
          weights: 'whole',
          args: [times(constant(0.26), input('communs')), times(constant(0.74), input('propres'))],
        }),
      },
      split: half,
    },
  },
  digital_double: {
    label: {
      fr: 'Deux résultats à la fois, et un bonus carbone',
      en: 'Two results at once, and a carbon bonus',
    },
    sector: { fr: 'Services numériques', en: 'Digital services' },
    size: large,
    year: 2022,
    note: note(
      'Le plafond commun avec la participation est celui de l’accord, hors forfait social. L’enveloppe et les deux objectifs sont un exemple.',
      'The cap shared with the participation is that of the agreement, without the forfait social. The envelope and both targets are an example.',
      noSplit,
    ),
    answers: {
      indicators: [
        {
          ...result(
            'ensemble',
            'résultat opérationnel de l’ensemble',
            'résultat opérationnel de l’unité économique et sociale, avant intéressement',
          ),
          plausible: { from: 400_000, to: 600_000 },
          ...lastYear(520_000),
        },
        {
          ...result(
            'entite',
            'résultat opérationnel de l’entité',
            'résultat opérationnel de l’entité, avant intéressement',
          ),
          plausible: { from: 60_000, to: 140_000 },
          ...lastYear(105_000),
        },
        {
          ...rated(
            'carbone',
            'bonus carbone',
            'bonus tiré du barème de baisse des émissions par salarié de l’exercice',
            0,
            0.2,
            0.1,
          ),
          kind: 'csr' as const,
        },
      ],
      formula: {
        tree: when(
          {
            all: [
              compared(input('ensemble'), '>=', constant(500_000)),
              compared(input('entite'), '>=', constant(100_000)),
            ],
          },
          times(times(constant(0.03), payroll), combine('add', constant(1), input('carbone'))),
        ),
      },
      participation: { exists: true, link: 'combined_cap', combined_cap_bps: 330 },
      split: half,
    },
  },
  rail_tunnel: {
    label: { fr: 'Un résultat entre deux bornes', en: 'A result between two bounds' },
    sector: { fr: 'Services aux entreprises', en: 'Business services' },
    size: { fr: 'groupement d’intérêt économique', en: 'economic interest grouping' },
    year: 2024,
    note: note(
      'Qui n’a pas vocation au bénéfice vise un résultat ni trop bas ni trop haut. Seul ce critère est repris ; les bornes et le montant sont un exemple.',
      'Whoever is not meant to make a profit aims at a result neither too low nor too high. Only this criterion is taken up; the bounds and the amount are an example.',
      noSplit,
    ),
    answers: {
      indicators: [
        {
          ...result(
            'resultat',
            'résultat opérationnel',
            'résultat opérationnel de l’exercice, avant intéressement, tel qu’il figure dans les comptes annuels approuvés',
          ),
          plausible: { from: -100_000, to: 100_000 },
          ...lastYear(20_000),
        },
      ],
      formula: {
        tree: when(
          {
            all: [
              compared(input('resultat'), '>=', constant(-40_000)),
              compared(input('resultat'), '<=', constant(40_000)),
            ],
          },
          constant(12_000),
        ),
      },
      split: half,
    },
  },
} satisfies Record<string, PublishedModel>
