import { codeDuTravail } from '@moisson/law/article'
import { conclusionModes } from '@moisson/law/conclusion-modes'
import { ratification } from '@moisson/law/agreement-mode'
import type { Accord } from '../accord.ts'
import { deadlinesOf } from '../check-conclusion.ts'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { paragraph, points, prose } from '../content.ts'
import { counted, day, list, ordinal, whole } from '../words.ts'

const L3312_5 = codeDuTravail('L3312-5')

/** Who concludes, why, on what, where and for how long. */
export const openingClauses: ClauseWriter[] = [
  {
    code: 'parties',
    title: ({ conclusion }) =>
      conclusion.mode.startsWith('unilateral') ? 'Auteur de la décision' : 'Désignation des parties',
    kind: 'M',
    locked: false,
    why: {
      fr: 'La loi fixe les façons de conclure : le texte dit laquelle, et qui la met en œuvre.',
      en: 'The law sets the ways to conclude: the text says which one, and who carries it out.',
    },
    articles: [L3312_5, codeDuTravail('D3345-1')],
    write: partiesOf,
  },
  {
    code: 'preamble',
    title: 'Préambule',
    kind: 'M',
    locked: false,
    why: {
      fr: 'Le préambule donne les motifs de l’accord et les raisons du choix de la formule et de la répartition.',
      en: 'The preamble gives the motives of the agreement and the reasons for the formula and the split.',
    },
    articles: [codeDuTravail('L3313-1')],
    write: ({ accord }) => [
      ...prose(accord.preamble.motives),
      ...prose(accord.preamble.indicators_reasons),
      ...prose(accord.preamble.split_reasons),
      paragraph(
        'L’intéressement complète la rémunération sans en remplacer aucun élément, et son montant reste incertain tant que les résultats ne sont pas constatés.',
      ),
    ],
  },
  {
    code: 'purpose',
    title: 'Objet',
    kind: 'U',
    locked: false,
    why: {
      fr: 'Rappelle les textes appliqués, pour que chacun sache où se trouve la règle.',
      en: 'Recalls the texts that apply, so that everybody knows where the rule stands.',
    },
    articles: [codeDuTravail('L3312-1'), L3312_5],
    write: ({ accord, act }) => [
      paragraph(
        `${act.The} institue un régime d’intéressement au sein de l’entreprise, dans le cadre des articles L3311-1 et suivants du code du travail. Cet intéressement est collectif, facultatif et aléatoire.`,
      ),
      paragraph(`${capitalIt(act.it)} fixe notamment :`),
      points([
        'les exercices couverts et les établissements concernés ;',
        'les indicateurs, la formule de calcul et les critères de répartition ;',
        'les dates de versement et les choix ouverts aux bénéficiaires ;',
        'l’information des salariés et de leurs représentants, et les conditions du suivi ;',
        'les procédures de règlement des différends et de révision.',
      ]),
      ...branchReference(accord),
    ],
  },
  {
    code: 'scope',
    title: 'Champ d’application',
    kind: 'M',
    locked: false,
    why: {
      fr: 'L’accord nomme les établissements concernés : tous leurs salariés sont bénéficiaires.',
      en: 'The agreement names the establishments concerned: all of their employees benefit.',
    },
    articles: [codeDuTravail('L3313-2'), codeDuTravail('L3342-1')],
    write: scopeOf,
  },
  {
    code: 'duration',
    title: 'Durée et prise d’effet',
    kind: 'M',
    locked: false,
    why: {
      fr: 'Un à cinq ans, et une signature avant la seconde moitié de la première période, sans quoi les exonérations de cette période sont perdues.',
      en: 'One to five years, and a signature before the second half of the first period, or the exemptions of that period are lost.',
    },
    articles: [L3312_5, codeDuTravail('L3314-4'), codeDuTravail('L3313-2')],
    write: durationOf,
  },
]

const capitalIt = (it: string): string => it.charAt(0).toUpperCase() + it.slice(1)

function companyIn({ company }: Accord): string {
  const e = company.form.startsWith('groupement') ? '' : 'e'
  return [
    `${company.legal_name}, ${company.form}`,
    ...(company.address ? [`dont le siège est situé ${company.address}`] : []),
    company.registry_city
      ? `immatriculé${e} au registre du commerce et des sociétés de ${company.registry_city} sous le numéro ${spaced(company.siren)}`
      : `SIREN ${spaced(company.siren)}`,
    ...(company.siret ? [`SIRET du siège ${spaced(company.siret)}`] : []),
    company.representative
      ? `représenté${e} par ${company.representative.name}, en qualité de ${company.representative.quality}`
      : `${e ? 'prise' : 'pris'} en la personne de son représentant légal`,
    `ci-après désigné${e} « l’entreprise »`,
  ].join(', ')
}

const spaced = (number: string): string =>
  number
    .replaceAll(/\D/g, '')
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_, a: string, b: string, c: string, d?: string) =>
      [a, b, c, ...(d ? [d] : [])].join('\u00a0'),
    )

function partiesOf({ accord, act }: Writing): Block[] {
  const { mode, signatories, branch, cse_consulted_on, signed_on, personnel, yes } = accord.conclusion
  const company = companyIn(accord)
  const named = signatories.map(({ name, quality, organisation }) =>
    [
      ...(organisation ? [`l’organisation ${organisation}, représentée par ${name}`] : [name]),
      ...(quality ? [quality] : []),
    ].join(', '),
  )
  const between = (text: string, more: string[] = []): Block[] => [
    paragraph('Entre les soussignés :'),
    paragraph(`${company},`),
    paragraph('d’une part,'),
    paragraph('et'),
    ...(more.length === 0
      ? [paragraph(`${text},`)]
      : [
          paragraph(`${text} :`),
          points(more.map((one, i) => `${one}${i === more.length - 1 ? ',' : ' ;'}`)),
        ]),
    paragraph('d’autre part,'),
  ]
  if (mode === 'works_council')
    return [
      ...between(
        named.length > 0
          ? 'le comité social et économique de l’entreprise, représenté par'
          : 'le comité social et économique de l’entreprise, représenté par le membre que la réunion visée ci-dessous a désigné à cet effet',
        named,
      ),
      paragraph(
        `il a été convenu ce qui suit, le comité s’étant prononcé à la majorité de ses membres titulaires élus présents${signed_on ? ` lors de la réunion tenue au plus tard le ${day(signed_on)}` : ''}. Le procès-verbal de cette réunion est joint ${act.to}.`,
      ),
    ]
  if (mode === 'ratification') {
    const vote =
      personnel === null
        ? ''
        : ` Pour ${counted(personnel, 'salarié')} inscrit${personnel > 1 ? 's' : ''} à l’effectif, la majorité requise est de ${whole(ratification.value({ personnel, yes: yes ?? personnel }).minimum_yes)} voix${yes === null ? '' : ` ; ${whole(yes)} voix se sont prononcées en faveur du projet`}.`
    return [
      ...between('l’ensemble du personnel de l’entreprise, ayant ratifié le projet qui lui a été présenté'),
      paragraph(
        `il a été convenu ce qui suit, le projet ayant été ratifié à la majorité des deux tiers du personnel. La liste d’émargement ou le procès-verbal de la consultation est joint ${act.to}.${vote}`,
      ),
      ...(accord.company.has_union_delegate === true || accord.company.has_cse === true
        ? [
            paragraph(
              'La ratification a été demandée conjointement par l’employeur et par une organisation syndicale représentative ou le comité social et économique.',
            ),
          ]
        : [
            paragraph(
              'L’employeur atteste n’avoir été saisi d’aucune désignation de délégué syndical et ne pas disposer d’un comité social et économique.',
            ),
          ]),
    ]
  }
  if (mode === 'unilateral')
    return [
      paragraph(`${company},`),
      paragraph(
        'employant moins de cinquante salariés, dépourvue de délégué syndical et de comité social et économique, et n’étant pas couverte par un accord de branche agréé d’intéressement,',
      ),
      paragraph('a arrêté la décision unilatérale qui suit. Les salariés en sont informés par tout moyen.'),
    ]
  if (mode === 'unilateral_after_failure')
    return [
      paragraph(`${company},`),
      paragraph(
        `employant moins de cinquante salariés et n’étant pas couverte par un accord de branche agréé d’intéressement, a engagé une négociation qui n’a pas abouti. Un procès-verbal de désaccord consigne les propositions respectives des parties${cse_consulted_on ? ` ; le comité social et économique a été consulté le ${day(cse_consulted_on)}, quinze jours au moins avant le dépôt` : ''}.`,
      ),
      paragraph('Elle a arrêté la décision unilatérale qui suit.'),
    ]
  if (mode === 'branch')
    return [
      ...(named.length > 0
        ? between('les signataires suivants', named)
        : between(
            'les représentants des salariés ou le personnel de l’entreprise, désignés au cartouche de signature',
          )),
      paragraph(
        `il est convenu d’adhérer à l’accord de branche agréé « ${branch?.name ?? ''} »${branch?.idcc ? ` (IDCC ${branch.idcc})` : ''}${branch?.signed_on ? ` du ${day(branch.signed_on)}` : ''}, dans les conditions qui suivent.`,
      ),
      ...(branch && branch.options.length > 0
        ? [
            paragraph('Les options suivantes sont retenues parmi celles qu’il ouvre :'),
            points(branch.options.map((one, i) => `${one}${i === branch.options.length - 1 ? '.' : ' ;'}`)),
          ]
        : []),
    ]
  return [
    ...between(
      named.length > 0
        ? 'les organisations syndicales de salariés représentatives dans l’entreprise, à savoir'
        : 'les organisations syndicales de salariés représentatives dans l’entreprise, dont les représentants sont désignés au cartouche de signature',
      named,
    ),
    paragraph(
      mode === 'unions'
        ? 'il a été convenu ce qui suit, chaque signataire justifiant de sa qualité de délégué syndical ou d’un mandat exprès.'
        : 'il a été convenu ce qui suit, dans les conditions de validité des conventions et accords collectifs de travail.',
    ),
  ]
}

function branchReference({ conclusion }: Accord): Block[] {
  return conclusion.mode === 'branch' && conclusion.branch
    ? [
        paragraph(
          `Pour ce qu’il ne règle pas, il est fait application de l’accord de branche « ${conclusion.branch.name} » (articles ${list(conclusionModes.branch.articles.map(({ number }) => number))} du code du travail).`,
        ),
      ]
    : []
}

function scopeOf({ accord, act }: Writing): Block[] {
  const { kind, establishments, companies } = accord.scope
  const named = establishments.map(
    ({ name, address, siret }) =>
      `${name}${address ? `, ${address}` : ''}${siret ? ` (SIRET ${spaced(siret)})` : ''}`,
  )
  const ended = (items: string[]) => items.map((one, i) => `${one}${i === items.length - 1 ? '.' : ' ;'}`)
  const moving = paragraph(
    'Un établissement créé ou repris en cours d’application entre dans ce champ à la date de sa création ou de sa reprise ; un établissement cédé ou fermé en sort à la date de la cession ou de la fermeture, sans effet sur les droits déjà acquis.',
  )
  if (kind === 'group')
    return [
      paragraph(`${act.The} s’applique à l’entreprise et aux sociétés du groupe suivantes :`),
      points(
        ended(
          companies.length > 0
            ? companies.map(({ name, siren }) => `${name}${siren ? ` (SIREN ${spaced(siren)})` : ''}`)
            : [accord.company.legal_name],
        ),
      ),
      ...(named.length > 0
        ? [paragraph('Les établissements suivants sont concernés :'), points(ended(named))]
        : []),
      moving,
    ]
  if (kind === 'some' && named.length > 0)
    return [
      paragraph(`${act.The} s’applique aux seuls établissements suivants de l’entreprise :`),
      points(ended(named)),
      moving,
    ]
  return [
    paragraph(
      `${act.The} s’applique à l’ensemble des établissements de l’entreprise${named.length > 0 ? ', à savoir, au jour de sa conclusion :' : ', présents et à venir.'}`,
    ),
    ...(named.length > 0 ? [points(ended(named))] : []),
    moving,
  ]
}

function durationOf({ accord, act }: Writing): Block[] {
  const { years, exercises } = accord.duration
  const { last_signature_day, filing_deadline } = deadlinesOf(accord)
  const [first, last] = [exercises[0], exercises.at(-1)]
  return [
    ...(years === 1
      ? [
          paragraph(
            `${act.The} est ${act.concluded} pour une durée déterminée d’un an. ${capitalIt(act.it)} couvre l’exercice ouvert le ${day(first?.start ?? '')} et clos le ${day(first?.end ?? '')}.`,
          ),
        ]
      : [
          paragraph(
            `${act.The} est ${act.concluded} pour une durée déterminée de ${counted(years, 'an')}. ${capitalIt(act.it)} couvre les ${counted(exercises.length, 'exercice')} suivants :`,
          ),
          points(
            exercises.map(
              ({ start, end }, i) =>
                `${ordinal(i + 1)} exercice : du ${day(start)} au ${day(end)}${i === exercises.length - 1 ? '.' : ' ;'}`,
            ),
          ),
        ]),
    paragraph(
      `${capitalIt(act.it)} prend effet le ${day(first?.start ?? '')} et cesse de plein droit de produire effet le ${day(last?.end ?? '')}, sous réserve des droits nés au titre du dernier exercice.`,
    ),
    paragraph(
      `Pour ouvrir droit aux exonérations dès la première période de calcul, ${act.the} est ${act.concluded} au plus tard le ${day(last_signature_day)}, veille du premier jour de la seconde moitié de cette période, et déposé${act.e} au plus tard le ${day(filing_deadline)}.`,
    ),
  ]
}
