import { RowsField } from '../../../../kit/rows-field.tsx'
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
  const source = form.assumed('groups')
  return (
    <RowsField
      legend={words.fields.groups}
      help={source && words.from[source]}
      rows={form.values.groups ?? []}
      rowClassName="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3"
      remove={(_, place) => words.saver.remove(place + 1)}
      removeClassName="mt-7"
      add={words.saver.add}
      blank={() => ({ people: 10, contribution_cents: 100_000 })}
      error={form.errorOf('groups')}
      onChange={(next) => form.set('groups', next)}
    >
      {(group, change, place) => (
        <>
          <NumberField
            nullable
            label={
              <Labelled full={words.saver.of(words.saver.people, place + 1)} shown={words.saver.people} />
            }
            min={0}
            max={1_000_000}
            value={group.people}
            onChange={(people) => change({ people: people ?? 0 })}
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
            onChange={(cents) => change({ contribution_cents: cents ?? 0 })}
          />
        </>
      )}
    </RowsField>
  )
}
