import { spaced } from '@moisson/core/company/spaced-number'
import { keepingSentence } from '@moisson/core/company/plan-keeping'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import type { Day } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { releaseOnceHappened } from '@moisson/law/release-events'
import { sourceOf } from '@moisson/law/scheme-points'
import type { InEach, Language } from '@moisson/law/text'
import { longDay, shortDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { listed } from '@moisson/law/words/list'
import { frenchFirst } from '../print/french-first.ts'
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

/** The summary statement in French, as it is kept in the savings booklet, then for whoever reads another language. */
export const statementSheets = (facts: Facts, reader: Language): object[] =>
  frenchFirst(reader).map((language) => statementPage(facts, language))

/** The summary statement of a departure (« état récapitulatif »). */
function statementPage({ savings, person, company, on }: Facts, language: Language): object {
  const { left_on, plans: kept, held, late_interest: late, contact } = savings
  const ways = contact
    ? [contact.name, contact.email, contact.phone && phoneInWords(contact.phone)].filter(Boolean).join(', ')
    : ''
  const say = words[language]
  const money = (cents: number) => euros(cents, language)
  const named = `${person.first_name} ${person.last_name}`
  return {
    language,
    title: say.title,
    subtitle: say.subtitle(named, longDay(on, language)),
    issuer: company.legal_name,
    footer: `${company.legal_name}, SIREN ${spaced(company.siren)}. ${sourceOf(language, 'booklet_on_leaving')}`,
    words: { page: 'Page', lines: say.lines, nothing: say.nothing },
    intro: say.intro,
    facts: [
      [say.person, named],
      ...(person.birth_date ? [[say.born, shortDay(person.birth_date, language)]] : []),
      ...(person.employee_number ? [[say.number, person.employee_number]] : []),
      [say.company, `${company.legal_name} (SIREN ${spaced(company.siren)})`],
      ...(left_on ? [[say.left, shortDay(left_on, language)]] : []),
      ...(ways ? [[say.contact, ways]] : []),
    ],
    sections: [
      { title: say.what.title, sentences: [say.what.said] },
      ...(kept.length > 0
        ? [{ title: say.keeping, sentences: kept.map((one) => keptBy(one, language)) }]
        : []),
      { title: say.moving, sentences: [...say.ways, releaseOnceHappened[language]] },
      ...(held.length > 0
        ? [
            {
              title: say.held,
              sentences: held.map((one) => heldSentence(one, language)),
            },
          ]
        : []),
      ...(late.length > 0
        ? [
            {
              title: say.late,
              sentences: late.map(({ name, sentence }) => say.late_of(name, sentence[language])),
            },
          ]
        : []),
    ],
    columns: say.columns,
    lines: kept.flatMap((one) => [
      ...one.lots.map((lot) => [
        lot.refused ? say.refused(lot.name) : lot.settled ? lot.name : say.on_its_way(lot.name),
        plans[one.plan],
        lot.available_on ? shortDay(lot.available_on, language) : say.retirement,
        money(lot.abondement_net_cents),
        money(lot.placed_cents),
      ]),
      [
        say.total(plans[one.plan]),
        plans[one.plan],
        '',
        money(matchingPlaced(one.lots)),
        money(one.placed_cents),
      ],
    ]),
  }
}

/** Where a held sum is: with the company still, paid, or with the Caisse des dépôts under its reference. */
function heldSentence(one: SavingsOfEmployer['held'][number], language: Language): string {
  const say = words[language]
  const amount = euros(one.held_cents, language)
  const left = one.left_on && longDay(one.left_on, language)
  if (one.outcome === 'paid' && left) return say.held_paid(one.name, amount, left)
  if (one.outcome === 'deposited' && left)
    return say.held_deposited(one.name, amount, left, one.reference ?? '')
  return one.held_until
    ? say.held_until(one.name, amount, longDay(one.held_until, language), one.source[language])
    : say.owed(one.name, amount)
}

/** Who keeps the account of a plan, what it costs and how to reach them. */
function keptBy(one: SavingsOfEmployer['plans'][number], language: Language): string {
  const say = words[language]
  const kept = keepingSentence(plans[one.plan], {
    keeper: one.keeper,
    contract: one.keeper_contract,
    fees_after_departure: null,
    fees_per_year_cents: null,
  })
  return [
    kept?.[language] ?? say.unknown_keeper(plans[one.plan]),
    one.fees[language],
    one.keeper_contact ? say.reach(one.keeper_contact) : '',
    ...keptElsewhere(one, language),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The campaigns that placed their sums with another keeper than that of today, which may hold them still. */
function keptElsewhere({ keeper, lots }: SavingsOfEmployer['plans'][number], language: Language): string[] {
  const others = new Set(lots.flatMap((lot) => (lot.keeper && lot.keeper !== keeper ? [lot.keeper] : [])))
  return [...others].map((other) => {
    const names = lots.filter((lot) => lot.keeper === other).map(({ name }) => name)
    return words[language].elsewhere(listed(names, language), other)
  })
}

const words = {
  fr: {
    title: 'État récapitulatif',
    subtitle: (name: string, day: string) => `Ce que ${name} détient au ${day}`,
    intro: null,
    lines: 'Sommes placées par les campagnes de l’entreprise',
    person: 'Bénéficiaire',
    born: 'Né(e) le',
    number: 'Matricule',
    company: 'Entreprise',
    left: 'Départ',
    contact: 'Contact dans l’entreprise',
    what: {
      title: 'Ce que dit cet état',
      said: 'Il donne les sommes placées par les campagnes menées dans Moisson, le jour de leur placement. Leur valeur d’aujourd’hui, les placements d’avant et vos retraits sont chez le teneur de compte.',
    },
    keeping: 'Qui tient vos comptes, et ce qu’ils coûtent',
    nothing: 'Aucune somme n’est placée par ces campagnes.',
    unknown_keeper: (plan: string) =>
      `${plan}\u00a0: l’entreprise n’a pas dit dans Moisson qui tient ce compte\u00a0; demandez-le-lui.`,
    elsewhere: (campaigns: string, keeper: string) =>
      `${campaigns}\u00a0: sommes confiées à ${keeper}, qui tenait alors ces comptes\u00a0; elles y sont tant qu’elles n’ont pas été transférées.`,
    reach: (contact: string) => `Pour le joindre\u00a0: ${contact}.`,
    moving: 'Récupérer ou déplacer ces sommes',
    ways: [
      `La fin de votre contrat ouvre le PEE et la participation\u00a0: vous pouvez demander tout ou partie, en une fois, quand vous voulez (${sourceIn('releases_savings', 'fr')}).`,
      `Elle n’ouvre pas le PER\u00a0COL, bloqué jusqu’à la retraite sauf dans les cas prévus par la loi (${sourceIn('releases_percol', 'fr')}).`,
      `Vous pouvez aussi transférer ces sommes dans le plan d’un nouvel employeur\u00a0: le temps de blocage déjà passé reste acquis (${sourceOf('fr', 'transfer')}).`,
    ],
    held: 'Sommes conservées pour vous',
    late: 'Intérêts de retard, compris dans les sommes',
    late_of: (name: string, sentence: string) => `${name}\u00a0: dont ${sentence}`,
    held_until: (name: string, amount: string, day: string, source: string) =>
      `${name}\u00a0: ${amount}, conservés par l’entreprise jusqu’au ${day}, puis remis à la Caisse des dépôts, où vous pouvez les réclamer (${source}).`,
    held_paid: (name: string, amount: string, day: string) =>
      `${name}\u00a0: ${amount}, que l’entreprise vous a versés le ${day}.`,
    held_deposited: (name: string, amount: string, day: string, reference: string) =>
      `${name}\u00a0: ${amount}, remis le ${day} à la Caisse des dépôts, où vous pouvez les réclamer (référence ${reference}).`,
    owed: (name: string, amount: string) =>
      `${name}\u00a0: ${amount}, qui vous restent dus par l’entreprise.`,
    columns: ['Campagne', 'Plan', 'Disponible', 'Dont abondement net', 'Somme placée'],
    on_its_way: (name: string) => `${name} (placement en cours)`,
    refused: (name: string) => `${name} (refusé par le teneur de compte, en tout ou en partie)`,
    retirement: 'À la retraite',
    total: (plan: string) => `Total déjà placé sur le ${plan}`,
  },
  en: {
    title: 'Summary statement',
    subtitle: (name: string, day: string) => `What ${name} holds on ${day}`,
    intro:
      'This sheet says in English what your statement says in French, with the same amounts. The French text is the statement that the law asks for.',
    lines: 'Sums placed by the company’s campaigns',
    person: 'Beneficiary',
    born: 'Born on',
    number: 'Employee number',
    company: 'Company',
    left: 'Left on',
    contact: 'Contact in the company',
    what: {
      title: 'What this statement says',
      said: 'It gives the sums placed by the campaigns run in Moisson, on the day they were placed. What they are worth today, what was placed before and what you took out are with the account keeper.',
    },
    keeping: 'Who keeps your accounts, and what they cost',
    nothing: 'No sum is placed by these campaigns.',
    unknown_keeper: (plan: string) =>
      `${plan}: the company has not said in Moisson who keeps this account; ask the company.`,
    elsewhere: (campaigns: string, keeper: string) =>
      `${campaigns}: sums entrusted to ${keeper}, who kept these accounts then; they are there until they are transferred.`,
    reach: (contact: string) => `To reach them: ${contact}.`,
    moving: 'Taking these sums out, or moving them',
    ways: [
      `The end of your contract opens the PEE and the participation: you may ask for all of it or a part, once, whenever you like (${sourceIn('releases_savings', 'en')}).`,
      `It does not open the PER\u00a0COL, locked until retirement but for the cases that the law lists (${sourceIn('releases_percol', 'en')}).`,
      `You may also move these sums to the plan of a new employer: the time already locked still counts (${sourceOf('en', 'transfer')}).`,
    ],
    held: 'Sums kept for you',
    late: 'Late-payment interest, part of the sums',
    late_of: (name: string, sentence: string) => `${name}: of which ${sentence}`,
    held_until: (name: string, amount: string, day: string, source: string) =>
      `${name}: ${amount}, kept by the company until ${day}, then handed to the Caisse des dépôts, where you can claim the money (${source}).`,
    held_paid: (name: string, amount: string, day: string) =>
      `${name}: ${amount}, which the company paid you on ${day}.`,
    held_deposited: (name: string, amount: string, day: string, reference: string) =>
      `${name}: ${amount}, handed on ${day} to the Caisse des dépôts, where you can claim the money (reference ${reference}).`,
    owed: (name: string, amount: string) => `${name}: ${amount}, which the company still owes you.`,
    columns: ['Campaign', 'Plan', 'Available', 'Of which net matching', 'Sum placed'],
    on_its_way: (name: string) => `${name} (being placed)`,
    refused: (name: string) => `${name} (refused by the account keeper, all or part of it)`,
    retirement: 'At retirement',
    total: (plan: string) => `Total already placed in the ${plan}`,
  },
} as const satisfies InEach<unknown>
