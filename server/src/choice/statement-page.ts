import { keepingSentence } from '@moisson/core/company/plan-keeping'
import type { Day } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { releaseOnceHappened } from '@moisson/law/release-events'
import { sourceOf } from '@moisson/law/scheme-points'
import { longDay, shortDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import type { SavingsOfEmployer } from './savings-of.ts'

interface Facts {
  savings: SavingsOfEmployer
  person: { last_name: string; first_name: string; employee_number: string | null; birth_date: string | null }
  company: { legal_name: string; siren: string }
  on: Day
}

const plans = { pee: 'PEE', percol: 'PER\u00a0COL' } as const

/** The matching of what the total of a plan counts: what is on its way is in neither, in cents. */
const matchingPlaced = (lots: SavingsOfEmployer['plans'][number]['lots']): number =>
  lots.reduce((sum, lot) => (lot.settled ? sum + lot.abondement_net_cents : sum), 0)

/** The summary statement of a departure, in French as it is kept in the savings booklet. */
export function statementPage({ savings, person, company, on }: Facts): object {
  const { left_on, plans: kept, held, contact } = savings
  const ways = contact ? [contact.name, contact.email, contact.phone].filter(Boolean).join(', ') : ''
  return {
    language: 'fr',
    title: 'État récapitulatif',
    subtitle: `Ce que ${person.first_name} ${person.last_name} détient au ${longDay(on, 'fr')}`,
    issuer: company.legal_name,
    footer: `${company.legal_name}, SIREN ${company.siren}. ${sourceOf('fr', 'booklet_on_leaving')}`,
    words: { page: 'Page', lines: 'Sommes placées par les campagnes de l’entreprise' },
    facts: [
      ['Bénéficiaire', `${person.first_name} ${person.last_name}`],
      ...(person.birth_date ? [['Né(e) le', shortDay(person.birth_date, 'fr')]] : []),
      ...(person.employee_number ? [['Matricule', person.employee_number]] : []),
      ['Entreprise', `${company.legal_name} (SIREN ${company.siren})`],
      ...(left_on ? [['Départ', shortDay(left_on, 'fr')]] : []),
      ...(ways ? [['Contact dans l’entreprise', ways]] : []),
    ],
    sections: [
      {
        title: 'Ce que dit cet état',
        sentences: [
          'Il donne les sommes placées par les campagnes menées dans Moisson, le jour de leur placement. Leur valeur d’aujourd’hui, les placements d’avant et vos retraits sont chez le teneur de compte.',
        ],
      },
      {
        title: 'Qui tient vos comptes, et ce qu’ils coûtent',
        sentences:
          kept.length > 0
            ? kept.map((one) =>
                [
                  keepingSentence(plans[one.plan], {
                    keeper: one.keeper,
                    contract: one.keeper_contract,
                    fees_after_departure: null,
                    fees_per_year_cents: null,
                  })?.fr ??
                    `${plans[one.plan]}\u00a0: l’entreprise n’a pas dit dans Moisson qui tient ce compte\u00a0; demandez-le-lui.`,
                  one.fees.fr,
                  one.keeper_contact ? `Pour le joindre\u00a0: ${one.keeper_contact}.` : '',
                ]
                  .filter(Boolean)
                  .join(' '),
              )
            : ['Aucune somme n’est placée par ces campagnes.'],
      },
      {
        title: 'Récupérer ou déplacer ces sommes',
        sentences: [
          `La fin de votre contrat ouvre le PEE et la participation\u00a0: vous pouvez demander tout ou partie, en une fois, quand vous voulez (${sourceIn('releases_savings', 'fr')}).`,
          `Elle n’ouvre pas le PER\u00a0COL, bloqué jusqu’à la retraite sauf les cas de l’article ${sourceIn('releases_percol', 'fr')}.`,
          `Vous pouvez aussi transférer ces sommes dans le plan d’un nouvel employeur\u00a0: le temps de blocage déjà passé reste acquis (${sourceOf('fr', 'transfer')}).`,
          releaseOnceHappened.fr,
        ],
      },
      ...(held.length > 0
        ? [
            {
              title: 'Sommes conservées pour vous',
              sentences: held.map((one) =>
                one.held_until
                  ? `${one.name}\u00a0: ${euros(one.held_cents, 'fr')}, conservés par l’entreprise jusqu’au ${longDay(one.held_until, 'fr')}, puis remis à la Caisse des dépôts, où vous pouvez les réclamer (${one.source.fr}).`
                  : `${one.name}\u00a0: ${euros(one.held_cents, 'fr')}, qui vous restent dus par l’entreprise.`,
              ),
            },
          ]
        : []),
    ],
    columns: ['Campagne', 'Plan', 'Disponible', 'Dont abondement net', 'Somme placée'],
    widths: ['1fr', 'auto', 'auto', 'auto', 'auto'],
    spare: 0,
    lines: kept.flatMap((one) => [
      ...one.lots.map((lot) => [
        lot.settled ? lot.name : `${lot.name} (placement en cours)`,
        plans[one.plan],
        lot.available_on ? shortDay(lot.available_on, 'fr') : 'À la retraite',
        euros(lot.abondement_net_cents, 'fr'),
        euros(lot.placed_cents, 'fr'),
      ]),
      [
        `Total déjà placé sur le ${plans[one.plan]}`,
        plans[one.plan],
        '',
        euros(matchingPlaced(one.lots), 'fr'),
        euros(one.placed_cents, 'fr'),
      ],
    ]),
    signatures: [],
  }
}
