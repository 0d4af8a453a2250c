import { spaced } from '../../company/spaced-number.ts'
import { delayIn } from '@moisson/law/delays'
import { cited } from '@moisson/law/scheme-points'
import { ofPlace } from '@moisson/law/words/inside-sentence'
import { boxes, heading, paragraph, title, type PaperText } from '../paper-text.ts'

const toFill = '………………………'

export const participationClauses: PaperText = ({ company }) => [
  title('Les clauses d’un accord de participation'),
  paragraph(`Relecture du projet d’accord ${ofPlace(company)}.`),
  heading('Calcul et répartition'),
  boxes(
    `la formule de la réserve, légale ou au moins aussi favorable (${cited('legal_reserve', 'own_formula')})`,
    `la répartition entre les salariés (${cited('participation_sharing')})`,
    'la durée de l’accord et sa date d’effet',
  ),
  heading('Vie des sommes'),
  boxes(
    'la nature et la gestion des droits',
    `le placement par défaut de celui qui ne répond pas (${cited('participation_silence_clause')})`,
    'le jour de mise à disposition et les cas de déblocage anticipé',
  ),
  heading('Information'),
  boxes(
    `comment chacun est informé et répond (${cited('participation_reply')})`,
    `l’information des salariés sur l’accord (${cited('participation_note')})`,
    `le rapport au CSE dans les ${delayIn('participation_report', 'fr')} de la clôture (${cited('participation_report')})`,
  ),
]

export const keeperLetter: PaperText = ({ company, siren, address, city, contact }) => [
  title('Résiliation de la convention de tenue de compte'),
  paragraph(`${company}, SIREN ${spaced(siren)}, ${address}`),
  paragraph(`À ${toFill} (teneur de compte), référence entreprise ${toFill}`),
  paragraph(`${city}, le ${toFill}. Lettre recommandée avec avis de réception.`),
  paragraph(
    `Madame, Monsieur, nous vous notifions la résiliation de la convention de tenue de compte signée le ${toFill}, avec le préavis de ${toFill} qu’elle prévoit.`,
  ),
  paragraph(
    `Nous demandons le transfert collectif des avoirs de nos salariés et anciens salariés vers ${toFill}, à la date du ${toFill}. Merci de nous communiquer le calendrier des opérations, la période sans achat ni retrait, et l’état des avoirs par personne et par fonds à cette date.`,
  ),
  paragraph(`Votre interlocuteur : ${contact}.`),
  { kind: 'signatures', names: [`Pour ${company}`] },
]
