import { spaced } from '../../company/spaced-number.ts'
import { ratification } from '@moisson/law/agreement-mode'
import type { Accord } from '../accord.ts'
import type { Block, Writing } from '../content.ts'
import { paragraph, points } from '../content.ts'
import { scopeWords } from '../scope-words.ts'
import { ofPlace } from '@moisson/law/words/inside-sentence'
import { listed } from '@moisson/law/words/list'
import { BLANK, counted, day, whole } from '../french-wording.ts'

function companyIn({ company }: Accord): string {
  const e = company.form.startsWith('groupement') ? '' : 'e'
  return [
    `${company.legal_name}, ${company.form}`,
    ...(company.address ? [`dont le siège est situé ${company.address}`] : []),
    company.registry_city
      ? `immatriculé${e} au registre du commerce et des sociétés ${ofPlace(company.registry_city)} sous le numéro ${spaced(company.siren)}`
      : `SIREN ${spaced(company.siren)}`,
    ...(company.siret ? [`SIRET du siège ${spaced(company.siret)}`] : []),
    company.representative
      ? `représenté${e} par ${company.representative.name}, en qualité de ${company.representative.quality}`
      : `${e ? 'prise' : 'pris'} en la personne de son représentant légal`,
    `ci-après désigné${e} « l’entreprise »`,
  ].join(', ')
}

/** The other companies of the group, and by what right one signs for them. */
function groupIn({ scope, company }: Accord): string {
  if (scope.kind !== 'group') return ''
  const others = scope.companies.filter(
    ({ siren, name }) => siren !== company.siren && name !== company.legal_name,
  )
  if (others.length === 0) return ''
  const named = listed(
    others.map(({ name, siren }) => `${name}${siren ? ` (SIREN ${spaced(siren)})` : ''}`),
    'fr',
  )
  return `, agissant tant en son nom qu’au nom et pour le compte ${others.length === 1 ? 'de la société' : 'des sociétés'} du groupe ${named}, dont le représentant légal lui a donné mandat exprès, joint au dépôt`
}

/** Who asks for the ratification beside the employer: the one body that exists, or either. */
function askedWith({ company }: Accord): string {
  const union = 'une organisation syndicale représentative'
  const council = 'le comité social et économique'
  if (company.has_union_delegate === false) return council
  return company.has_cse === false ? union : `${union} ou ${council}`
}

/** Who concludes, in the words of each way of concluding. */
export function partiesOf({ accord, act }: Writing): Block[] {
  const { mode, signatories, branch, cse_consulted_on, cse_meeting_on, personnel, yes } = accord.conclusion
  const company = companyIn(accord) + groupIn(accord)
  const where = scopeWords(accord)
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
          ? `${where.council}, représenté par ${named.length > 1 ? 'les personnes suivantes, qu’il a mandatées' : 'la personne suivante, qu’il a mandatée'} à cet effet lors de la réunion visée ci-dessous`
          : `${where.council}, représenté par le membre que la réunion visée ci-dessous a désigné à cet effet`,
        named,
      ),
      paragraph(
        `il a été convenu ce qui suit, le comité s’étant prononcé à la majorité de ses membres titulaires élus présents lors de sa réunion du ${cse_meeting_on ? day(cse_meeting_on) : BLANK}. Le procès-verbal de cette réunion est joint ${act.to}.`,
      ),
    ]
  if (mode === 'ratification') {
    const vote =
      personnel === null
        ? ''
        : ` Pour ${counted(personnel, 'salarié')} inscrit${personnel > 1 ? 's' : ''} à l’effectif, la majorité requise est de ${whole(ratification.value({ personnel, yes: yes ?? personnel }).minimum_yes)} voix${yes === null ? '' : ` ; ${whole(yes)} voix se sont prononcées en faveur du projet`}.`
    return [
      ...between(
        accord.scope.kind === 'group'
          ? 'l’ensemble du personnel de chacune des sociétés du groupe que l’accord engage, ayant ratifié, société par société, le projet qui lui a été présenté'
          : 'l’ensemble du personnel de l’entreprise, ayant ratifié le projet qui lui a été présenté',
      ),
      paragraph(
        `il a été convenu ce qui suit, le projet ayant été ratifié à la majorité des deux tiers du personnel. La liste d’émargement ou le procès-verbal de la consultation est joint ${act.to}.${vote}`,
      ),
      ...(accord.company.has_union_delegate === true || accord.company.has_cse === true
        ? [
            paragraph(
              `La ratification a été demandée conjointement par l’employeur et par ${askedWith(accord)}.`,
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
        `employant moins de cinquante salariés et n’étant pas couverte par un accord de branche agréé d’intéressement, a engagé une négociation qui n’a pas abouti. Un procès-verbal de désaccord consigne les propositions respectives des parties${cse_consulted_on && accord.company.has_cse !== false ? ` ; le comité social et économique a été consulté le ${day(cse_consulted_on)}, quinze jours au moins avant le dépôt` : ''}.`,
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
        ? `les organisations syndicales de salariés représentatives ${where.within}, à savoir`
        : `les organisations syndicales de salariés représentatives ${where.within}, dont les représentants sont désignés au cartouche de signature`,
      named,
    ),
    paragraph(
      mode === 'unions'
        ? 'il a été convenu ce qui suit, chaque signataire justifiant de sa qualité de délégué syndical ou d’un mandat exprès.'
        : 'il a été convenu ce qui suit, dans les conditions de validité des conventions et accords collectifs de travail.',
    ),
  ]
}
