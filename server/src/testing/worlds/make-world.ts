import { createCompany } from '@moisson/contract/admin'
import { importBeneficiaries, listBeneficiaries } from '@moisson/contract/beneficiary'
import { createCampaign } from '@moisson/contract/campaign'
import { listPlans, saveAgreement, savePlan, updateCompany } from '@moisson/contract/company'
import { addEstablishment } from '@moisson/contract/establishment'
import { defaultClauses } from '@moisson/core/company/agreement'
import { abondementSentence } from '@moisson/core/choice/abondement-sentence'
import type { MatchingClause } from '@moisson/core/company/matching-clause'
import { addDays } from '@moisson/law/calendar'
import { setClock } from '../../demo/move-clock.ts'
import { freshSiren, plantMembership, plantUser } from '../plant.ts'
import type { WorldServer } from './world-server.ts'
import { euros, must, pick, type Employer, type Human, type World } from './world.ts'
import { sites } from './world-plan.ts'
import type { Beginning, CampaignPlan, EmployerPlan, PersonPlan, WorldPlan } from './world-plan.ts'

const firstNames = ['Ana', 'Bilal', 'Chloé', 'David', 'Élise', 'Farid', 'Gaël', 'Hana', 'Ivan', 'Jeanne']
const companyNames = ['Fournil du Quai', 'Scierie Morvan']
const OUR_IBAN = 'FR7630006000011234567890189'
const KEEPER_IBAN = 'FR1420041010050500013M02606'
const OTHER_KEEPER_IBAN = 'FR7699999000219537667088810'
const THEIR_IBAN = 'FR7699999000219537667088810'

let made = 0

/** A world as its plan begins: companies with plans, an agreement and people, and the campaigns as drafts. */
export async function makeWorld(server: WorldServer, plan: WorldPlan): Promise<World> {
  const tag = `w${(made += 1)}`
  await setClock(server.owner, new Date(plan.begins.at))
  const world: World = {
    server,
    plan,
    tag,
    adviser: await plantUser(server, { manager: true, name: 'Sophie Laurent' }),
    platform: await plantUser(server, { platformAdmin: true, name: 'Alex Roy' }),
    employers: [],
    people: [],
    campaigns: [],
    story: [`It is ${plan.begins.at.slice(0, 10)} (${plan.begins.why}).`],
    mailsRead: server.post.received.length,
    compared: new Map(),
    mayCost: new Map(),
  }
  for (const [place, one] of plan.employers.entries()) await openEmployer(world, one, place)
  return world
}

async function openEmployer(world: World, plan: EmployerPlan, place: number): Promise<void> {
  const { begins } = world.plan
  const name = companyNames[place] ?? 'Atelier'
  const { id } = await must(world, createCompany, { body: { siren: freshSiren(), name } })
  const owner = await plantUser(world.server, { name: 'Rose Quai' })
  await plantMembership(world.server, owner, id, 'company_admin')
  const employer: Employer = { id, name, owner, plan }
  world.employers.push(employer)
  await must(world, updateCompany, {
    path: { id },
    body: {
      legal_form: 'sas',
      headcount: 20,
      headcount_year: begins.year,
      fiscal_year_end_month: begins.closing.month,
      fiscal_year_end_day: begins.closing.day,
      account_keeper: 'groupama_es',
      account_keeper_company_code: 'GES-0042',
      // Every second company has its PER COL at a keeper of its own.
      ...(place % 2 === 1 && { percol_account_keeper: 'amundi', percol_keeper_iban: OTHER_KEEPER_IBAN }),
      contact_name: 'Sophie Laurent',
      contact_email: 'rh@example.org',
      address: { line1: '1 quai de Seine', postal_code: '75019', city: 'Paris', country: 'FRA' },
      legal_representative: { civility: 'mrs', first_name: 'Rose', last_name: 'Quai', title: 'Présidente' },
      annual_gross_payroll_cents: 100_000_000,
      iban: OUR_IBAN,
      bic: 'AGRIFRPP',
      keeper_iban: KEEPER_IBAN,
      keeper_bic: 'PSSTFRPPPAR',
      bound_to_participation: plan.bound,
      bound_at_250: false,
    },
  })
  const { items: plans } = await must(world, listPlans, { path: { id } })
  for (const kind of ['pee', 'percol'] as const) {
    const funds = plans.find((one) => one.kind === kind)?.funds.map((fund) => fund.id) ?? []
    const offered = kind === 'pee' || plan.percolFunds
    await must(world, savePlan, {
      path: { id, kind },
      body: {
        abondement: plan[kind],
        fund_ids: offered ? funds : [],
        default_fund_id: offered ? (funds[0] ?? null) : null,
        has_managed_profiles: kind === 'percol' && offered,
      },
    })
  }
  await must(world, saveAgreement, {
    path: { id, type: 'interessement' },
    body: {
      title: 'Accord d’intéressement',
      signed_on: `${begins.year - 2}-05-12`,
      filed_on: `${begins.year - 2}-05-20`,
      first_exercise_start: addDays(closingOf(begins, begins.year - 2), 1),
      last_exercise_end: closingOf(begins, begins.year + 2),
      clauses: { ...defaultClauses, officers: plan.officers },
    },
  })
  await must(world, saveAgreement, {
    path: { id, type: 'participation' },
    body: {
      title: 'Accord de participation',
      signed_on: `${begins.year - 1}-11-12`,
      filed_on: `${begins.year - 1}-11-20`,
      first_exercise_start: addDays(closingOf(begins, begins.year - 1), 1),
      last_exercise_end: null,
      clauses: { ...defaultClauses, default_rule: 'half_percol_half_pee' },
    },
  })
  await hire(world, employer)
  world.story.push(
    `${name}: PEE ${abondementInWords(plan.pee)}, PER COL ${plan.percolFunds ? abondementInWords(plan.percol) : 'without funds'}; ${world.people
      .filter((human) => human.employer === employer)
      .map(inWords)
      .join(', ')}.`,
  )
  for (const [number, campaign] of plan.campaigns.entries()) await draft(world, employer, campaign, number)
}

async function hire(world: World, employer: Employer): Promise<void> {
  const { begins } = world.plan
  const today = begins.at.slice(0, 10)
  // A second contract is a second file of the same person: the product holds one contract a file.
  const files = employer.plan.people.flatMap((person, place) =>
    person.again
      ? [
          { person, place },
          { person: secondContract(person), place },
        ]
      : [{ person, place }],
  )
  const humans = files.map(({ person, place }, file): Human & { born: string } => {
    // The first person works for both companies, under one address.
    const shared = file === 0 ? world.people[0] : undefined
    const name = shared?.name ?? firstNames[(world.people.length + place) % firstNames.length] ?? 'Alix'
    return {
      name,
      born: `1985-05-${String(10 + place)}`,
      employee_number: `${world.employers.length}${String(file).padStart(3, '0')}`,
      employer,
      plan: person,
      beneficiary: '',
      email: shared?.email ?? `${plain(name)}.${world.tag}.${world.employers.length}${file}@example.org`,
    }
  })
  for (const name of sites) await must(world, addEstablishment, { path: { id: employer.id }, body: { name } })
  await must(world, importBeneficiaries, {
    path: { id: employer.id },
    body: {
      year: begins.year,
      items: humans.map((human, place) => ({
        employee_number: human.employee_number,
        first_name: human.name,
        last_name: 'Quai',
        birth_date: human.born,
        birth_place: 'Paris',
        birth_country: 'FRA',
        civility: 'mrs' as const,
        hire_date: human.plan.hired,
        exit_date: human.plan.leaves === null ? null : addDays(today, human.plan.leaves),
        contract_type: human.plan.contract,
        address: { line1: '3 rue du Port', postal_code: '75019', city: 'Paris', country: 'FRA' },
        reference_salary_cents: human.plan.pay,
        presence_days: human.plan.presence,
        ...daysOf(place),
        ...(human.plan.site === null ? {} : { establishment: human.plan.site }),
        ...(human.plan.email ? { personal_email: human.email } : {}),
        ...(human.plan.iban ? { iban: THEIR_IBAN } : {}),
      })),
    },
  })
  const { items } = await must(world, listBeneficiaries, { path: { id: employer.id } })
  for (const human of humans)
    human.beneficiary = items.find((item) => item.employee_number === human.employee_number)?.id ?? ''
  world.people.push(...humans)
}

async function draft(world: World, employer: Employer, plan: CampaignPlan, number: number): Promise<void> {
  const { begins } = world.plan
  const name = `Prime ${number + 1}`
  const paid = pick(begins.payments, plan.payment)
  const { id } = await must(world, createCampaign, {
    path: { id: employer.id },
    body: {
      name,
      type: 'interessement',
      year: begins.year,
      envelope_gross_cents: plan.envelope,
      payroll_gross_cents: 100_000_000,
      criteria: plan.criteria,
      individual_cap_cents: plan.cap,
      prorate_cap: plan.prorate,
      redistribute: plan.redistribute,
      seniority_months: plan.seniority,
      presumption_days: plan.presumption,
      draft_policy: plan.honourDrafts ? 'honour_complete_draft' : 'ignore_draft',
      ...(plan.site === null ? {} : { establishments: [plan.site] }),
      ...(plan.peeOnly ? { destinations: ['immediate_payment', 'pee'] as const } : {}),
      ...(paid ? { planned_payment_date: paid } : {}),
      ...(plan.opensIn > 0 ? { opens_at: opening(begins.at, plan.opensIn) } : {}),
    },
  })
  world.campaigns.push({ id, name: `${name} of ${employer.name}`, employer, plan })
  const shared = plan.criteria
    .map(({ criterion, weight_bps }) => `${weight_bps / 100} % ${criterion}`)
    .join(' + ')
  world.story.push(
    `${name} of ${employer.name}: ${euros(plan.envelope)} by ${shared}${plan.cap === null ? '' : `, at most ${euros(plan.cap)} each`}${plan.site === null ? '' : `, of ${plan.site} alone`}, paid ${paid ?? 'on the last legal day'}.`,
  )
}

/** Days of rest to give: none, some with a part of one that stays, and more than a year takes. */
const daysOf = (place: number) =>
  place % 4 === 3 ? {} : { rest_days: [12, 3.75, 0.5][place % 4]!, rest_day_value_cents: 9_999 + 137 * place }

const secondContract = (person: PersonPlan): PersonPlan => ({ ...person, hired: '2025-06-01', presence: 37 })
const closingOf = ({ closing }: Beginning, year: number) =>
  `${year}-${String(closing.month).padStart(2, '0')}-${closing.day}`
const opening = (at: string, days: number) =>
  new Date(new Date(at).getTime() + days * 86_400_000).toISOString()
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()

function inWords({ name, employee_number, plan }: Human): string {
  const said = [
    ...(plan.again ? ['two contracts'] : []),
    ...(plan.email ? [] : ['without address']),
    ...(plan.contract === 'corporate_officer' ? ['officer'] : []),
    ...(plan.leaves === null ? [] : [`leaving ${plan.leaves < 0 ? 'before' : 'soon'}`]),
  ]
  return `${name} ${employee_number}${said.length > 0 ? ` (${said.join(', ')})` : ''}`
}

export const abondementInWords = (abondement: MatchingClause): string =>
  `${abondementSentence({ abondement }).en} Of the ${abondement.base}${abondement.leavers ? ', leavers too' : ''}.`
