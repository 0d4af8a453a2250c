import type { Day } from './calendar.ts'
import type { PlanKind } from './plan-kind.ts'
import { say, type Text } from './text.ts'

export type ReleaseEvent = {
  /** The case as the article of each plan words it; a plan without a wording does not open on it. */
  readonly savings?: Text
  readonly perco?: Text
  readonly percol?: Text
  /** Months to ask; null when it may be asked at any time. */
  readonly months: number | null
  /** First day the case exists. */
  readonly since?: Day
  /** What has to come after it: the event unless said (décret 2024-690, art. 6). */
  readonly sinceCounts?: 'request'
}

const JULY_2024 = '2024-07-07'

const disability = say(
  'invalidité de l’intéressé, d’un enfant, du conjoint ou du partenaire de Pacs (2e ou 3e catégorie, ou taux d’au moins 80\u202f% reconnu sans activité professionnelle)',
  'disability of the person, a child, the spouse or civil partner (2nd or 3rd category, or a recognised rate of at least 80% without work)',
)
const death = say(
  'décès de l’intéressé, du conjoint ou du partenaire de Pacs',
  'death of the person, the spouse or civil partner',
)
const overIndebtedness = say(
  'surendettement, à la demande du président de la commission ou du juge',
  'over-indebtedness, at the request of the commission’s chair or the judge',
)
const endOfUnemploymentRights = say(
  'expiration des droits à l’assurance chômage',
  'end of the rights to unemployment benefit',
)

/**
 * The cases of R3324-22 (savings plans and participation, version of 7 July 2024), R3334-4 (PERCO) and CMF L224-4
 * (PER COL), each in the words of its own article. To add one: an entry here, its papers in `release-request.ts`.
 */
export const releaseEvents = {
  mariage: {
    savings: say('mariage ou conclusion d’un Pacs', 'marriage or civil union'),
    months: 6,
  },
  naissance_3e_enfant: {
    savings: say(
      'naissance, ou arrivée d’un enfant en vue de son adoption, quand le foyer compte déjà au moins deux enfants à charge',
      'birth, or arrival of a child to be adopted, when the household already has at least two dependent children',
    ),
    months: 6,
  },
  divorce: {
    savings: say(
      'divorce, séparation ou fin de Pacs, avec une convention ou un jugement fixant la résidence habituelle, unique ou partagée, d’au moins un enfant chez l’intéressé',
      'divorce, separation or end of a civil union, with an agreement or judgment setting the usual residence, sole or shared, of at least one child with the person',
    ),
    months: 6,
  },
  violences_conjugales: {
    savings: say(
      'violences du conjoint, concubin ou partenaire, actuel ou ancien (ordonnance de protection ou suites pénales)',
      'violence by the spouse or partner, present or former (protection order or criminal proceedings)',
    ),
    months: null,
  },
  invalidite: {
    savings: disability,
    perco: disability,
    percol: say(
      'invalidité du titulaire, d’un enfant, du conjoint ou du partenaire de Pacs (2e ou 3e catégorie)',
      'disability of the holder, a child, the spouse or civil partner (2nd or 3rd category)',
    ),
    months: null,
  },
  deces: {
    savings: death,
    perco: death,
    percol: say('décès du conjoint ou du partenaire de Pacs', 'death of the spouse or civil partner'),
    months: null,
  },
  rupture_contrat: {
    savings: say(
      'rupture du contrat de travail, cessation d’activité de l’entrepreneur individuel, fin du mandat social, perte du statut de conjoint collaborateur ou associé',
      'end of the employment contract, of a sole trader’s activity, of a corporate office, loss of the status of collaborating or associate spouse',
    ),
    months: null,
  },
  creation_entreprise: {
    savings: say(
      'création ou reprise d’une entreprise dont on exerce le contrôle, par l’intéressé, un enfant, le conjoint ou le partenaire de Pacs\u202f; installation dans une autre profession non salariée\u202f; parts de Scop',
      'creating or taking over a business one controls, by the person, a child, the spouse or civil partner; starting another self-employed profession; shares of a workers’ cooperative',
    ),
    months: 6,
  },
  residence_principale: {
    savings: say(
      'acquisition de la résidence principale\u202f; agrandissement créant une surface habitable nouvelle, avec permis de construire ou déclaration préalable\u202f; remise en état après une catastrophe naturelle reconnue par arrêté',
      'buying the main home; enlarging it with new living space, under a building permit or prior declaration; repairing it after a natural disaster recognised by order',
    ),
    perco: say(
      'acquisition de la résidence principale, ou remise en état après une catastrophe naturelle reconnue par arrêté',
      'buying the main home, or repairing it after a natural disaster recognised by order',
    ),
    percol: say(
      'acquisition de la résidence principale (sauf avec les versements obligatoires)',
      'buying the main home (except with compulsory payments)',
    ),
    months: 6,
  },
  renovation_energetique: {
    savings: say(
      'travaux de rénovation énergétique de la résidence principale (art. D319-16 et D319-17 du code de la construction)',
      'energy renovation of the main home (Construction Code, art. D319-16 and D319-17)',
    ),
    months: 6,
    since: JULY_2024,
  },
  surendettement: {
    savings: overIndebtedness,
    perco: overIndebtedness,
    percol: say('surendettement du titulaire', 'over-indebtedness of the holder'),
    months: null,
  },
  proche_aidant: {
    savings: say(
      'activité de proche aidant de l’intéressé, du conjoint ou du partenaire de Pacs',
      'care of a relative by the person, the spouse or civil partner',
    ),
    months: null,
    since: JULY_2024,
    sinceCounts: 'request',
  },
  vehicule_propre: {
    savings: say(
      'achat d’un véhicule roulant uniquement à l’électricité ou à l’hydrogène, ou d’un vélo à assistance électrique neuf',
      'buying a vehicle powered only by electricity or hydrogen, or a new electrically assisted bicycle',
    ),
    months: 6,
    since: JULY_2024,
  },
  fin_droits_chomage: {
    perco: endOfUnemploymentRights,
    percol: endOfUnemploymentRights,
    months: null,
  },
  sans_mandat_deux_ans: {
    percol: say(
      'deux ans sans contrat de travail ni mandat social après la fin d’un mandat d’administrateur, de membre du directoire ou du conseil de surveillance, sans pension liquidée',
      'two years without an employment contract or corporate office after the end of a mandate as director or member of a management or supervisory board, no pension being drawn',
    ),
    months: null,
  },
  liquidation_judiciaire: {
    percol: say(
      'fin de l’activité non salariée après une liquidation judiciaire, ou situation que le président du tribunal de commerce juge la justifier pendant une conciliation',
      'end of self-employed activity after a court liquidation, or a situation the president of the commercial court finds to justify it during a conciliation',
    ),
    months: null,
  },
} as const satisfies Record<string, ReleaseEvent>

/** The words of a case in the article of a plan, or null when it does not open that plan. */
export function releaseIn(event: ReleaseEvent, plan: PlanKind): Text | null {
  if (plan === 'PERCOL') return event.percol ?? null
  return (plan === 'PERCO' ? event.perco : event.savings) ?? null
}

/** What no case says by itself: a project frees nothing. */
export const releaseOnceHappened: Text = say(
  'Un cas ne libère l’argent qu’une fois arrivé\u00a0: la demande se fait après, avec les pièces, jamais d’avance.',
  'A case frees the money only once it has happened: the request comes after, with the documents, never ahead.',
)

export type ReleaseEventName = keyof typeof releaseEvents

/** Months to ask in a plan. R3334-5 limits the main home alone for the PERCO; the PER COL texts set no delay. */
export function monthsToAsk(name: ReleaseEventName, plan: PlanKind): number | null {
  // Names are compared here: screens that tell the cases do without the shapes of rules.
  const limited = plan === 'PERCO' ? name === 'residence_principale' : plan !== 'PERCOL'
  return limited ? releaseEvents[name].months : null
}

/** The cases of a plan, in the order of its article. */
export function releasesOf(plan: PlanKind): { label: Text; months: number | null }[] {
  return (Object.keys(releaseEvents) as ReleaseEventName[]).flatMap((name) => {
    const label = releaseIn(releaseEvents[name], plan)
    return label === null ? [] : [{ label, months: monthsToAsk(name, plan) }]
  })
}

/** Whether it is the name of a case; free words are not: « enfant » says neither which birth nor which home. */
export const isReleaseEvent = (event: string): event is ReleaseEventName =>
  Object.hasOwn(releaseEvents, event)
