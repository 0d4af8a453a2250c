import { capital } from '@moisson/law/words/capital'
import { articlesOf, cited } from '@moisson/law/scheme-points'
import { absences, type AbsenceType } from '@moisson/law/absences'

import { individualCeilingShare, quarterShare } from '@moisson/law/parameters/limits'
import type { Accord } from '../accord.ts'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { paragraph, points, table } from '../content.ts'
import { counted, euros, percent } from '../french-wording.ts'
import { listed } from '@moisson/law/words/list'

const uses = (criterion: 'salary' | 'presence') => (accord: Accord) =>
  accord.criteria.some((one) => one.criterion === criterion)
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
      en: 'The split uses pay: the text says which, and rebuilds it for protected absences.',
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
} as const

function splitOf({ accord, article, annex, has }: Writing): Block[] {
  const { criteria } = accord
  const salary = criteria.find(({ criterion }) => criterion === 'salary')
  const one = criteria.length === 1 ? criteria[0] : undefined
  const first = one
    ? [
        paragraph(
          `L’enveloppe d’intéressement est répartie en totalité (${percent(one.weight_bps)}) ${criterionNames[one.criterion]}.`,
        ),
      ]
    : [
        paragraph(
          `L’enveloppe d’intéressement est divisée en ${counted(criteria.length, 'sous-masse')} distinctes, réparties chacune selon un seul critère :`,
        ),
        table(
          'Sous-masses',
          ['Répartition', 'Part de l’enveloppe'],
          criteria.map(({ criterion, weight_bps }) => [
            capital(criterionNames[criterion]),
            percent(weight_bps),
          ]),
          [1],
        ),
      ]
  return [
    ...first,
    ...(salary?.floor_cents || salary?.ceiling_cents ? [paragraph(boundsOf(salary))] : []),
    paragraph(
      'La répartition est strictement proportionnelle au critère retenu, sans tranche ni palier. Les droits sont calculés au centime selon la méthode des plus forts restes, de sorte que leur somme soit exactement égale à la somme répartie.',
    ),
    ...(criteria.some(({ criterion }) => criterion === 'uniform')
      ? [
          paragraph(
            'La part uniforme est la même pour tous : elle n’est réduite ni par le temps partiel, ni par une entrée ou un départ en cours de période.',
          ),
        ]
      : []),
    ...(has('salary') || has('presence')
      ? [
          paragraph(
            `${listed(
              [
                ...(has('salary') ? [`le salaire de référence est défini à ${article('salary')}`] : []),
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

/** As campaigns apply them: the same amounts for everybody, whatever the time worked. */
function boundsOf({ floor_cents, ceiling_cents }: Accord['criteria'][number]): string {
  const same = (one: boolean) =>
    one
      ? 'Cette limite est la même pour tous et n’est réduite ni pour temps partiel, ni pour présence incomplète.'
      : 'Ces limites sont les mêmes pour tous et ne sont réduites ni pour temps partiel, ni pour présence incomplète.'
  const counted_ = 'Le salaire pris en compte au titre d’une période ne peut être'
  if (floor_cents && ceiling_cents)
    return `${counted_} inférieur à ${euros(floor_cents)} ni supérieur à ${euros(ceiling_cents)}. ${same(false)}`
  return floor_cents
    ? `${counted_} inférieur à ${euros(floor_cents)}. ${same(true)}`
    : `${counted_} supérieur à ${euros(ceiling_cents ?? 0)}. ${same(true)}`
}

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
    paragraph(
      split === 'same'
        ? `Ce supplément est réparti selon les règles énoncées à ${article('split')}.`
        : `Ce supplément est réparti selon un accord particulier, conclu dans les formes de l’article ${cited('conclusion')} du code du travail.`,
    ),
  ]
}
