import { type Parameter, valueIn } from '@moisson/law/parameter'
import { collectiveCeilingShare, individualCeilingShare } from '@moisson/law/parameters/limits'
import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { enrolBeneficiary, listEnrolments } from '@moisson/contract/campaign'
import clsx from 'clsx'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useLateRead } from '../../../../api/read.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { FieldError, TextField } from '../../../../kit/field.tsx'
import { Skeleton } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { peopleWords } from './people-words.ts'

interface Person {
  id: string
  name: string
}

/** Somebody forgotten: into the next computation of a draft, or late into an open campaign with an own window. */
export function AddPerson({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { adding: words } = useWords(peopleWords)
  const { money, language } = useFormat()
  const legal = (part: Parameter) => valueIn(part.on(campaign.exercise_end), language)
  const enrol = useCampaignChange(enrolBeneficiary)
  const [before] = useState(campaign.state)
  const [person, setPerson] = useState<Person | null>(null)
  const [gross, setGross] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [complement, setComplement] = useState(false)
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
        ...(complement ? { complement } : {}),
      },
    })
    if (outcome.ok) sayAndClose(words.added(chosen.name), onClose)
  }
  return (
    <FormDialog
      size="medium"
      title={words.title}
      description={draft ? words.draftBody : words.openBody}
      submit={words.add}
      running={enrol.running}
      disabled={person === null || (complement && reason.trim() === '')}
      error={enrol.error}
      onClose={onClose}
      onSubmit={() => person && void add(person)}
    >
      {enrol.error && Object.keys(errors).length === 0 && (
        <ActionFailure error={enrol.error} campaign={campaign} before={before} />
      )}
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
        <Checkbox
          label={words.complement}
          help={words.complementBody(
            money(left),
            legal(collectiveCeilingShare),
            legal(individualCeilingShare),
          )}
          checked={complement}
          onChange={(event) => setComplement(event.target.checked)}
        />
      )}
      {!draft && (
        <MoneyField
          label={words.amount}
          help={complement ? words.amountFree : words.amountHelp(money(left))}
          optional
          className="max-w-xs"
          value={gross}
          max={complement ? undefined : left}
          onChange={setGross}
          error={errors['gross_cents']}
        />
      )}
      <TextField
        label={complement ? words.complementReason : words.reason}
        optional={!complement}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
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
