import { capital } from '@moisson/law/words/capital'
import { articlesOf, cited } from '@moisson/law/scheme-points'
import { absences, type AbsenceType } from '@moisson/law/absences'

import { individualCeilingShare, quarterShare } from '@moisson/law/parameters/limits'
import type { Accord } from '../accord.ts'
import { usesCriterion } from '../criteria-in-use.ts'
import { formulaParts } from '../formula-parts.ts'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { paragraph, points, table } from '../content.ts'
import { counted, day, euros, percent } from '../french-wording.ts'
import { decimalWritten } from '@moisson/law/words/figures'
import type { Criterion } from '../../vocabulary.ts'
import { listed } from '@moisson/law/words/list'

const uses = (criterion: 'salary' | 'presence') => (accord: Accord) => usesCriterion(accord, criterion)
const usesTime = (accord: Accord) => uses('salary')(accord) || uses('presence')(accord)

/** How the envelope becomes individual rights. */
export const sharingClauses: ClauseWriter[] = [
  {
    code: 'split',
    title: 'Répartition entre les bénéficiaires',
    kind: 'M',
    locked: false,
    why: {
      fr: 'Trois critères seulement sont permis : part égale, présence, salaire ; réunis, chacun a sa propre part de l’enveloppe.',
      en: 'Only three criteria are allowed: equal part, presence, pay; used together, each has its own part of the envelope.',
    },
    articles: articlesOf('sharing', 'mandatory_clauses'),
    write: splitOf,
  },
  {
    code: 'salary',
    title: 'Définition du salaire de référence',
    kind: 'C',
    locked: false,
    why: {
      fr: 'La répartition emploie le salaire : il faut dire lequel, et le reconstituer pour les absences protégées.',
      en: 'The allocation uses pay: the text says which, and rebuilds it for protected absences.',
    },
    articles: articlesOf('sharing', 'pay_of_the_absent', 'pay_of_officers'),
    when: uses('salary'),
    write: salaryOf,
  },
  {
    code: 'presence',
    title: 'Durée de présence et absences assimilées',
    kind: 'C',
    locked: true,
    why: {
      fr: 'La loi assimile des absences à de la présence ; la liste ne peut qu’être élargie, pour tous.',
      en: 'The law counts some absences as presence; the list can only be widened, for everybody.',
    },
    articles: articlesOf('sharing', 'short_time'),
    when: usesTime,
    write: presenceOf,
  },
  {
    code: 'individual_cap',
    title: 'Plafonnement individuel et sort du reliquat',
    kind: 'L',
    locked: true,
    why: {
      fr: 'Nul ne reçoit plus des trois quarts du plafond de la sécurité sociale ; l’accord dit ce que devient le surplus.',
      en: 'Nobody receives more than three quarters of the social-security ceiling; the agreement says what becomes of the excess.',
    },
    articles: articlesOf('ceilings', 'redistribution'),
    write: individualCapOf,
  },
  {
    code: 'supplement',
    title: 'Supplément d’intéressement',
    kind: 'U',
    locked: false,
    why: {
      fr: 'Après la clôture, l’entreprise peut décider d’un supplément, dans les mêmes plafonds.',
      en: 'After the closing, the company may decide on a supplement, within the same ceilings.',
    },
    articles: articlesOf('supplement'),
    write: supplementOf,
  },
]

const criterionNames = {
  uniform: 'de façon uniforme entre les bénéficiaires',
  salary: 'proportionnellement aux salaires de référence',
  presence: 'proportionnellement à la durée de présence',
  appartenance: 'proportionnellement au temps d’appartenance à l’entreprise',
} as const

function splitOf({ accord, article, annex, has }: Writing): Block[] {
  const { criteria } = accord
  const salary = criteria.find(({ criterion }) => criterion === 'salary')
  const uses_ = (name: Criterion) => criteria.some(({ criterion }) => criterion === name)
  return [
    ...(accord.by_site
      ? [
          paragraph(
            `Chaque établissement a son enveloppe, qui est la part de la formule portant son nom : ${listed(
              formulaParts(accord.formula.tree).map(({ name }) => `« ${name} »`),
              'fr',
            )}. Cette enveloppe est répartie entre les seuls bénéficiaires de l’établissement, selon les règles qui suivent ; aucune somme ne passe de l’un à l’autre. Le bénéficiaire qui change d’établissement pendant la période a droit à une part dans chacun, pour le temps et le salaire qui s’y rapportent. Lorsqu’un plafond réduit l’enveloppe globale, les enveloppes des établissements sont réduites dans la même proportion.`,
          ),
        ]
      : []),
    ...massesOf(accord),
    ...(salary ? boundsOf(salary, accord).map((one) => paragraph(one)) : []),
    paragraph(
      'La répartition est strictement proportionnelle au critère retenu, sans tranche ni palier de salaire ou de présence. Les droits sont calculés au centime selon la méthode des plus forts restes, de sorte que leur somme soit exactement égale à la somme répartie.',
    ),
    ...(uses_('uniform')
      ? [
          paragraph(
            'La part uniforme est la même pour tous : elle n’est réduite ni par le temps partiel, ni par une entrée ou un départ en cours de période.',
          ),
        ]
      : []),
    ...(uses_('appartenance')
      ? [
          paragraph(
            'Le temps d’appartenance se compte en jours calendaires, de l’entrée à la sortie du bénéficiaire au cours de la période de calcul. Aucune absence, quelle qu’en soit la cause, ni le temps partiel ne le réduisent.',
          ),
        ]
      : []),
    ...((uses_('salary') || uses_('presence')) && (has('salary') || has('presence'))
      ? [
          paragraph(
            `${listed(
              [
                ...(uses_('salary') && has('salary')
                  ? [`le salaire de référence est défini à ${article('salary')}`]
                  : []),
                ...(has('presence')
                  ? [`les absences assimilées sont énoncées à ${article('presence')}`]
                  : []),
              ],
              'fr',
            ).replace(/^./, (letter) =>
              letter.toUpperCase(),
            )}. L’application de ces règles est illustrée à ${annex('example')}.`,
          ),
        ]
      : []),
  ]
}

/** The sub-masses with their parts: the same all along, by exercice, or by slice of the envelope. */
function massesOf({ criteria, duration }: Accord): Block[] {
  const [one] = criteria
  if (one && criteria.length === 1)
    return [
      paragraph(
        `L’enveloppe d’intéressement est répartie en totalité (${percent(10_000)}) ${criterionNames[one.criterion]}.`,
      ),
    ]
  const fixed = criteria.find(({ criterion }) => criterion === 'uniform')
  const paid = criteria.find(({ criterion }) => criterion === 'salary')
  // Users speak of a fixed part and of a proportional one.
  const spoken = fixed && paid && criteria.length === 2
  const names = criteria.map(({ criterion }) =>
    spoken
      ? {
          uniform: 'Part fixe, uniforme entre les bénéficiaires',
          salary: 'Part proportionnelle aux salaires de référence',
        }[criterion as 'uniform' | 'salary']
      : capital(criterionNames[criterion]),
  )
  const slices = criteria.find((criterion) => criterion.slices?.length)?.slices ?? []
  const byYear = criteria.some(({ by_year }) => by_year?.length)
  const heads =
    slices.length > 0
      ? slices.map(({ up_to_cents }, place) => {
          const from = slices[place - 1]?.up_to_cents
          if (!up_to_cents) return from ? `Au-delà de ${euros(from)}` : 'Toute l’enveloppe'
          return from ? `De ${euros(from)} à ${euros(up_to_cents)}` : `Jusqu’à ${euros(up_to_cents)}`
        })
      : byYear
        ? duration.exercises.map(({ end }) => `Exercice clos le ${day(end)}`)
        : ['Part de l’enveloppe']
  const parts = ({ weight_bps, slices: own, by_year }: Accord['criteria'][number]) =>
    slices.length > 0
      ? slices.map((_, place) => percent(own?.[place]?.weight_bps ?? 0))
      : byYear
        ? duration.exercises.map((_, place) => percent(by_year?.[place]?.weight_bps ?? weight_bps))
        : [percent(weight_bps)]
  return [
    paragraph(
      `L’enveloppe d’intéressement est divisée en ${counted(criteria.length, 'sous-masse')} distinctes, réparties chacune selon un seul critère${byYear ? ' ; leurs parts sont fixées d’avance pour chaque exercice' : ''} :`,
    ),
    table(
      'Sous-masses',
      ['Répartition', ...heads],
      criteria.map((criterion, place) => [names[place] ?? '', ...parts(criterion)]),
      heads.map((_, place) => place + 1),
    ),
    ...(slices.length > 0
      ? [
          paragraph(
            'L’enveloppe est d’abord découpée en ces tranches, et chaque tranche partagée entre les critères selon ses propres parts ; les sommes ainsi affectées à un même critère s’additionnent ensuite en une seule sous-masse.',
          ),
        ]
      : []),
  ]
}

/** As campaigns apply them: the bounds, what they are in proportion to, and the widest range. */
function boundsOf(salary: Accord['criteria'][number], { by_site, duration }: Accord): string[] {
  const shorter = duration.period_months < 12 || duration.part_periods.length > 0
  const said = (cents?: number | null, pass_bps?: number | null) =>
    pass_bps
      ? `${pass_bps === 10_000 ? 'une fois' : `${decimal(pass_bps / 10_000)} fois`} le plafond annuel moyen de la sécurité sociale de la période`
      : cents
        ? euros(cents)
        : null
  const floor = said(salary.floor_cents, salary.floor_pass_bps)
  const ceiling = said(salary.ceiling_cents, salary.ceiling_pass_bps)
  const sentences: string[] = []
  const counted_ = 'Le salaire pris en compte au titre d’une période ne peut être'
  const both = floor !== null && ceiling !== null
  if (both) sentences.push(`${counted_} inférieur à ${floor} ni supérieur à ${ceiling}.`)
  else if (floor !== null) sentences.push(`${counted_} inférieur à ${floor}.`)
  else if (ceiling !== null) sentences.push(`${counted_} supérieur à ${ceiling}.`)
  if (sentences.length > 0) {
    const whose = both ? 'Ces limites sont' : 'Cette limite est'
    const reduced = {
      appartenance: `${whose} ${both ? 'réduites' : 'réduite'} en proportion des jours calendaires d’appartenance à l’entreprise au cours de la période ; ni les absences ni le temps partiel ne ${both ? 'les' : 'la'} réduisent.`,
      presence: `${whose} ${both ? 'réduites' : 'réduite'} en proportion de la durée de présence du bénéficiaire, rapportée à une présence complète pendant la période.`,
      same: both
        ? 'Ces limites sont les mêmes pour tous et ne sont réduites ni pour temps partiel, ni pour présence incomplète.'
        : 'Cette limite est la même pour tous et n’est réduite ni pour temps partiel, ni pour présence incomplète.',
    }
    sentences.push(reduced[salary.bounds_prorated ?? 'same'])
    if (shorter && (salary.floor_pass_bps || salary.ceiling_pass_bps))
      sentences.push(
        'Pour une période plus courte que l’année, le plafond de la sécurité sociale compte pour un douzième par mois.',
      )
  }
  if (salary.max_ratio_bps)
    return [
      ...(sentences.length > 0 ? [sentences.join(' ')] : []),
      `Le salaire pris en compte ne peut excéder ${decimal(salary.max_ratio_bps / 10_000)} fois le plus faible des salaires pris en compte parmi les bénéficiaires${by_site ? ' de l’établissement' : ''} qui appartiennent à l’entreprise pendant toute la période, les salaires nuls étant laissés de côté. Pour qui n’y appartient qu’une partie de la période, cette limite est réduite en proportion des jours d’appartenance. Entre deux bénéficiaires présents pendant toute la période, le rapport des parts liées au salaire n’excède donc pas ${decimal(salary.max_ratio_bps / 10_000)}.`,
    ]
  return sentences.length > 0 ? [sentences.join(' ')] : []
}

/** « 1,25 ». */
const decimal = (value: number): string => decimalWritten(String(value), 'fr')

function salaryOf({ accord, article }: Writing): Block[] {
  const { executives, spouse } = accord.beneficiaries
  const end = accord.duration.exercises[0]?.end ?? quarterShare.reread
  return [
    paragraph(
      `Le salaire de référence est ${accord.salary.definition.replace(/^(le salaire de référence est|est)\s+/i, '').replace(/[.;]\s*$/, '')}.`,
    ),
    paragraph(
      `Pour les absences assimilées à de la présence par ${article('presence')}, le salaire de référence est celui que le bénéficiaire aurait perçu s’il avait travaillé. Le complément versé par l’employeur pendant l’absence ne s’y ajoute pas.`,
    ),
    ...(executives
      ? [
          paragraph(
            'Pour les dirigeants bénéficiaires, il est tenu compte de la rémunération annuelle ou du revenu professionnel imposé à l’impôt sur le revenu au titre de l’année précédente, dans la limite du salaire le plus élevé versé dans l’entreprise.',
          ),
        ]
      : []),
    ...(spouse
      ? [
          paragraph(
            `Pour le conjoint collaborateur ou associé, il est tenu compte d’une somme égale à ${percent(quarterShare.on(end).value * 100)} du plafond annuel de la sécurité sociale.`,
          ),
        ]
      : []),
  ]
}

/** The list of the law, word for word the same in every agreement, read from the law package. */
function presenceOf({ accord, act }: Writing): Block[] {
  const { unit, also_counted } = accord.presence
  const entries = Object.entries(absences) as [AbsenceType, (typeof absences)[AbsenceType]][]
  const counts = entries.filter(([, { counts: counted_ }]) => counted_).map(([, { label }]) => label.fr)
  const added = also_counted.map((name) => absences[name].label.fr)
  const others = entries
    .filter(([name, { counts: counted_ }]) => !counted_ && !also_counted.includes(name))
    .map(([, { label }]) => label.fr)
  const ended = (items: string[]) => items.map((one, i) => `${one}${i === items.length - 1 ? '.' : ' ;'}`)
  return [
    paragraph(
      unit === 'days'
        ? 'La durée de présence se mesure en jours calendaires compris entre l’entrée et la sortie du bénéficiaire au cours de la période de calcul, diminués des absences qui ne sont pas assimilées à de la présence.'
        : 'La durée de présence se mesure en heures : durée contractuelle de travail et heures complémentaires, diminuées des heures d’absence qui ne sont pas assimilées à de la présence. Pour les salariés au forfait en jours, une journée compte pour sept heures.',
    ),
    ...officersPresence(accord),
    paragraph('Sont assimilées à de la présence, pour tous les bénéficiaires, les absences suivantes :'),
    points(ended(counts)),
    ...(added.length > 0
      ? [paragraph(`${act.The} y ajoute, pour tous les bénéficiaires :`), points(ended(added))]
      : []),
    ...(others.length > 0
      ? [
          paragraph(
            `Les autres absences, notamment pour ${listed(others, 'fr', 'or')}, réduisent la durée de présence à due proportion de leur durée.`,
          ),
        ]
      : []),
  ]
}

/** Who has a function and no employment contract has no working time that could be measured. */
function officersPresence({ beneficiaries: { executives, spouse }, presence: { unit } }: Accord): Block[] {
  if (!executives && !spouse) return []
  const who = [
    ...(executives ? ['les dirigeants bénéficiaires'] : []),
    ...(spouse ? ['le conjoint collaborateur ou associé'] : []),
  ].join(' et ')
  const counted_ =
    unit === 'days'
      ? 'l’entrée et la sortie sont le début et la fin de leurs fonctions'
      : 'qui n’ont pas d’horaire de travail, chaque jour calendaire de leurs fonctions au cours de la période de calcul compte comme celui d’un salarié à temps plein présent'
  return [
    paragraph(
      spouse && !executives
        ? `Pour ${who}, ${counted_.replace('qui n’ont pas', 'qui n’a pas').replaceAll('leurs fonctions', 'son activité')}.`
        : `Pour ${who}, ${counted_}.`,
    ),
  ]
}

function individualCapOf({ accord }: Writing): Block[] {
  const { own_cap_cents, prorate, remainder } = accord.individual_cap
  const end = accord.duration.exercises[0]?.end ?? individualCeilingShare.reread
  const share = individualCeilingShare.on(end)
  return [
    paragraph(
      `Le montant des primes attribuées à un même bénéficiaire au titre d’un même exercice, supplément compris, ne peut excéder une somme égale à ${percent(share.value * 100)} du plafond annuel moyen de la sécurité sociale de cet exercice.`,
    ),
    ...(own_cap_cents === null
      ? []
      : [
          paragraph(
            `Dans cette limite, ${euros(own_cap_cents)} au plus sont attribués à un même bénéficiaire au titre d’un exercice.`,
          ),
        ]),
    ...(prorate
      ? [
          paragraph(
            'Pour le bénéficiaire qui n’a pas appartenu à l’entreprise pendant tout l’exercice, ce plafond est réduit en proportion des jours calendaires d’appartenance. Ni les absences ni le temps partiel ne le réduisent.',
          ),
        ]
      : []),
    paragraph(
      remainder === 'redistributed'
        ? 'Les sommes que ce plafond empêche d’attribuer sont réparties entre les bénéficiaires qui ne l’ont pas atteint, selon les mêmes modalités. L’opération est renouvelée jusqu’à épuisement des sommes ou jusqu’à ce que tous aient atteint leur plafond.'
        : 'Les sommes que ce plafond empêche d’attribuer ne sont pas distribuées et demeurent acquises à l’entreprise.',
    ),
  ]
}

function supplementOf({ accord, article }: Writing): Block[] {
  const { planned, split } = accord.supplement
  const decided =
    'Lorsque l’application de la formule a donné lieu à un versement, le conseil d’administration, le directoire ou, à défaut, l’employeur peut décider après la clôture d’un supplément d’intéressement, dans la limite des plafonds légaux appréciés pour l’ensemble des sommes de l’exercice.'
  if (!planned)
    return [
      paragraph(
        'Il n’est prévu aucun supplément d’intéressement. L’employeur conserve la faculté que lui donne la loi d’en décider un après la clôture, dans la limite des plafonds légaux.',
      ),
    ]
  return [
    paragraph(decided),
    ...(split === 'own' ? [ownSplitOf(accord)] : []),
    ...(split === 'own'
      ? []
      : [
          paragraph(
            split === 'same'
              ? `Ce supplément est réparti selon les règles énoncées à ${article('split')}.`
              : `Ce supplément est réparti selon un accord particulier, conclu dans les formes de l’article ${cited('conclusion')} du code du travail.`,
          ),
        ]),
  ]
}

/** The sub-masses of a supplement that does not follow those of the agreement. */
function ownSplitOf({ supplement, criteria }: Accord): Block {
  const bounded = criteria.some(
    ({ floor_cents, ceiling_cents, floor_pass_bps, ceiling_pass_bps, max_ratio_bps }) =>
      [floor_cents, ceiling_cents, floor_pass_bps, ceiling_pass_bps, max_ratio_bps].some(Boolean),
  )
  const pay = supplement.criteria.some(({ criterion }) => criterion === 'salary')
  const parts = supplement.criteria.map(
    ({ criterion, weight_bps }) => `${percent(weight_bps)} ${criterionNames[criterion]}`,
  )
  return paragraph(
    `Ce supplément est réparti entre les mêmes bénéficiaires selon ses propres critères : ${listed(parts, 'fr')}. Les définitions du salaire, de la présence et de l’appartenance sont celles du présent texte.${bounded && pay ? ' Les limites que la répartition de l’enveloppe fixe au salaire ne s’y appliquent pas.' : ''}`,
  )
}
