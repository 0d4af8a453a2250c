import { usesCriterion } from '../criteria-in-use.ts'
import { capital } from '@moisson/law/words/capital'
import { articlesOf } from '@moisson/law/scheme-points'
import { delayIn } from '@moisson/law/delays'

import { noticeContent } from '@moisson/law/notice-content'
import { releasesOf } from '@moisson/law/release-events'
import type { Accord } from '../accord.ts'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { lines, paragraph, points, subtitle, table } from '../content.ts'
import { filingPapers } from '../filing-papers.ts'
import { namesSites, scopeWords } from '../scope-words.ts'
import { counted, day, exactEuros, percent } from '../french-wording.ts'
import { planNames } from './paying.ts'
import { listed } from '@moisson/law/words/list'
import { ofPlace } from '@moisson/law/words/inside-sentence'

const ended = (items: readonly string[]) =>
  items.map((one, i) => `${one}${i === items.length - 1 ? '.' : ' ;'}`)

/** Papers that go with the agreement: glossary, minutes, note, individual sheet. */
export const paperAnnexes: ClauseWriter[] = [
  {
    code: 'glossary',
    title: 'Glossaire',
    kind: 'U',
    locked: false,
    why: {
      fr: 'Les mots de l’accord, dits simplement.',
      en: 'The words of the agreement, said simply.',
    },
    articles: [],
    write: ({ accord }) => [table('Termes employés', ['Terme', 'Sens'], glossaryOf(accord))],
  },
  {
    code: 'minutes',
    title: ({ conclusion }) => minutesTitles[conclusion.mode],
    kind: 'U',
    locked: false,
    why: {
      fr: 'La pièce que le mode de conclusion oblige à joindre au dépôt, prête à remplir.',
      en: 'The paper that the way of concluding requires at the filing, ready to be filled in.',
    },
    articles: articlesOf('filing_papers', 'filing_minutes'),
    write: minutesOf,
  },
  {
    code: 'information_note',
    title: 'Modèle de note d’information',
    kind: 'U',
    locked: false,
    why: {
      fr: 'La note remise à chaque salarié : l’essentiel de l’accord en une page.',
      en: 'The note given to each employee: the essentials of the agreement on one page.',
    },
    articles: articlesOf('note_to_all'),
    write: noteOf,
  },
  {
    code: 'individual_sheet',
    title: 'Modèle de fiche individuelle',
    kind: 'U',
    locked: false,
    why: {
      fr: 'La fiche distincte du bulletin de paie, avec toutes les mentions de la loi.',
      en: 'The sheet apart from the payslip, with every mention of the law.',
    },
    articles: articlesOf('individual_notice'),
    write: sheetOf,
  },
]

function glossaryOf(accord: Accord): string[][] {
  const terms: [string, string][] = [
    ['Bénéficiaire', 'personne qui a droit à une part de l’intéressement au titre d’une période.'],
    ['CSG et CRDS', 'contributions retenues sur le montant brut de chaque prime.'],
    ['Enveloppe', 'somme totale à répartir au titre d’une période, après application des plafonds.'],
    ['Exercice', 'période de douze mois couverte par les comptes de l’entreprise.'],
    [
      'Intéressement',
      'prime collective et facultative, calculée par une formule liée aux résultats ou aux performances.',
    ],
    [
      'Plafond annuel de la sécurité sociale',
      'montant publié chaque année, qui sert à fixer les plafonds légaux.',
    ],
    ['Reliquat', 'somme qu’un plafond individuel empêche d’attribuer à un bénéficiaire.'],
    ...(accord.criteria.length > 1
      ? [['Sous-masse', 'partie de l’enveloppe répartie selon un seul critère.'] as [string, string]]
      : []),
    ...(usesCriterion(accord, 'salary')
      ? [
          ['Salaire de référence', 'salaire retenu pour la part proportionnelle au salaire.'] as [
            string,
            string,
          ],
        ]
      : []),
    ...accord.choice.plans.map((plan): [string, string] => [
      plan === 'PERCOL' ? 'PER COL' : plan,
      plan === 'PERCOL'
        ? 'plan d’épargne retraite d’entreprise collectif : épargne bloquée jusqu’à la retraite.'
        : `${planNames[plan].replace(/ \(.*/, '')} : épargne bloquée ${delayIn('savings_lock', 'fr')}, sauf déblocage anticipé.`,
    ]),
    ['Supplément', 'somme décidée après la clôture, en plus du résultat de la formule.'],
    ['TéléAccords', 'plateforme en ligne du ministère du travail où sont déposés les accords d’entreprise.'],
  ]
  return terms.toSorted(([a], [b]) => a.localeCompare(b, 'fr'))
}

const minutesTitles: Record<Accord['conclusion']['mode'], string> = {
  collective_agreement: 'Modèle d’attestation de remise de l’accord',
  unions: 'Modèle de mention de la qualité des signataires',
  works_council: 'Modèle de procès-verbal de la réunion du comité social et économique',
  ratification: 'Modèle de procès-verbal de ratification et liste d’émargement',
  unilateral: 'Modèle d’attestation d’absence d’interlocuteur',
  unilateral_after_failure: 'Modèle de procès-verbal de désaccord',
  branch: 'Modèle de document d’adhésion à l’accord de branche',
}

const by = ({ company }: Accord): string =>
  company.representative
    ? `${company.representative.name}, ${company.representative.quality} ${ofPlace(company.legal_name)},`
    : `Le représentant légal ${ofPlace(company.legal_name)}`

/** A line for each person, within reason. */
const rowsToSign = ({ conclusion, company }: Accord): number =>
  Math.min(60, Math.max(10, Math.ceil(conclusion.personnel ?? company.headcount ?? 0)))

function minutesOf({ accord, act }: Writing): Block[] {
  const { mode } = accord.conclusion
  const years = `${accord.duration.years === 1 ? 'l’exercice clos' : 'les exercices clos'} ${listed(
    accord.duration.exercises.map(({ end }) => `le ${day(end)}`),
    'fr',
  )}`
  const joined = [
    paragraph('Pièces à joindre au dépôt :'),
    points(ended(filingPapers(accord).map(({ fr }) => fr))),
  ]
  const dated = lines(['Fait à', 'Le', 'Nom, qualité et signature'])
  if (mode === 'ratification')
    return [
      paragraph(
        `${by(accord)} a soumis à l’ensemble du personnel, dont chacun a reçu le texte au préalable, le projet d’accord d’intéressement portant sur ${years}.`,
      ),
      paragraph(
        'Le projet est ratifié s’il recueille l’approbation des deux tiers au moins de l’effectif total, présents ou absents. Les signatures sont recueillies sur la liste ci-dessous, ou le vote est consigné ici.',
      ),
      lines([
        'Date et heure de la consultation',
        'Nombre de salariés à l’effectif',
        'Nombre d’approbations requis (deux tiers)',
        'Nombre d’approbations recueillies',
      ]),
      table(
        'Liste d’émargement',
        ['Nom et prénom', 'Emploi', 'Date', 'Signature'],
        Array.from({ length: rowsToSign(accord) }, () => ['', '', '', '']),
      ),
      dated,
      ...joined,
    ]
  if (mode === 'works_council')
    return [
      paragraph(
        `Le comité social et économique ${ofPlace(accord.company.legal_name)}, réuni sur convocation de son président, a examiné le projet d’accord d’intéressement portant sur ${years}.`,
      ),
      lines([
        'Date de la réunion',
        'Membres titulaires présents, ou suppléants les remplaçant',
        'Voix pour',
        'Voix contre',
        'Abstentions',
        'Membre mandaté pour signer',
      ]),
      paragraph(
        'L’accord est adopté s’il recueille la majorité des membres titulaires élus présents. Le président ne prend pas part au vote.',
      ),
      dated,
      ...joined,
    ]
  if (mode === 'unilateral')
    return [
      paragraph(
        `${by(accord)} atteste qu’au jour de la décision unilatérale d’intéressement portant sur ${years}, l’entreprise emploie moins de cinquante salariés, n’a été saisie d’aucune désignation de délégué syndical, ne dispose pas de comité social et économique, et n’est pas couverte par un accord de branche agréé.`,
      ),
      lines(['Effectif au jour de la décision', 'Date du dernier procès-verbal de carence, s’il est dû']),
      dated,
      ...joined,
    ]
  if (mode === 'unilateral_after_failure')
    return [
      paragraph(
        `La négociation d’un accord d’intéressement portant sur ${years} n’a pas abouti. Le présent procès-verbal consigne, en leur dernier état, les propositions respectives des parties et les mesures que l’employeur entend appliquer unilatéralement.`,
      ),
      lines([
        'Dates des réunions',
        'Propositions de l’employeur',
        'Propositions des représentants des salariés',
        'Date de la consultation du comité social et économique',
      ]),
      dated,
      ...joined,
    ]
  if (mode === 'branch')
    return [
      paragraph(
        `${by(accord)} déclare adhérer à l’accord de branche agréé « ${accord.conclusion.branch?.name ?? ''} » pour ${years}, avec les options que retient ${act.the}.`,
      ),
      dated,
      ...joined,
    ]
  return [
    paragraph(
      `Chaque signataire ${act.of}, portant sur ${years}, fait précéder sa signature de son nom, de l’organisation qu’il représente et de la mention « délégué syndical » ou de la référence de son mandat.`,
    ),
    table(
      'Signataires',
      ['Organisation', 'Nom et prénom', 'Qualité ou mandat', 'Exemplaire reçu le'],
      accord.conclusion.signatories.length > 0
        ? accord.conclusion.signatories.map(({ name, quality, organisation }) => [
            organisation ?? '',
            name,
            quality ?? '',
            '',
          ])
        : Array.from({ length: 3 }, () => ['', '', '', '']),
    ),
    dated,
    ...joined,
  ]
}

const splitWords = {
  uniform: 'à parts égales',
  salary: 'selon le salaire',
  presence: 'selon la présence',
  appartenance: 'selon le temps d’appartenance',
} as const

/** Those who benefit without being employed. */
function officersIn({ beneficiaries }: Accord): string {
  const { executives, spouse } = beneficiaries
  if (!executives && !spouse) return ''
  const who = executives
    ? `Les dirigeants${spouse ? ' et le conjoint collaborateur ou associé' : ''}`
    : 'Le conjoint collaborateur ou associé'
  return ` ${who} ${executives ? 'en bénéficient' : 'en bénéficie'} aussi, tant que l’effectif le permet.`
}

function noteOf({ accord, act, has }: Writing): Block[] {
  const { years, exercises } = accord.duration
  const { seniority_months } = accord.beneficiaries
  const theirs = namesSites(accord) ? ' de ces établissements' : ''
  return [
    paragraph(
      `Un régime d’intéressement est en place ${scopeWords(accord).place} ${years === 1 ? 'pour l’exercice' : `pour ${counted(years, 'exercice')},`} du ${day(exercises[0]?.start ?? '')} au ${day(exercises.at(-1)?.end ?? '')}. Cette note en reprend l’essentiel ; le texte complet ${act.of} l’accompagne et seul fait foi.`,
    ),
    subtitle('Qui en bénéficie ?'),
    paragraph(
      seniority_months === 0
        ? `Tous les salariés${theirs}, dès leur premier jour.${officersIn(accord)}`
        : `Tous les salariés${theirs} qui comptent ${counted(seniority_months, 'mois', 'mois')} d’ancienneté, y compris ceux qui ont quitté l’entreprise en cours d’exercice.${officersIn(accord)}`,
    ),
    subtitle('Comment l’enveloppe est-elle calculée ?'),
    paragraph(
      `Par une formule qui dépend ${accord.indicators.length > 1 ? 'des indicateurs suivants' : 'de l’indicateur suivant'} : ${listed(
        accord.indicators.map(({ label }) => `« ${label} »`),
        'fr',
      )}. Elle peut être nulle : rien n’est garanti.`,
    ),
    subtitle('Comment est-elle répartie ?'),
    paragraph(
      `${capital(
        listed(
          accord.criteria.map((one) => `${percent(one.weight_bps)} ${splitWords[one.criterion]}`),
          'fr',
        ),
      )}${accord.criteria.some(({ slices }) => slices?.length) ? ' ; ces parts changent quand l’enveloppe est plus grande, comme le dit l’accord' : accord.criteria.some(({ by_year }) => by_year?.length) ? ' pour le premier exercice ; l’accord fixe celles des suivants' : ''}.`,
    ),
    subtitle('Quand et comment suis-je payé ?'),
    paragraph(
      has('choice')
        ? `Vous êtes prévenu du montant et vous avez ${counted(accord.choice.response_days, 'jour')} pour choisir : recevoir la somme, la placer, ou les deux. Sans réponse, ${accord.choice.default === 'immediate_payment' ? 'elle vous est versée' : `elle est placée sur le ${planNames[accord.choice.default]}`}.`
        : 'La somme vous est versée directement, avec une fiche qui en donne le détail.',
    ),
    subtitle('Et si je quitte l’entreprise ?'),
    paragraph(
      'Vos droits restent acquis. Laissez une adresse à jour : une somme que nous ne pourrions pas vous remettre est tenue à votre disposition pendant un an, puis confiée à la Caisse des dépôts et consignations.',
    ),
    subtitle('À qui m’adresser ?'),
    paragraph(
      accord.follow_up.body === 'cse'
        ? 'Au service chargé du personnel ou au comité social et économique, qui vérifie les calculs.'
        : 'Au service chargé du personnel ou à la commission de suivi, qui vérifie les calculs.',
    ),
  ]
}

function sheetOf({ accord, example, has }: Writing): Block[] {
  const { net } = example
  const values: Record<string, string> = {
    global_amount: exactEuros(example.distributed_cents),
    average_amount: exactEuros(example.average_cents),
    own_rights: exactEuros(net.gross_cents),
    advances: `aucune avance\u00a0; solde de ${exactEuros(net.net_cents)} nets`,
    csg_crds: `${exactEuros(net.csg_crds_cents)}, soit ${exactEuros(net.net_cents)} nets`,
    lock_up: listed(
      [
        ...(accord.choice.plans.some((plan) => plan !== 'PERCOL')
          ? [`${delayIn('savings_lock', 'fr')} après l’acquisition des parts sur un plan d’épargne`]
          : []),
        ...(accord.choice.plans.includes('PERCOL') ? ['jusqu’à la retraite sur le PER COL'] : []),
      ],
      'fr',
    ),
    release_cases: 'liste ci-dessous',
    default:
      accord.choice.default === 'immediate_payment'
        ? 'versement de la somme'
        : planNames[accord.choice.default],
    rules_annex: 'règles de calcul et de répartition jointes à la fiche',
  }
  const rows = noticeContent.interessement.items
    .filter(({ when }) => (when === 'placed' ? has('choice') : when === 'advances' ? has('advances') : true))
    .map(({ code, label }) => [capital(label.fr), values[code] ?? 'sans objet'])
  return [
    paragraph(
      `Fiche distincte du bulletin de paie, remise à chaque bénéficiaire lors de chaque répartition. Les montants sont ceux du bénéficiaire A de l’exemple chiffré.`,
    ),
    lines(['Nom et prénom du bénéficiaire', 'Matricule', 'Exercice']),
    table('Mentions de la fiche', ['Mention', 'Valeur dans l’exemple'], rows),
    ...(has('choice')
      ? [
          paragraph(
            `Votre choix : vous disposez de ${counted(accord.choice.response_days, 'jour')} pour recevoir ou placer cette somme, en tout ou partie.`,
          ),
        ]
      : []),
    ...accord.choice.plans.flatMap((plan) => [
      paragraph(`Sommes placées sur le ${planNames[plan]}, débloquées avant terme dans les cas suivants :`),
      points(ended(releasesOf(plan).map(({ label }) => label.fr))),
    ]),
  ]
}
