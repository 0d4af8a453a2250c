import { exportGroupama, exportPayroll, getPaymentSummary } from '@moisson/contract/export'
import { exportSepa, getAccounting, listPayments } from '@moisson/contract/payment'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { sumsOf } from './compare-campaign.ts'
import type { Differences } from './differences.ts'
import type { StoredCampaign, StoredPerson } from './stored.ts'
import { ask, must, type World } from './world.ts'

/** What leaves the product once a campaign is validated: files, entries and orders, beside what is stored. */
export async function compareFiles(
  world: World,
  campaign: StoredCampaign,
  people: readonly StoredPerson[],
  found: Differences,
): Promise<void> {
  await comparePayroll(world, campaign, people, found)
  await compareKeeper(world, campaign, people, found)
  await compareMovements(world, campaign, people, found)
}

async function comparePayroll(
  world: World,
  campaign: StoredCampaign,
  everybody: readonly StoredPerson[],
  found: Differences,
): Promise<void> {
  const path = { id: campaign.id }
  // Of one's own, payroll has to do with who pays in.
  const people = everybody.filter(({ room_cents, net_cents }) => room_cents === null || net_cents > 0)
  const payroll = await must(world, exportPayroll, { path })
  const rows = csvRows((await ask(world, exportPayroll, { path, query: { format: 'csv' } })).bytes)
  found.compare('people in the payroll file', [payroll.count, rows.length], [people.length, people.length])
  for (const person of people) {
    const expected = [
      person.due_gross_cents,
      person.due_csg_deductible_cents + person.due_csg_non_deductible_cents,
      person.due_crds_cents,
      person.paid_cents,
      (person.pee_cents ?? 0) + (person.percol_cents ?? 0),
      person.held_cents,
      person.abondement_gross_cents,
      person.abondement_net_cents,
      person.gross_cents - person.due_gross_cents,
      person.net_cents - person.due_net_cents,
      person.late_paid_cents,
      person.late_placed_cents,
    ]
    const line = payroll.items.find((item) => item.matricule === person.employee_number)
    found.compare(
      `payroll of ${person.employee_number}`,
      line && [
        line.brut_cents,
        // What is placed is not taxed, and its CSG not deducted: the file tells the two apart by what was paid.
        line.csg_deductible_cents + line.csg_non_deductible_cents,
        line.crds_cents,
        line.net_paye_cents,
        line.net_investi_cents,
        line.net_retenu_cents,
        line.abondement_brut_cents,
        line.abondement_net_cents,
        line.avance_brute_cents,
        line.avance_nette_cents,
        line.interets_retard_payes_cents,
        line.interets_retard_investis_cents,
      ],
      expected,
    )
    const row = rows.find((one) => one['matricule'] === person.employee_number)
    found.compare(
      `payroll csv of ${person.employee_number}`,
      payrollColumns.map((names) => names.reduce((sum, name) => sum + cents(row?.[name]), 0)),
      // Of days the file has no gross.
      campaign.type === 'cet_transfer' ? [0, ...expected.slice(1)] : expected,
    )
    if (line) {
      if (person.receipt)
        found.compare(
          `taxable amount of ${person.employee_number}, told on the receipt and to payroll`,
          line.imposable_cents,
          person.receipt.estimate.taxable_cents,
        )
      const { brut_paye_cents, brut_investi_pee_cents, brut_investi_percol_cents, brut_retenu_cents } = line
      found.compare(
        `gross by destination of ${person.employee_number}`,
        brut_paye_cents + brut_investi_pee_cents + brut_investi_percol_cents + brut_retenu_cents,
        person.due_gross_cents,
      )
    }
  }
}
const payrollColumns = [
  ['brut'],
  ['csg_deductible', 'csg_non_deductible'],
  ['crds'],
  ['net_paye'],
  ['net_investi'],
  ['net_retenu'],
  ['abondement_brut'],
  ['abondement_net'],
  // Columns of a campaign that has such sums; missing, they are 0.
  ['avance_brute_deduite'],
  ['avance_nette_deduite'],
  ['interets_retard_payes'],
  ['interets_retard_investis'],
]

async function compareKeeper(
  world: World,
  campaign: StoredCampaign,
  people: readonly StoredPerson[],
  found: Differences,
): Promise<void> {
  const { code, bytes } = await ask(world, exportGroupama, {
    path: { id: campaign.id },
    query: { as: 'csv' },
  })
  // Somebody with two contracts has two files: the keeper knows one person, and a control holds the file back.
  if (code === 'export_controls_failed' && hasTwice(world, people, bytes)) return
  if (code) return found.add(`the keeper’s file is refused: ${code} ${bytes.toString().slice(0, 300)}`)
  const rows = csvRows(bytes)
  // What goes to another keeper is not in Groupama's file.
  const other = world.employers.findIndex(({ id }) => id === campaign.company_id) % 2 === 1
  for (const person of people) {
    const own = rows.filter((row) => row['matricule'] === person.employee_number)
    const sum = (plan: string, column: string) =>
      own
        .filter((row) => plan === '' || row['plan'] === plan)
        .reduce((total, row) => total + cents(row[column]), 0)
    const name = `keeper’s file of ${person.employee_number}`
    const placed = [sum('PEE', 'montant_net_investi'), sum('PERCOL', 'montant_net_investi')]
    found.compare(name, placed, [person.pee_cents, other ? 0 : person.percol_cents])
    if (other) continue
    found.compare(
      name,
      [sum('', 'abondement_brut'), sum('', 'abondement_net')],
      [person.abondement_gross_cents, person.abondement_net_cents],
    )
  }
}

function hasTwice(world: World, people: readonly StoredPerson[], refusal: Buffer): boolean {
  const { details } = JSON.parse(refusal.toString()) as { details: Record<string, unknown> }
  const [failed, ...others] = Object.keys(details).filter((name) => name !== 'reasons')
  const files = world.people.filter(
    ({ plan, beneficiary }) => plan.again && people.some((one) => one.beneficiary_id === beneficiary),
  )
  const names = files.map(({ employer, name }) => `${employer.id} ${name}`)
  return failed === 'no_double' && others.length === 0 && new Set(names).size < names.length
}

async function compareMovements(
  world: World,
  campaign: StoredCampaign,
  people: readonly StoredPerson[],
  found: Differences,
): Promise<void> {
  const sums = sumsOf(people)
  const year = String(campaign.year)
  const placed = sums.pee + sums.percol + sums.matching_net + sums.late_placed
  const payments = await must(world, listPayments, { path: { id: campaign.company_id }, query: { year } })
  const shown = payments.campaigns.find((one) => one.campaign_id === campaign.id)
  const amountOf = (kind: string) => shown?.movements.find((one) => one.kind === kind)?.amount_cents ?? 0
  found.compare('a movement of the payment is held back', shown?.blocked, null)
  found.compare(
    'movements to pay, to the keeper, and held',
    [amountOf('payroll'), amountOf('account_keeper'), amountOf('held')],
    [sums.paid + sums.late_paid, placed, sums.held],
  )
  found.compare(
    'what each keeper is sent, together',
    shown?.transfers.reduce((sum, one) => sum + one.amount_cents, 0),
    placed,
  )
  const forfait =
    shown?.movements
      .find(({ kind }) => kind === 'levies')
      ?.parts.find(({ code }) => code === 'forfait_social')?.amount_cents ?? 0
  found.compare(
    'movement of the levies',
    amountOf('levies'),
    sums.due_levies + sums.matching_gross - sums.matching_net + forfait,
  )

  const accounting = await must(world, getAccounting, { path: { id: campaign.company_id }, query: { year } })
  const lines = accounting.lines.filter((line) => line.campaign_id === campaign.id)
  const debit = (label: string) =>
    lines.filter((line) => line.label.startsWith(label)).reduce((total, line) => total + line.debit_cents, 0)
  const credit = (label: string) =>
    lines.filter((line) => line.label.startsWith(label)).reduce((total, line) => total + line.credit_cents, 0)
  const { levy } = await must(world, getPaymentSummary, { path: { id: campaign.id } })
  // Twenty people are told of each employer: what it declared of itself counts for the years nothing is told of.
  const bound =
    levy.from === 'declared' &&
    world.employers.some(({ id, plan }) => id === campaign.company_id && plan.bound)
  const { totals } = await must(world, exportPayroll, { path: { id: campaign.id } })
  const bears = ['participation', 'participation_supplement', 'abondement'].includes(campaign.type)
  const onHeld = bound && bears ? Math.round((totals['brut_retenu_cents'] ?? 0) * 0.2) : 0
  // Of one's own nothing is charged but the matching, with its levy.
  const isOwn = isOwnMoney(campaign.type)
  const label = { voluntary_payment: 'Retenue sur salaire', cet_transfer: 'Jours de repos' }[
    campaign.type as string
  ]
  const charge = isOwn ? sums.gross : sums.gross + forfait + onHeld
  const name = label ?? 'Charge'
  found.compare('entries of the charge', [debit(name), credit(name)], [charge, charge])
  const matching = sums.matching_gross + (isOwn ? forfait : 0)
  found.compare('entries of the matching', [debit('Abondement'), credit('Abondement')], [matching, matching])

  found.compare(
    'entries of the interest for paying late',
    [debit('Intérêts de retard'), credit('Intérêts de retard')],
    [sums.late_paid + sums.late_placed, sums.late_paid + sums.late_placed],
  )

  const order = await ask(world, exportSepa, { path: { id: campaign.company_id, cid: campaign.id } })
  if (order.code === 'payment_differs') found.add('the transfer order is refused: the payment differs')
  if (order.code) return
  const controls = [...order.bytes.toString().matchAll(/<CtrlSum>([^<]*)</g)].map(([, sum = '']) =>
    cents(sum),
  )
  found.compare(
    'sums of the transfer order',
    controls,
    controls.map(() => placed),
  )
}

/** The rows of a csv of ours by the names of its columns; no value of a world holds a separator. */
function csvRows(file: Buffer): Record<string, string>[] {
  const [head = '', ...lines] = file.toString().replace('\ufeff', '').split(/\r?\n/).filter(Boolean)
  const names = head.split(';')
  return lines.map((line) =>
    Object.fromEntries(line.split(';').map((value, place) => [names[place] ?? '', value])),
  )
}
const cents = (written = ''): number => Math.round(Number(written.replace(',', '.')) * 100)
