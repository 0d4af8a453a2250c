import { isUnilateral } from '../act-words.ts'
import { usesCriterion } from '../criteria-in-use.ts'
import { legalPoints } from '@moisson/law/legal-points'
import { articlesOf } from '@moisson/law/scheme-points'
import type { Article } from '@moisson/law/article'
import { releasesOf } from '@moisson/law/release-events'
import type { Block, ClauseWriter, Writing } from '../content.ts'
import { paragraph, points, table } from '../content.ts'
import { day } from '../french-wording.ts'

const ended = (items: readonly string[]) =>
  items.map((one, i) => `${one}${i === items.length - 1 ? '.' : ' ;'}`)

const informing: Article = {
  code: 'règlement (UE) 2016/679',
  number: '13',
  url: 'https://www.cnil.fr/fr/reglement-europeen-protection-donnees/chapitre3#Article13',
}

/** Papers that live beside the agreement: personal data, later acts, companies of a group, the pension plan. */
export const furtherAnnexes: ClauseWriter[] = [
  {
    code: 'personal_data',
    title: 'Notice sur les données personnelles',
    kind: 'U',
    locked: false,
    why: {
      fr: 'Calculer et verser l’intéressement traite des données de chacun : chacun sait lesquelles, pourquoi et à qui elles vont.',
      en: 'Computing and paying intéressement uses data of everybody: everybody knows which, why and to whom they go.',
    },
    articles: [informing],
    write: personalDataOf,
  },
  {
    code: 'amendments_register',
    title: ({ conclusion }) =>
      isUnilateral(conclusion.mode) ? 'Registre des décisions modificatives' : 'Registre des avenants',
    kind: 'U',
    locked: false,
    why: {
      fr: 'Le texte applicable est celui de l’accord et de tous ses avenants : ce registre les tient ensemble.',
      en: 'The text that applies is that of the agreement and of all its amendments: this register keeps them together.',
    },
    articles: articlesOf('amendment'),
    write: registerOf,
  },
  {
    code: 'sub_agreements',
    title: 'Note sur les accords d’application',
    kind: 'C',
    locked: false,
    why: {
      fr: 'Dans un groupe, chaque société sait ce que le texte commun fixe et ce qu’elle peut décider.',
      en: 'In a group, each company knows what the common text sets and what it may decide.',
    },
    articles: articlesOf('conclusion', 'mandatory_clauses'),
    when: ({ scope }) => scope.kind === 'group',
    write: subAgreementsOf,
  },
  {
    code: 'percol_conditions',
    title: 'Conditions relatives au plan d’épargne retraite collectif',
    kind: 'C',
    locked: false,
    why: {
      fr: 'L’épargne retraite est bloquée jusqu’à la retraite : qui y place sa prime lit avant de choisir quand elle se débloque.',
      en: 'Pension savings are locked until retirement: whoever places a bonus there reads first when it is released.',
    },
    articles: [...articlesOf('pension_plan', 'retirement_lock'), ...legalPoints.releases_percol],
    when: ({ choice }) => choice.plans.includes('PERCOL'),
    write: percolOf,
  },
]

function personalDataOf({ accord, has }: Writing): Block[] {
  const salary = usesCriterion(accord, 'salary')
  return [
    paragraph(
      `L’entreprise ${accord.company.legal_name} est responsable du traitement des données nécessaires à l’intéressement. Ce traitement repose sur l’exécution du présent texte et sur les obligations légales de l’employeur.`,
    ),
    paragraph('Les données traitées sont les suivantes :'),
    points(
      ended([
        'l’identité, les coordonnées et le matricule du bénéficiaire',
        'les dates de contrat et la durée de présence, avec les absences que la loi assimile, sans leur cause médicale',
        ...(salary ? ['le salaire de référence'] : []),
        'le montant de la prime, les contributions retenues et le mode de versement',
        ...(has('choice') ? ['le choix d’affectation et le plan retenu'] : []),
      ]),
    ),
    paragraph(
      `Elles sont destinées aux services chargés de la paie et du personnel, aux organismes sociaux et fiscaux${has('choice') ? ', au teneur de comptes du plan d’épargne' : ''} et aux prestataires qui agissent sur instruction de l’entreprise. L’instance de suivi ne reçoit que des totaux.`,
    ),
    paragraph(
      'Elles sont conservées le temps du calcul, du versement et des contrôles, puis jusqu’au terme de la prescription. Chacun peut demander à l’entreprise l’accès à ses données, leur rectification, la limitation de leur traitement et, lorsque la loi le permet, leur effacement ; il peut saisir la Commission nationale de l’informatique et des libertés.',
    ),
  ]
}

function registerOf({ accord }: Writing): Block[] {
  const { amends } = accord
  const known = amends
    ? [[String(amends.number), amends.title, amends.signed_on ? day(amends.signed_on) : '', '', '']]
    : []
  return [
    paragraph(
      'Chaque acte qui modifie le texte est inscrit ici, dans l’ordre de sa conclusion, avec la date de son dépôt et le premier exercice auquel il s’applique.',
    ),
    table(
      'Actes modificatifs',
      ['Numéro', 'Acte et objet', 'Acte modifié conclu le', 'Déposé le', 'Premier exercice'],
      [...known, ...Array.from({ length: 5 - known.length }, () => ['', '', '', '', ''])],
    ),
  ]
}

function subAgreementsOf({ accord, article }: Writing): Block[] {
  const { legal_name } = accord.company
  const names = [
    legal_name,
    ...accord.scope.companies.map(({ name }) => name).filter((name) => name !== legal_name),
  ]
  return [
    paragraph(
      'Le texte commun fixe pour toutes les sociétés la formule, la répartition, les plafonds et les dates. Les plafonds légaux s’apprécient pour chaque société, sur ses propres salaires.',
    ),
    paragraph('Sociétés parties au texte commun :'),
    points(ended(names)),
    paragraph(
      `Une société peut conclure un accord d’application, dans l’une des formes que la loi ouvre pour elle, pour fixer ses propres objectifs ou désigner son instance de suivi. Il ne déroge pas à ${article('split')}, respecte les mêmes dates et se dépose à part. Sans accord d’application, le texte commun vaut seul.`,
    ),
    paragraph(
      'L’entrée et la sortie d’une société font l’objet d’un avenant déposé dans les mêmes conditions.',
    ),
  ]
}

function percolOf(): Block[] {
  return [
    paragraph(
      'Les sommes placées sur le plan d’épargne retraite collectif sont bloquées jusqu’à la retraite. Elles peuvent être débloquées avant cette date dans les seuls cas suivants :',
    ),
    points(ended(releasesOf('PERCOL').map(({ label }) => label.fr))),
    paragraph(
      'À la retraite, l’épargnant choisit, selon l’origine des sommes et le règlement du plan, une rente viagère, un capital, ou les deux. Le règlement du plan, tenu à la disposition de chacun, dit les supports de placement, la gestion appliquée à défaut de choix et les frais ; il fait seul foi.',
    ),
  ]
}
