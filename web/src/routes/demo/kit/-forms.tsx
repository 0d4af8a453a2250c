import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { Form } from '../../../form/form.tsx'
import { LightForm } from '../../../form/light-form.tsx'
import { MoneyField } from '../../../form/money-field.tsx'
import { NumberField } from '../../../form/number-field.tsx'
import { Part } from '../../../form/part.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { Button } from '../../../kit/button.tsx'
import { Checkbox } from '../../../kit/checkbox.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { usePretended } from './-pretended.ts'
import { RecordState } from './-record-state.tsx'
import { State } from './-state.tsx'
import { sentenceOf } from '../../../api/sentence-of.ts'

export default function Forms() {
  const { forms: words } = useWords(kitPageWords)
  return (
    <>
      <State name={words.form}>
        <SampleForm />
      </State>
      <State name={words.part}>
        <SamplePart />
      </State>
      <State name={words.light}>
        <SampleLightForm />
      </State>
      <State name={words.record}>
        <RecordState />
      </State>
    </>
  )
}

function SampleForm() {
  const { forms: words } = useWords(kitPageWords)
  const kit = useWords(kitWords)
  const call = usePretended()
  const form = useForm(
    { name: '', amount: null as number | null, days: 1, agreed: false },
    {
      change: call,
      check: ({ name, agreed }) => ({ name: !name && words.nameMissing, agreed: !agreed && words.agree }),
      send: (values, button) =>
        call.answer(
          button === 'refused'
            ? { ok: false, error: new ApiError(words.refusal, { status: 409, requestId: 'req-7f3a' }) }
            : { ok: true, value: values },
        ),
      done: () => void showToast({ kind: 'success', title: words.saved }),
    },
  )
  return (
    <Form {...form.sends} className="grid max-w-xl gap-5">
      <TextField label={words.name} autoComplete="off" {...form.text('name')} />
      <MoneyField label={words.amount} optional min={0} {...form.value('amount')} />
      <NumberField label={words.days} narrow min={1} max={30} unit={words.daysUnit} {...form.value('days')} />
      <Checkbox label={words.agreed} {...form.tick('agreed')} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" running={call.running}>
          {kit.save}
        </Button>
        <Button disabled={call.running} onClick={() => form.press('refused')}>
          {words.saveRefused}
        </Button>
      </div>
    </Form>
  )
}

function SamplePart() {
  const { forms: words } = useWords(kitPageWords)
  const { add } = useWords(kitWords)
  const [amount, setAmount] = useState<number | null>(null)
  const [count, setCount] = useState(0)
  return (
    <Part
      className="flex flex-wrap items-end gap-3"
      onSubmit={() => {
        if (amount !== null) setCount(count + 1)
        setAmount(null)
      }}
    >
      {(submit) => (
        <>
          <MoneyField label={words.line} name="line" value={amount} min={0} onChange={setAmount} />
          <Button onClick={submit}>{add}</Button>
          <output className="pb-2 text-neutral-700">{words.lines(count)}</output>
        </>
      )}
    </Part>
  )
}

function SampleLightForm() {
  const { forms: words } = useWords(kitPageWords)
  const call = usePretended()
  const refused = { ok: false, error: new ApiError(words.refusal, { status: 409 }) } as const
  return (
    <LightForm
      error={call.error}
      running={call.running}
      className="grid max-w-xl gap-4"
      onSubmit={() => void call.answer(refused)}
    >
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        error={call.error && sentenceOf(call.error)}
      />
      <Button look="primary" type="submit" className="justify-self-start" running={call.running}>
        {words.send}
      </Button>
    </LightForm>
  )
}
