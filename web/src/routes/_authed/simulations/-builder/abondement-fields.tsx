import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { FieldError } from '../../../../kit/field.tsx'
import { IconButton } from '../../../../kit/icon-button.tsx'
import { MoneyField } from '../../../../form/money-field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { Labelled } from './bands-field.tsx'
import { MatchingField } from './matching-field.tsx'
import { NumberField } from '../../../../form/number-field.tsx'
import { ChoiceInput, DayInput, FlagInput, More, Pair } from './plain-fields.tsx'
import type { Form } from './use-builder.ts'
import { builderWords } from './builder-words.ts'

/** The plan's rule and how many people place how much. */
export default function AbondementFields({ form }: { form: Form<'abondement_budget'> }) {
  const words = useWords(builderWords)
  const source = form.assumed('rule')
  return (
    <>
      <ChoiceInput
        form={form}
        name="plan"
        options={(['pee', 'percol'] as const).map((value) => ({ value, label: words.plans[value] }))}
      />
      <MatchingField
        always
        plan={words.plans[form.values.plan ?? 'pee']}
        value={form.values.rule ?? null}
        help={source && words.from[source]}
        error={form.errorOf('rule') ?? form.errorOf('rule.rate_bps')}
        onChange={(rule) => form.set('rule', rule)}
      />
      <SaversField form={form} />
      <More title={words.moreOptions}>
        <Pair>
          <DayInput form={form} name="paid_on" />
        </Pair>
        <FlagInput form={form} name="bound_to_participation" />
        {form.values.plan === 'percol' && <FlagInput form={form} name="percol_qualifies" />}
      </More>
    </>
  )
}

function SaversField({ form }: { form: Form<'abondement_budget'> }) {
  const words = useWords(builderWords)
  const groups = form.values.groups ?? []
  const source = form.assumed('groups')
  const write = (next: typeof groups) => form.set('groups', next)
  const change = (place: number, changes: Partial<(typeof groups)[number]>) =>
    write(groups.map((group, at) => (at === place ? { ...group, ...changes } : group)))
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 text-sm font-medium text-neutral-900">{words.fields.groups}</legend>
      {source && <p className="text-sm text-neutral-600">{words.from[source]}</p>}
      {groups.map((group, place) => (
        <div key={place} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
          <NumberField
            nullable
            label={
              <Labelled full={words.saver.of(words.saver.people, place + 1)} shown={words.saver.people} />
            }
            min={0}
            max={1_000_000}
            value={group.people}
            onChange={(people) => change(place, { people: people ?? 0 })}
          />
          <MoneyField
            label={
              <Labelled
                full={words.saver.of(words.saver.contribution, place + 1)}
                shown={words.saver.contribution}
              />
            }
            min={0}
            value={group.contribution_cents}
            onChange={(cents) => change(place, { contribution_cents: cents ?? 0 })}
          />
          <IconButton
            icon={Trash2}
            label={words.saver.remove(place + 1)}
            className="mt-7"
            onClick={() => write(groups.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {form.errorOf('groups') && <FieldError>{form.errorOf('groups')}</FieldError>}
      <Button
        size="small"
        icon={Plus}
        className="justify-self-start"
        onClick={() => write([...groups, { people: 10, contribution_cents: 100_000 }])}
      >
        {words.saver.add}
      </Button>
    </fieldset>
  )
}
