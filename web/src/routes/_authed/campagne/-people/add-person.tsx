import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { enrolBeneficiary, listEnrolments } from '@moisson/contract/campaign'
import clsx from 'clsx'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { FieldError, TextField } from '../../../../kit/field.tsx'
import { MoneyField } from '../../../../kit/money-field.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { ActionFailure } from '../-parts/action-failure.tsx'
import type { Campaign } from '../-parts/types.ts'
import { useCampaignChange } from '../-parts/use-campaign-change.ts'
import { peopleWords } from './words.ts'

interface Person {
  id: string
  name: string
}

/** Somebody forgotten: into the next computation of a draft, or late into an open campaign with an own window. */
export function AddPerson({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { adding: words } = useWords(peopleWords)
  const kit = useWords(kitWords)
  const { money } = useFormat()
  const enrol = useCampaignChange(enrolBeneficiary)
  const [before] = useState(campaign.state)
  const [person, setPerson] = useState<Person | null>(null)
  const [gross, setGross] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const draft = campaign.state === 'draft'
  const left = Math.max(0, campaign.difference_cents)
  const errors = enrol.error?.fieldErrors ?? {}

  async function add(chosen: Person) {
    const outcome = await enrol.send({
      path: { id: campaign.id },
      body: {
        beneficiary_id: chosen.id,
        ...(gross === null || draft ? {} : { gross_cents: gross }),
        ...(reason.trim() ? { reason: reason.trim() } : {}),
      },
    })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: words.added(chosen.name) })
    onClose()
  }
  return (
    <Dialog
      open
      size="medium"
      title={words.title}
      description={draft ? words.draftBody : words.openBody}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{kit.cancel}</Button>
          <Button
            look="primary"
            disabled={person === null}
            running={enrol.running}
            onClick={() => person && void add(person)}
          >
            {words.add}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {enrol.error && Object.keys(errors).length === 0 && (
          <ActionFailure error={enrol.error} campaign={campaign} before={before} />
        )}
        {!draft && left === 0 && <Notice kind="warning">{words.nothingLeft}</Notice>}
        <PickPerson
          campaign={campaign}
          chosen={person}
          onChoose={(next) => {
            setPerson(next)
            enrol.reset()
          }}
        />
        {errors['beneficiary_id'] && <FieldError>{errors['beneficiary_id']}</FieldError>}
        {!draft && (
          <MoneyField
            label={words.amount}
            help={words.amountHelp(money(left))}
            optional
            className="max-w-xs"
            value={gross}
            max={left}
            onChange={setGross}
            error={errors['gross_cents']}
          />
        )}
        <TextField
          label={words.reason}
          optional
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

function PickPerson(props: {
  campaign: Campaign
  chosen: Person | null
  onChoose: (person: Person) => void
}) {
  const { adding: words } = useWords(peopleWords)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useLateRead(listBeneficiaries, {
    path: { id: props.campaign.company_id },
    query: { limit: '8', ...(q ? { q } : {}) },
  })
  // The same search among those enrolled tells who cannot be added twice.
  const known = useLateRead(listEnrolments, {
    path: { id: props.campaign.id },
    query: { limit: '200', ...(q ? { q } : {}) },
  })
  const enrolled = new Set(
    known.data?.items
      .filter(({ engagement_state }) => engagement_state !== 'excluded')
      .map(({ beneficiary_id }) => beneficiary_id),
  )
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">{words.who}</legend>
      <TextField
        type="search"
        label={words.who}
        placeholder={words.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        end={typed === '' ? <Search aria-hidden className="mr-2 size-4 text-neutral-500" /> : undefined}
      />
      <div className="min-h-44 divide-y divide-neutral-100 rounded-lg border border-neutral-200">
        {found.isPending && <Skeleton className="m-3 h-5 w-1/2" />}
        {found.data?.items.length === 0 && <p className="p-3 text-neutral-600">{words.nobody}</p>}
        {found.data?.items.map((each) => {
          const name = `${each.first_name} ${each.last_name}`
          const already = enrolled.has(each.id)
          return (
            <label
              key={each.id}
              className="flex min-h-10 items-center gap-3 px-3 py-1.5 hover:bg-neutral-50 has-checked:bg-primary-50 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-secondary-600 pointer-coarse:min-h-11"
            >
              <input
                type="radio"
                name="person"
                className="size-4 accent-primary-700 outline-none"
                checked={props.chosen?.id === each.id}
                disabled={already}
                onChange={() => props.onChoose({ id: each.id, name })}
              />
              <span
                className={clsx('min-w-0 flex-1 truncate', already ? 'text-neutral-600' : 'text-neutral-950')}
              >
                {name}
                {already && <span className="ml-2 text-sm">{words.already}</span>}
              </span>
              <span className="tabular text-sm text-neutral-600">
                {[each.employee_number, each.establishment].filter(Boolean).join(' · ')}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
