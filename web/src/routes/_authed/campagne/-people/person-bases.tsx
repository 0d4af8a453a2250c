import { updateEnrolment } from '@moisson/contract/campaign'
import type { Request } from '@moisson/contract/call'
import { ActionFailure } from '../../../../campaign/action-failure.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { useCampaignChange } from '../../../../campaign/use-campaign-change.ts'
import { Form } from '../../../../form/form.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { TextArea } from '../../../../kit/field.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { asksDays } from '@moisson/core/campaign/type-facts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from './people-words.ts'

interface Props {
  campaign: Campaign
  person: Enrolment
}

/** In a draft: the bases corrected for this campaign, or the person left out with a reason. */
export function PersonBases(props: Props) {
  return props.person.engagement_state === 'excluded' ? (
    <TakeBack {...props} />
  ) : (
    <>
      {asksDays(props.campaign.type) ? <DaysOnRecord {...props} /> : <Bases {...props} />}
      <LeaveOut {...props} />
    </>
  )
}

/** Days are kept on the person's record alone, for every campaign that asks for them. */
function DaysOnRecord({ person }: Props) {
  const { days: words } = useWords(peopleWords)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-pretty text-neutral-600">{words.record}</p>
      <ButtonLink size="small" to="/beneficiaires" search={{ person: person.beneficiary_id }}>
        {words.toRecord}
      </ButtonLink>
    </div>
  )
}

function useUpdate({ campaign, person }: Props) {
  const change = useCampaignChange(updateEnrolment)
  const send = (body: Request<typeof updateEnrolment>['body'], version = person.version) =>
    change.send({ path: { id: campaign.id, bid: person.id }, body }, { version })
  return { change, send }
}

function Bases(props: Props) {
  const { drawer: words } = useWords(peopleWords)
  const { change, send } = useUpdate(props)
  const { reference_salary_cents, presence_days } = props.person
  const form = useForm(
    { reference_salary_cents, presence_days },
    {
      change,
      version: props.person.version,
      send: (values, _button, version) => send(values, version),
      done: () => void showToast({ kind: 'success', title: words.basesSaved }),
    },
  )
  return (
    <Form
      {...form.sends}
      failure={form.refusal && <ActionFailure error={form.refusal} campaign={props.campaign} />}
      className="grid gap-4"
    >
      <div>
        <h3 className="font-semibold">{words.bases}</h3>
        <p className="text-sm text-neutral-600">{words.basesHelp}</p>
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MoneyField label={words.salary} {...form.value('reference_salary_cents')} />
        <NumberField
          nullable
          decimals={2}
          label={words.presence}
          min={0}
          max={366}
          {...form.value('presence_days')}
        />
      </div>
      <Button type="submit" className="justify-self-start" disabled={!form.changed} running={change.running}>
        {words.saveBases}
      </Button>
    </Form>
  )
}

function LeaveOut(props: Props) {
  const { drawer: words } = useWords(peopleWords)
  const { change, send } = useUpdate(props)
  const form = useForm(
    { exclusion_reason: '' },
    {
      change,
      send: (values) => send({ excluded: true, exclusion_reason: values.exclusion_reason.trim() }),
      done: () => void showToast({ kind: 'success', title: words.excluded }),
    },
  )
  return (
    <details className="rounded-xl border border-neutral-200">
      <summary className="flex min-h-11 items-center px-4 font-medium text-neutral-800 marker:content-none hover:bg-neutral-50">
        {words.exclude}
      </summary>
      <Form
        {...form.sends}
        failure={form.refusal && <ActionFailure error={form.refusal} campaign={props.campaign} />}
        className="grid gap-4 border-t border-neutral-200 p-4"
      >
        <TextArea
          label={words.reason}
          help={words.excludeHelp}
          rows={2}
          maxLength={500}
          {...form.text('exclusion_reason')}
        />
        <Button
          type="submit"
          look="danger"
          className="justify-self-start"
          disabled={form.values.exclusion_reason.trim() === ''}
          running={change.running}
        >
          {words.excludeNow}
        </Button>
      </Form>
    </details>
  )
}

function TakeBack(props: Props) {
  const { drawer: words } = useWords(peopleWords)
  const { change, send } = useUpdate(props)
  async function include() {
    const outcome = await send({ excluded: false })
    if (outcome.ok) showToast({ kind: 'success', title: words.included })
  }
  return (
    <>
      {change.error && <ActionFailure error={change.error} campaign={props.campaign} />}
      <Button
        makes={change}
        className="justify-self-start"
        running={change.running}
        onClick={() => void include()}
      >
        {words.include}
      </Button>
    </>
  )
}
