import { listPayments } from '@moisson/contract/payment'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useRead } from '../../../api/read.ts'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { CampaignCard } from './-campaign-card.tsx'
import { requestOf } from './-request.ts'
import { Totals } from './-totals.tsx'
import { Treasury } from './-treasury.tsx'
import { isPayable, type Payments } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

const AccountingCard = lazy(() => import('./-accounting-card.tsx'))
const AnswerDrawer = lazy(() => import('./-answer-drawer.tsx'))
const HeldSums = lazy(() => import('./-held-sums.tsx'))
const InterestDialog = lazy(() => import('./-interest-dialog.tsx'))

const route = getRouteApi('/_authed/versement/')

const paidIn = (exercises: Payments['exercises'], year: number): string[] =>
  (exercises.find((one) => one.year === year)?.paid_in ?? []).map(String)

/** The payments of an exercice: how much, when, to whom, and what became of each. */
export function PaymentsPage() {
  const words = useWords(paymentWords)
  const { longDay } = useFormat()
  const company = useCompany()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const payments = useRead(listPayments, requestOf(company.id, search.year))
  const { campaigns, year, years, exercises } = payments
  const elsewhere = exercises.flatMap((one) =>
    one.year !== year && one.next_due_on !== null ? [{ year: String(one.year), due: one.next_due_on }] : [],
  )
  const open = (id: string | undefined) => campaigns.find((one) => one.campaign_id === id)
  const answer = open(search.answer)
  const late = open(search.interest)
  const close = () =>
    void navigate({ search: (kept) => ({ ...kept, answer: undefined, interest: undefined }), replace: true })
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          years.length > 0 && (
            <SelectField
              label={words.year}
              labelHidden
              className="w-full sm:w-96"
              value={String(year)}
              onChange={(event) => void navigate({ search: { year: event.target.value } })}
              options={[...new Set([...years, year])]
                .toSorted((a, b) => b - a)
                .map((each) => ({
                  value: String(each),
                  label: words.yearOf(String(each), paidIn(exercises, each)),
                }))}
            />
          )
        }
      >
        {words.intro}
      </PageHeader>
      {elsewhere.length > 0 && (
        <Notice kind="info" title={words.elsewhere}>
          <ul className="grid gap-1">
            {elsewhere.map((one) => (
              <li key={one.year}>
                <Link to="/versement" search={{ year: one.year }} className="link">
                  {words.elsewhereDue(one.year, longDay(one.due))}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {campaigns.length === 0 ? (
        <div className="card">
          <EmptyState
            icon={Landmark}
            title={words.empty}
            actions={<ButtonLink to="/campagne">{words.toCampaigns}</ButtonLink>}
          >
            {years.length > 0 && <p>{words.emptyOther}</p>}
            {payments.next_expected_on && <p>{words.emptyNext(longDay(payments.next_expected_on))}</p>}
          </EmptyState>
        </div>
      ) : (
        <>
          <Totals totals={payments.totals} />
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="grid min-w-0 grid-cols-1 gap-6">
              {campaigns.map((campaign) => (
                <CampaignCard key={campaign.campaign_id} campaign={campaign} payments={payments} />
              ))}
            </div>
            <div className="grid min-w-0 grid-cols-1 gap-6">
              {payments.months.length > 0 && <Treasury months={payments.months} />}
              <Suspense>
                <AccountingCard year={year} any={campaigns.some(isPayable)} />
              </Suspense>
            </div>
          </div>
        </>
      )}
      <Suspense>
        <div id="sommes-conservees" className="mt-6 scroll-mt-6 empty:hidden">
          <HeldSums asked={search.held} today={payments.today} />
        </div>
      </Suspense>
      <Suspense>
        {answer && <AnswerDrawer campaign={answer} onClose={close} />}
        {late?.interest_after && (
          <InterestDialog
            campaign={late}
            deadline={late.interest_after}
            today={payments.today}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
