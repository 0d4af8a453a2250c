import { spaced } from '@moisson/core/company/spaced-number'
import type { outcomeOf } from '@moisson/core/accord/ratification'
import { longDay, shortDay } from '@moisson/law/words/days'
import { longInstant, shortInstant } from '@moisson/law/words/instants'
import { pluriel } from '@moisson/law/words/plural'
import type { Selectable } from 'kysely'
import type { RatificationVoterTable } from '../database/schema-ratification.ts'
import type { RatificationRow } from './ratification-store.ts'

interface Facts {
  company: { legal_name: string; siren: string }
  ratification: RatificationRow
  text: { title: string; sha256: string }
  voters: readonly Selectable<RatificationVoterTable>[]
  outcome: ReturnType<typeof outcomeOf>
  now: Date
}

const channels = {
  account: 'en ligne, connecté',
  link: 'en ligne, lien personnel',
  paper: 'sur papier',
}
const answers = { yes: 'Oui', no: 'Non' }
const asked = {
  union: 'le délégué syndical',
  cse: 'le comité social et économique',
}

/** The minutes of a consultation with the list that proves it, in French as they are filed. */
export function minutesPage({ company, ratification, text, voters, outcome, now }: Facts): object {
  const { personnel, joint_request } = ratification
  const opened = longInstant(ratification.opened_at, 'fr')
  return {
    language: 'fr',
    title: 'Procès-verbal de ratification',
    subtitle: `${text.title}, consultation du personnel présent le ${longDay(ratification.day, 'fr')}`,
    issuer: company.legal_name,
    footer: `${company.legal_name}, SIREN ${spaced(company.siren)}. Texte soumis\u00a0: empreinte SHA-256 ${text.sha256.slice(0, 16)}`,
    words: { page: 'Page', lines: 'Liste d’émargement' },
    facts: [
      ['Personnel de l’entreprise ce jour-là', pluriel(personnel, '# salarié', '# salariés')],
      ['Voix nécessaires (deux tiers)', String(outcome.minimum_yes)],
      ['Oui', String(outcome.yes)],
      ['Non', String(outcome.no)],
      ['Sans réponse', String(outcome.silent)],
      ['Résultat', outcome.ratified ? 'Ratifié' : 'Non ratifié'],
      ...(outcome.signed_on === null
        ? []
        : [['Majorité des deux tiers atteinte le', longDay(outcome.signed_on, 'fr')]]),
    ],
    sections: [
      {
        title: 'La consultation',
        sentences: [
          `Le texte «\u00a0${text.title}\u00a0» a été soumis à la ratification du personnel en application des articles L.\u00a03312-5 et D.\u00a03345-1 du code du travail. La consultation a été ouverte ${openedBy(ratification, opened)} et s’est terminée le ${longInstant(now, 'fr')}.`,
          `La réponse, une seule par personne, était demandée par oui ou par non. ${waysOf(voters)} Le vote est nominatif\u00a0: la majorité se compte sur l’ensemble du personnel, absents et silencieux compris.`,
          joint_request === null
            ? 'Aucune demande conjointe n’a été jointe à la consultation.'
            : `La ratification a été demandée conjointement par l’employeur et ${asked[joint_request.with]} le ${longDay(joint_request.on, 'fr')}.`,
        ],
      },
    ],
    columns: ['Nom et prénom', 'Matricule', 'Réponse', 'Date et heure', 'Manière'],
    widths: ['1fr', 'auto', 'auto', 'auto', 'auto'],
    spare: 0,
    lines: voters.map((voter) => [
      `${voter.last_name} ${voter.first_name}`.trim(),
      voter.employee_number ?? '',
      voter.answer === null ? 'Sans réponse' : answers[voter.answer],
      whenOf(voter),
      voter.channel === null ? '' : channels[voter.channel],
    ]),
    signatures: [`Pour l’entreprise ${company.legal_name}`],
  }
}

/** How the answers came, counted: who was silent answered nothing, and the company read what it entered from paper. */
function waysOf(voters: Facts['voters']): string {
  const paper = voters.filter(({ channel }) => channel === 'paper').length
  const corrected = voters.filter(({ correction_reason }) => correction_reason !== null).length
  const silent = voters.filter(({ channel }) => channel === null).length
  const online = voters.length - paper - silent
  return [
    online > 0 &&
      pluriel(
        online,
        '# salarié a répondu lui-même en ligne\u00a0: sa réponse n’a été montrée à personne avant la fin.',
        '# salariés ont répondu eux-mêmes en ligne\u00a0: leurs réponses n’ont été montrées à personne avant la fin.',
      ),
    paper > 0 &&
      `${pluriel(paper, '# réponse donnée sur papier a été saisie', '# réponses données sur papier ont été saisies')} par l’entreprise.`,
    corrected > 0 &&
      `${pluriel(corrected, '# réponse saisie a été corrigée', '# réponses saisies ont été corrigées')} avant la fin, avec son motif au journal.`,
    silent > 0 && `${pluriel(silent, '# salarié n’a pas répondu', '# salariés n’ont pas répondu')}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

const openedBy = ({ opened_by_name }: RatificationRow, instant: string) =>
  opened_by_name === null ? `le ${instant}` : `le ${instant} par ${opened_by_name}`

/** An answer on paper has the day written on it, the others their minute. */
const whenOf = ({ channel, answered_at, answered_on }: Selectable<RatificationVoterTable>): string =>
  channel === 'paper' && answered_on !== null
    ? shortDay(answered_on, 'fr')
    : answered_at === null
      ? ''
      : shortInstant(answered_at, 'fr')
