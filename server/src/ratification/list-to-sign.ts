import { spaced } from '@moisson/core/company/spaced-number'
import { votesNeeded } from '@moisson/core/accord/ratification'
import type { Day } from '@moisson/law/calendar'
import { longDay } from '@moisson/law/words/days'
import { pluriel } from '@moisson/law/words/plural'
import type { PersonOfDay } from './ratification-store.ts'

interface Facts {
  company: { legal_name: string; siren: string }
  title: string
  day: Day
  people: readonly PersonOfDay[]
  sha256: string
}

/** The list that everybody signs by hand, with a line for each person of the day. */
export const listToSign = ({ company, title, day, people, sha256 }: Facts): object => ({
  language: 'fr',
  title: 'Liste d’émargement',
  subtitle: `${title}, personnel présent le ${longDay(day, 'fr')}`,
  issuer: company.legal_name,
  footer: `${company.legal_name}, SIREN ${spaced(company.siren)}. Texte soumis\u00a0: empreinte SHA-256 ${sha256.slice(0, 16)}`,
  words: { page: 'Page', lines: 'Émargement' },
  facts: [
    ['Personnel de l’entreprise', pluriel(people.length, '# salarié', '# salariés')],
    ['Voix nécessaires (deux tiers)', people.length === 0 ? '–' : String(votesNeeded(people.length))],
  ],
  sections: [
    {
      title: 'La consultation',
      sentences: [
        'Chaque salarié inscrit sa réponse, oui ou non, la date et sa signature. La majorité se compte sur l’ensemble du personnel\u00a0: une ligne laissée vide compte comme une absence d’approbation.',
      ],
    },
  ],
  columns: ['Nom et prénom', 'Matricule', 'Oui', 'Non', 'Date', 'Signature'],
  widths: ['1fr', 'auto', 'auto', 'auto', 'auto', '1fr'],
  spare: 5,
  lines: people.map((person) => [
    `${person.last_name} ${person.first_name}`.trim(),
    person.employee_number ?? '',
    '☐',
    '☐',
    '',
    '',
  ]),
  signatures: [`Pour l’entreprise ${company.legal_name}`],
})
