import { cited } from '@moisson/law/scheme-points'
import { boxes, heading, list, paragraph, title, type PaperText } from '../paper-text.ts'

const toFill = '………………………'

export const indicatorRecord: PaperText = ({ company, exercise }) => [
  title('Relevé des indicateurs'),
  paragraph(`${company}, exercice ${exercise}.`),
  {
    kind: 'table',
    head: ['Indicateur de l’accord', 'Objectif', 'Réalisé', 'Source (compte, rapport, logiciel)'],
    rows: [],
    empty: 6,
  },
  paragraph(`Relevé établi le ${toFill} par ${toFill}.`),
  { kind: 'signatures', names: ['Établi par', 'Vérifié par'] },
]

export const annualAgenda: PaperText = ({ company, city, exercise, contact }) => [
  title('Convocation du comité social et économique'),
  paragraph(`${company}, ${city}, le ${toFill}`),
  paragraph(`Vous êtes convoqués à la réunion du ${toFill} à ${toFill} heures.`),
  heading('Ordre du jour'),
  list(
    `application de l’accord d’intéressement pour l’exercice ${exercise} : chiffres retenus, calcul de l’enveloppe, plafonds`,
    'répartition entre les bénéficiaires et calendrier de versement',
    `réponses aux questions du comité, moyens de vérification prévus par l’accord (${cited('mandatory_clauses')})`,
    'questions diverses',
  ),
  paragraph(`Documents remis : le relevé des indicateurs et le calcul détaillé. Contact : ${contact}.`),
  { kind: 'signatures', names: ['Le président du comité', 'Le secrétaire du comité'] },
]

export const yearFile: PaperText = ({ company, exercise, payment_day }) => [
  title('Le dossier de l’exercice'),
  paragraph(`${company}, exercice ${exercise}. Versement au plus tard le ${payment_day}.`),
  heading('À garder ensemble'),
  boxes(
    'l’accord en vigueur, ses avenants et les récépissés de dépôt',
    'les chiffres de l’exercice et leur source',
    'le calcul de l’enveloppe et de chaque part',
    'la preuve de l’information de chacun : notices et dates',
    'les choix, ou le placement par défaut appliqué',
    'le fichier de paie, le fichier du teneur de compte et son accusé de réception',
    'la preuve de paiement et l’écriture comptable',
    'le procès-verbal de l’information du CSE',
  ),
  paragraph('Moisson garde les pièces déposées, les notices et les reçus avec leur date et leur empreinte.'),
]
