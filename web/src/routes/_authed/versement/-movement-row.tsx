import type { TermName } from '@moisson/core/academy/terms'
import { ExplainWord } from '../../../academy/explain-word.tsx'
import { readDocumentFile } from '@moisson/contract/document'
import { Link } from '@tanstack/react-router'
import { FileCheck2, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useTake } from '../../../file/use-file.ts'
import { Button } from '../../../kit/button.tsx'
import { late } from '../../../kit/late.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { StatusBadge } from './-status-badge.tsx'
import {
  isPayable,
  isRecorded,
  otherMatchingYear,
  recordedKinds,
  type CampaignPayments,
  type Movement,
} from './-payments.ts'
import { paymentWords } from './-payment-words.ts'
import { monthOf } from '@moisson/law/words/days'

const RecordDialog = late(() => import('./-record-dialog.tsx'))

/** A movement: its amount, what became of it, what it is made of, and its record. */
export function MovementRow(props: { campaign: CampaignPayments; movement: Movement; today: string }) {
  const { campaign, movement, today } = props
  const words = useWords(paymentWords)
  const { money } = useFormat()
  const [recording, setRecording] = useState(false)
  const { kind, status, amount_cents } = movement
  const recordable = isPayable(campaign) && recordedKinds.some((one) => one === kind) && amount_cents > 0
  const recorded = status === 'paid' || isRecorded(movement)
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-neutral-950">
            {words.kinds[kind]}
            <StatusBadge status={status} />
          </p>
          <Facts
            movement={movement}
            today={isPayable(campaign) ? today : null}
            matched={recorded ? otherMatchingYear(campaign, kind, movement.paid_on) : null}
          />
          {kind === 'held' && (
            <p className="mt-0.5 text-sm text-pretty text-neutral-600">
              {words.movement.held}{' '}
              {isPayable(campaign) ? (
                <Link
                  to="/versement"
                  search={(kept) => ({ ...kept, held: 'open' })}
                  hash="sommes-conservees"
                  className="link"
                >
                  {words.movement.heldFollow}
                </Link>
              ) : (
                <Link
                  to="/campagne/versement-{$campaignId}"
                  params={{ campaignId: campaign.campaign_id }}
                  className="link"
                >
                  {words.movement.heldLink}
                </Link>
              )}
            </p>
          )}
        </div>
        <p className="tabular ml-auto text-right text-lg font-semibold text-neutral-950">
          {money(amount_cents)}
        </p>
        {recordable && (
          <Button
            makes="PUT /company/{id}/payments/{cid}/{kind}"
            size="small"
            look={recorded ? 'quiet' : 'secondary'}
            icon={recorded ? PencilLine : FileCheck2}
            className="max-sm:w-full"
            aria-label={(recorded ? words.movement.changeOf : words.movement.recordOf)(words.kinds[kind])}
            onClick={() => setRecording(true)}
          >
            {recorded ? words.movement.change : words.movement.record}
          </Button>
        )}
      </div>
      {movement.parts.length > 1 && <Parts movement={movement} />}
      {recording && (
        <RecordDialog
          campaign={campaign}
          movement={movement}
          today={today}
          onClose={() => setRecording(false)}
        />
      )}
    </li>
  )
}

/** When, under which reference, proved by what; `today` once it may be paid, `matched` where its matching is of another year. */
function Facts(props: { movement: Movement; today: string | null; matched: number | null }) {
  const { movement, today, matched } = props
  const { movement: words } = useWords(paymentWords)
  const { mediumDay, money, language } = useFormat()
  const {
    amount_cents,
    paid_cents,
    status,
    paid_on,
    due_on,
    due_month,
    late_days,
    reference,
    proof,
    note,
    kind,
  } = movement
  const when =
    status === 'paid' && paid_on
      ? words.paidOn(mediumDay(paid_on))
      : isRecorded(movement) && paid_on && paid_cents === 0
        ? words.orderedFor(mediumDay(paid_on))
        : due_on
          ? words.dueOn(mediumDay(due_on))
          : due_month && words.dueMonth(monthOf(due_month, language))
  const facts = [
    when,
    late_days > 0 && words.late(late_days),
    // Where no text makes interest run, the day it was planned for is past all the same.
    today && status === 'to_prepare' && due_on && due_on < today && words.dayPassed,
    reference && words.reference(reference),
    status === 'paid' && (kind === 'payroll' || kind === 'account_keeper') && !proof && words.proofMissing,
  ].filter(Boolean)
  return (
    <div className="mt-0.5 text-sm text-neutral-600">
      <p>
        {facts.join(' · ')}
        {proof && (
          <>
            {' · '}
            <ProofLink proof={proof} />
          </>
        )}
      </p>
      {matched !== null && <p className="text-pretty">{words.matchingYear(String(matched))}</p>}
      {paid_cents > 0 && paid_cents !== amount_cents && (
        <p className="text-pretty">
          {paid_cents < amount_cents
            ? words.levyLeft(money(paid_cents), money(amount_cents - paid_cents))
            : words.levyOver(money(paid_cents), money(paid_cents - amount_cents))}
        </p>
      )}
      {note && <p className="text-pretty">{note}</p>}
    </div>
  )
}

function ProofLink({ proof }: { proof: NonNullable<Movement['proof']> }) {
  const { movement: words } = useWords(paymentWords)
  const company = useCompany()
  const { take } = useTake(readDocumentFile)
  return (
    <button
      type="button"
      className="link"
      aria-label={words.proofNamed(proof.title)}
      onClick={() => void take({ path: { id: company.id, did: proof.id } }, proof.title)}
    >
      {words.proof}
    </button>
  )
}

function Parts({ movement }: { movement: Movement }) {
  const words = useWords(paymentWords)
  const { money } = useFormat()
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-8 items-center text-neutral-600 underline decoration-neutral-300 underline-offset-4 marker:content-none hover:text-neutral-900 pointer-coarse:min-h-11">
        {words.movement.detail}
        <span className="sr-only"> {words.kinds[movement.kind]}</span>
      </summary>
      <dl className="mt-1 grid max-w-md gap-1">
        {movement.parts.map((part) => (
          <div key={part.code} className="flex justify-between gap-4">
            <dt className="text-neutral-700">
              <PartName code={part.code} name={words.parts[part.code] ?? part.code} />
            </dt>
            <dd className="tabular text-neutral-950">{money(part.amount_cents)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const termOfPart: Partial<Record<string, TermName>> = {
  pee: 'pee',
  percol: 'percol',
  abondement_net: 'abondement',
  late_interest: 'interets-de-retard',
  csg_crds: 'csg-et-crds',
  csg_crds_abondement: 'csg-et-crds',
  forfait_social: 'forfait-social',
  held_deposited: 'caisse-des-depots',
}

function PartName({ code, name }: { code: string; name: string }) {
  const term = termOfPart[code]
  return term ? <ExplainWord of={term} word={name} /> : name
}
