import { largestRemainder } from '@moisson/law/largest-remainder'
import { countryCode } from '../record/country-code.ts'
import type { Destination } from '../vocabulary.ts'
import type { KeeperWords } from './keeper.ts'

/** A person whose money goes to the account keeper, with the choice that counts. */
export interface PlacedPerson {
  employee_number: string | null
  civility: string
  last_name: string
  birth_name: string | null
  first_name: string
  birth_date: string | null
  birth_place: string | null
  birth_country: string | null
  nir: string | null
  address: Partial<Record<'line1' | 'line2' | 'postal_code' | 'city' | 'country', string | null>> | null
  email: string | null
  mobile: string | null
  hire_date: string | null
  exit_date: string | null
  status: string
  receipt_number: string | null
  choice_status: string
  channel: string | null
  chosen_at: string
  lines: readonly PlacedLine[]
  /** Interest for paying late, by plan. */
  late_interest: { pee: number; percol: number }
}
export interface PlacedLine {
  destination: Destination
  management_mode: string | null
  managed_profile: string | null
  fund_id: string | null
  amount_cents: number
  /** Left out where nothing was matched. */
  abondement_gross_cents?: number
  abondement_net_cents?: number
}

/** A row of the keeper's file, amounts in cents. */
export type AllocationLine = Record<string, string | number | null> & {
  plan: string
  montant_net_investi: number
  abondement_net: number
  interets_retard: number
}

const atWork = new Set(['active', 'on_leave'])

/** The rows of one person: one for each plan and fund, what is paid at once excepted. Who left before `placed_on` has left, whatever their file still says. */
export function allocationLines(
  person: PlacedPerson,
  funds: ReadonlyMap<string, { code: string; name: string }>,
  { plans, modes, profiles, civilities, statuses, origins }: KeeperWords,
  placed_on: string,
): { destination: 'pee' | 'percol'; line: AllocationLine }[] {
  const { address } = person
  // An address without a country is in France; without any line of it, nobody knows.
  const placed = address !== null && Object.values(address).some(Boolean)
  const country = placed ? (countryCode(address.country ?? null) ?? 'FRA') : null
  const shared = {
    matricule: person.employee_number,
    identifiant_teneur: null,
    civilite: civilities[person.civility] ?? null,
    nom_naissance: person.birth_name ?? person.last_name,
    nom_usage: person.last_name,
    prenom: person.first_name,
    date_naissance: person.birth_date,
    lieu_naissance: person.birth_place,
    pays_naissance: countryCode(person.birth_country),
    nir: person.nir,
    adresse_1: address?.line1 ?? null,
    adresse_2: address?.line2 ?? null,
    code_postal: address?.postal_code ?? null,
    commune: address?.city ?? null,
    pays: country,
    email: person.email,
    mobile: person.mobile,
    date_entree: person.hire_date,
    date_sortie: person.exit_date,
    statut:
      atWork.has(person.status) && (person.exit_date === null || person.exit_date >= placed_on)
        ? statuses.at_work
        : statuses.left,
    // Of whoever lives abroad, or nobody knows where, nobody has said it: the keeper asks, and is told nothing untrue.
    resident_fiscal: country === 'FRA' ? 'FRA' : null,
    origine_choix:
      person.choice_status === 'default_applied'
        ? origins.default
        : person.channel === 'on_behalf' || person.channel === 'import'
          ? origins.company
          : origins.person,
    date_choix: person.chosen_at,
    reference_choix: person.receipt_number,
  }
  const interest = interestByLine(person)
  return person.lines.flatMap((line, place) => {
    const { destination } = line
    if (destination === 'immediate_payment') return []
    const { abondement_gross_cents: gross = 0, abondement_net_cents: net = 0 } = line
    const managed = line.management_mode === 'managed'
    const fund = managed ? undefined : funds.get(line.fund_id ?? '')
    const row = {
      ...shared,
      plan: plans[destination],
      mode_gestion: managed ? modes.managed : modes.free,
      profil_pilote: managed ? (profiles[line.managed_profile ?? ''] ?? null) : null,
      code_fonds: fund?.code ?? null,
      libelle_fonds: fund?.name ?? null,
      montant_net_investi: line.amount_cents,
      abondement_brut: gross,
      csg_crds_abondement: gross - net,
      abondement_net: net,
      interets_retard: interest[place] ?? 0,
    }
    return { destination, line: row }
  })
}

/** The interest of each plan over its lines, in proportion to what each places, to the cent. */
function interestByLine({ lines, late_interest }: PlacedPerson): number[] {
  const found = lines.map(() => 0)
  for (const plan of ['pee', 'percol'] as const) {
    const weights = lines.map((line) => (line.destination === plan ? line.amount_cents : 0))
    largestRemainder(late_interest[plan], Float64Array.from(weights))?.forEach((cents, place) => {
      if (cents > 0) found[place] = cents
    })
  }
  return found
}
