import { spaced } from '../../company/spaced-number.ts'
import { delayIn } from '@moisson/law/delays'
import { cited } from '@moisson/law/scheme-points'
import { ofPlace } from '@moisson/law/words/inside-sentence'
import { heading, list, paragraph, title, type PaperText } from '../paper-text.ts'

const toFill = '………………………'

export const cseAgenda: PaperText = ({ company, city, year, contact }) => [
  title('Convocation du comité social et économique'),
  paragraph(`${company}, ${city}, le ${toFill}`),
  paragraph(
    `Mesdames, Messieurs les membres du comité, vous êtes convoqués à la réunion du ${toFill} à ${toFill} heures.`,
  ),
  heading('Ordre du jour'),
  list(
    'approbation du procès-verbal de la réunion précédente',
    `projet d’accord d’intéressement à compter de l’exercice ${year} : motifs, formule de calcul, critères de répartition, dates de versement`,
    `moyens d’information du comité et de vérification des calculs (${cited('mandatory_clauses')})`,
    `vote ou avis du comité, selon le mode de conclusion retenu (${cited('conclusion')})`,
    'questions diverses',
  ),
  heading('Documents remis avec la convocation'),
  list(
    'le projet d’accord',
    'la simulation chiffrée sur les trois derniers exercices',
    'la note qui explique le choix des indicateurs',
  ),
  paragraph(`Pour toute question : ${contact}.`),
  { kind: 'signatures', names: ['Le président du comité', 'Le secrétaire du comité'] },
]

export const ratificationMinutes: PaperText = ({ company, siren, address, year }) => [
  title('Procès-verbal de ratification à la majorité des deux tiers'),
  paragraph(`Entreprise : ${company}, SIREN ${spaced(siren)}, ${address}.`),
  paragraph(
    `Objet : ratification du projet d’accord d’intéressement conclu à compter de l’exercice ${year}, en application de l’article ${cited('conclusion')} du code du travail.`,
  ),
  heading('Information préalable'),
  paragraph(`Le projet d’accord a été remis à chaque salarié le ${toFill}, par ${toFill}.`),
  heading('Consultation'),
  paragraph(
    `La consultation s’est tenue le ${toFill} à ${toFill}, à bulletin secret, sous le contrôle de ${toFill}.`,
  ),
  {
    kind: 'table',
    head: ['Salariés de l’entreprise', 'Oui', 'Non', 'Blancs ou nuls', 'Deux tiers à atteindre'],
    rows: [],
    empty: 1,
  },
  paragraph(
    'Les deux tiers se comptent sur tout le personnel à la date du vote, et non sur les seuls votants.',
  ),
  heading('Résultat'),
  paragraph('☐ Le projet est ratifié.     ☐ Le projet n’est pas ratifié.'),
  heading('Représentation du personnel'),
  paragraph(
    '☐ Un délégué syndical ou un CSE existe : la demande de ratification est conjointe, elle est jointe.',
  ),
  paragraph(
    '☐ Il n’existe ni délégué syndical ni CSE : l’attestation de l’employeur est jointe, avec le procès-verbal de carence si l’entreprise y est soumise.',
  ),
  { kind: 'signatures', names: ['L’employeur', 'Un salarié désigné par le personnel'] },
]

export const signatureList: PaperText = ({ company, siren, year }) => [
  title('Liste d’émargement'),
  paragraph(
    `${company}, SIREN ${spaced(siren)}. Ratification du projet d’accord d’intéressement (exercice ${year} et suivants). Chaque salarié signe en face de son nom ; la signature vaut approbation.`,
  ),
  { kind: 'table', head: ['Nom', 'Prénom', 'Date', 'Signature'], rows: [], empty: 25 },
  paragraph(
    `Effectif à la date du vote : ${toFill}     Signatures : ${toFill}     Deux tiers de l’effectif : ${toFill}`,
  ),
]

export const informationNote: PaperText = ({ company, exercise, payment_day, contact }) => [
  title('Votre intéressement'),
  paragraph(
    `Note d’information remise à chaque salarié ${ofPlace(company)} (${cited('note_to_all')} du code du travail).`,
  ),
  heading('Qui en bénéficie'),
  paragraph(`Tous les salariés, à partir de ${toFill} mois d’ancienneté (trois au plus).`),
  heading('Comment se calcule l’enveloppe'),
  paragraph(
    `Pour l’exercice ${exercise}, l’enveloppe dépend de : ${toFill}. Si l’objectif n’est pas atteint, aucune prime n’est due.`,
  ),
  heading('Comment se calcule votre part'),
  paragraph(
    `L’enveloppe est répartie selon : ${toFill}. Des plafonds légaux s’appliquent à l’enveloppe et à chaque part.`,
  ),
  heading('Quand'),
  paragraph(
    `Le versement a lieu au plus tard le ${payment_day}. Vous êtes informé de votre part avant, et vous avez au moins ${delayIn('reply', 'fr')} pour répondre.`,
  ),
  heading('Ce que vous pouvez faire'),
  list(
    'toucher votre prime : elle s’ajoute alors à vos revenus imposables',
    'la placer sur le plan d’épargne : elle échappe à l’impôt sur le revenu et reste bloquée, sauf cas de déblocage',
    'faire les deux',
    `ne rien répondre : elle est placée selon l’accord, sur ${toFill}`,
  ),
  heading('Si vous quittez l’entreprise'),
  paragraph(
    `Laissez votre adresse. Si vous ne pouvez être joint, votre prime est gardée un an après la date limite de versement, puis remise à la Caisse des dépôts, où vous pouvez la réclamer (${cited('unclaimed_sums')}).`,
  ),
  paragraph(
    `Une question : ${contact}. Le texte complet de l’accord est consultable auprès de la direction.`,
  ),
]
