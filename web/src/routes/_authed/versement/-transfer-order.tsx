import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../kit/button.tsx'
import { late } from '../../../kit/late.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { CopyButton } from './-copy-button.tsx'
import type { CampaignPayments, Movement, Payments } from './-payments.ts'
import { paymentWords } from './-payment-words.ts'

const SepaDialog = late(() => import('./-sepa-dialog.tsx'))

/** What to tell the bank: to whom, how much, under which reference; or the file that says it. */
export function TransferOrder(props: { campaign: CampaignPayments; movement: Movement; payments: Payments }) {
  const { campaign, movement, payments } = props
  const { order: words } = useWords(paymentWords)
  const [taking, setTaking] = useState(false)
  const { company } = payments.accounts
  const { transfers } = campaign
  const changed = transfers.find(({ keeper_today }) => keeper_today !== null)
  const unpaid = transfers.filter(
    ({ iban_mask, keeper_today }) => iban_mask === null && keeper_today === null,
  )
  const missing = company.iban_mask === null || unpaid.length > 0
  const field =
    company.iban_mask === null
      ? 'iban'
      : unpaid[0]?.plans.includes('pee')
        ? 'keeper_iban'
        : 'percol_keeper_iban'
  return (
    <section className="grid gap-4 rounded-xl bg-neutral-50 p-4 ring-1 ring-neutral-200 ring-inset">
      <div>
        <h3 className="font-medium text-neutral-950">{words.title(transfers.length)}</h3>
        <p className="text-sm text-pretty text-neutral-600">{words.body(transfers.length)}</p>
        <p className="text-sm text-pretty text-neutral-600">
          {words.withFile}{' '}
          <Link
            to="/campagne/versement-{$campaignId}"
            params={{ campaignId: campaign.campaign_id }}
            className="link"
          >
            {words.takeFile}
          </Link>
        </p>
      </div>
      {transfers.map((transfer) => (
        <Transfer key={transfer.plans.join()} transfer={transfer} />
      ))}
      {changed?.keeper_today && (
        <Notice
          kind="warning"
          actions={
            <ButtonLink
              size="small"
              to="/campagne/versement-{$campaignId}"
              params={{ campaignId: campaign.campaign_id }}
            >
              {words.decideKeeper}
            </ButtonLink>
          }
        >
          {words.keeperChanged(changed.keeper, changed.keeper_today)}
        </Notice>
      )}
      {missing && (
        <Notice
          kind="warning"
          actions={
            <ButtonLink size="small" to="/societe" search={{ section: 'bank', field }}>
              {words.fill}
            </ButtonLink>
          }
        >
          {words.missing}
        </Notice>
      )}
      <div>
        <Button
          makes="GET /company/{id}/payments/{cid}/sepa"
          icon={FileDown}
          className="max-[22.4rem]:leading-5 max-[22.4rem]:whitespace-normal"
          disabled={missing || changed !== undefined || campaign.blocked !== null}
          onClick={() => setTaking(true)}
        >
          {words.file}
        </Button>
      </div>
      {taking && (
        <SepaDialog
          campaign={campaign}
          movement={movement}
          today={payments.today}
          onClose={() => setTaking(false)}
        />
      )}
    </section>
  )
}

/** One transfer: to whom, how much, under which reference. */
function Transfer({ transfer }: { transfer: CampaignPayments['transfers'][number] }) {
  const { order: words } = useWords(paymentWords)
  const { money } = useFormat()
  const plain = (transfer.amount_cents / 100).toFixed(2).replace('.', ',')
  return (
    <dl className="grid gap-x-8 gap-y-3 not-last:border-b not-last:border-neutral-200 not-last:pb-4 sm:grid-cols-2">
      <Fact name={words.beneficiary} copy={transfer.keeper}>
        {transfer.keeper}
      </Fact>
      <Fact name={words.iban} help={transfer.iban_mask ? words.ibanMasked : undefined}>
        {transfer.iban_mask ?? (transfer.keeper_today ? '–' : words.ibanMissing)}
        {transfer.bic && ` · ${transfer.bic}`}
      </Fact>
      <Fact name={words.amount} copy={plain}>
        {money(transfer.amount_cents)}
      </Fact>
      <Fact name={words.reference} copy={transfer.remittance}>
        {transfer.remittance}
      </Fact>
    </dl>
  )
}

function Fact(props: { name: string; copy?: string; help?: string; children: ReactNode }) {
  const { name, copy, help, children } = props
  return (
    <div className="min-w-0">
      <dt className="text-sm text-neutral-600">{name}</dt>
      <dd className="tabular flex min-h-9 items-center gap-1 font-medium break-words text-neutral-950">
        <span className="min-w-0 select-all">{children}</span>
        {copy !== undefined && <CopyButton what={name} text={copy} />}
      </dd>
      {help && <dd className="text-sm text-neutral-600">{help}</dd>}
    </div>
  )
}
