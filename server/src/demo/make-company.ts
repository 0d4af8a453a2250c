import { inviteAdmin, reviewAccess, revokeAdmin } from '@moisson/contract/company-access'
import { updateCompany } from '@moisson/contract/company'
import type { Request } from '@moisson/contract/call'
import { vatNumberOf } from '@moisson/core/company/check-file'
import { noon } from './dates.ts'
import type { Cast, DemoCompany } from './cast.ts'
import { setClock } from './move-clock.ts'

type File = NonNullable<Request<typeof updateCompany>['body']>

/** The whole file of both companies, and who has had access: an editor, invitations pending, expired and withdrawn. */
export async function makeCompany(cast: Cast, vergers: DemoCompany, phare: DemoCompany): Promise<void> {
  const { owner, dates, claire, sophie } = cast
  await setClock(owner, noon(dates.closing, -120))
  await claire(updateCompany, { path: { id: vergers.id }, body: vergersFile(dates.year) })
  for (const { id } of [vergers, phare])
    await sophie(updateCompany, { path: { id }, body: { status: 'active' } })
  const marc = await invite(cast, vergers, 'Marc', 'Delorme', 'Je te laisse le suivi des campagnes.')
  await accept(cast, vergers, marc)
  const yann = await cast.as('yann.legoff@example.org')
  await yann(updateCompany, { path: { id: phare.id }, body: phareFile(dates.year) })
  await setClock(owner, noon(dates.today, -380))
  await claire(reviewAccess, { path: { id: vergers.id } })
  await setClock(owner, noon(dates.today, -30))
  // The wages of an exercice are known once it is over.
  await claire(updateCompany, {
    path: { id: vergers.id },
    body: { annual_gross_payroll_cents: 147_500_000, annual_gross_payroll_year: dates.year },
  })
  const nadia = await invite(cast, vergers, 'Nadia', 'Benali')
  await accept(cast, vergers, nadia)
  await setClock(owner, noon(dates.today, -18))
  await invite(cast, vergers, 'Paul', 'Girard', 'Pour la clôture des comptes.')
  await setClock(owner, noon(dates.today, -5))
  await claire(revokeAdmin, { path: { id: vergers.id, uid: nadia } })
  await setClock(owner, noon(dates.today, -2))
  await invite(cast, vergers, 'Inès', 'Faure', 'Bienvenue dans l’équipe RH.')
  await setClock(owner, null)
}

async function invite(cast: Cast, company: DemoCompany, first: string, last: string, message?: string) {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/\p{Diacritic}/gu, '')
      .toLowerCase()
  const { user_id } = await cast.claire(inviteAdmin, {
    path: { id: company.id },
    body: {
      email: `${plain(first)}.${plain(last)}@example.org`,
      first_name: first,
      last_name: last,
      company_role: 'editor',
      ...(message ? { message } : {}),
    },
  })
  return user_id
}

/** As by a click in the mail. */
async function accept(cast: Cast, company: DemoCompany, userId: string): Promise<void> {
  await cast.owner.query(
    `update membership set status = 'active', accepted_at = business_now() where company_id = $1 and user_id = $2`,
    [company.id, userId],
  )
  await cast.owner.query(
    `update app_user set email_verified = true, last_login_at = business_now() where id = $1`,
    [userId],
  )
}

function vergersFile(year: number): File {
  return {
    trade_name: 'Les Vergers',
    siret: '00002000800017',
    vat_number: vatNumberOf('000020008'),
    rcs_city: 'Pontoise',
    share_capital_cents: 15_000_000,
    naf_code: '01.24Z',
    idcc_codes: [7024],
    headcount_year: year - 1,
    has_union_delegate: false,
    cse_contact: { name: 'Julie Marchand', email: 'cse@vergers.example', phone: '01 99 00 12 40' },
    annual_revenue_cents: 612_000_000,
    taxable_profit_cents: 41_200_000,
    equity_cents: 128_000_000,
    added_value_cents: 243_000_000,
    payroll_contact: { name: 'Cabinet Aubert', email: 'paie@aubert.example', phone: '01 99 00 45 10' },
    legal_representative: {
      civility: 'mrs',
      first_name: 'Hélène',
      last_name: 'Roche',
      title: 'Présidente',
      email: 'helene.roche@vergers.example',
      phone: '01 99 00 12 30',
    },
    bic: 'AGRIFRPP',
    keeper_bic: 'PSSTFRPPPAR',
    brand_color: '#3f6212',
    other_schemes: [{ type: 'cet', since: `${year - 6}-01-01`, until: null }],
  }
}

function phareFile(year: number): File {
  return {
    legal_form: 'sarl',
    siret: '00003100500010',
    vat_number: vatNumberOf('000031005'),
    rcs_city: 'Quimper',
    share_capital_cents: 1_500_000,
    naf_code: '30.12Z',
    idcc_codes: [3248],
    address: { line1: '4 quai de la Croix', postal_code: '29900', city: 'Concarneau', country: 'FRA' },
    headcount_year: year - 1,
    annual_gross_payroll_cents: 38_400_000,
    annual_gross_payroll_year: year - 1,
    annual_revenue_cents: 164_000_000,
    legal_representative: {
      civility: 'mr',
      first_name: 'Yann',
      last_name: 'Le Goff',
      title: 'Gérant',
      email: 'yann.legoff@example.org',
      phone: '02 99 00 31 00',
    },
    bic: 'AGRIFRPP',
  }
}
