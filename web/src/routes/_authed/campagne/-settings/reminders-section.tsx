import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { offsetInWords } from '../../../../form/value-in-words.ts'
import { NumberField } from '../../../../form/number-field.tsx'
import { Part } from '../../../../form/part.tsx'
import { Button } from '../../../../kit/button.tsx'
import { SelectField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { useLanguage } from '../../../../words/language.ts'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Days after the notice first, then days before the end, each in the order of time. */
export const inTime = (plan: readonly number[]): number[] => {
  const after = plan.filter((days) => days >= 0).toSorted((a, b) => a - b)
  const before = plan.filter((days) => days < 0).toSorted((a, b) => a - b)
  return [...after, ...before]
}

/** The automatic reminders: only to those who have not answered, days after the notice or before the end. */
export function RemindersSection({ form }: { form: SettingsForm }) {
  const words = useWords(settingsWords).reminders
  const language = useLanguage()
  const asOffset = (offset: number) => offsetInWords(offset, language)
  const { values, set } = form
  const plan = inTime(values.reminder_plan)
  const [days, setDays] = useState(7)
  const [side, setSide] = useState<'after' | 'before'>('after')
  const next = side === 'after' ? days : -days

  const impossible = plan.includes(next) || (side === 'before' && (days < 1 || days > 30))
  function add() {
    if (!impossible) set('reminder_plan', inTime([...values.reminder_plan, next]))
  }
  return (
    <Section id="reminders" title={words.title} help={words.help}>
      {plan.length === 0 ? (
        <p className="text-neutral-600">{words.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {plan.map((offset) => (
            <li
              key={offset}
              className="inline-flex h-9 items-center gap-1 rounded-full bg-secondary-50 pr-1 pl-3.5 text-sm text-secondary-900 ring-1 ring-secondary-200 pointer-coarse:h-11"
            >
              {asOffset(offset)}
              <button
                type="button"
                aria-label={words.remove(asOffset(offset))}
                onClick={() =>
                  set(
                    'reminder_plan',
                    values.reminder_plan.filter((each) => each !== offset),
                  )
                }
                className="grid size-7 place-items-center rounded-full hover:bg-secondary-100 pointer-coarse:size-10"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {plan.length < 10 && (
        <Part className="flex flex-wrap items-end gap-3" onSubmit={add}>
          {(submit) => (
            <>
              <NumberField
                narrow
                label={words.days}
                unit={words.unit}
                min={side === 'after' ? 0 : 1}
                max={side === 'after' ? 60 : 30}
                value={days}
                onChange={setDays}
              />
              <SelectField
                label={words.side}
                value={side}
                onChange={(event) => setSide(event.target.value === 'before' ? 'before' : 'after')}
                options={[
                  { value: 'after', label: words.afterNotice },
                  { value: 'before', label: words.beforeEnd },
                ]}
              />
              <Button icon={Plus} disabled={impossible} onClick={submit}>
                {words.add}
              </Button>
            </>
          )}
        </Part>
      )}
      <p className="text-sm text-pretty text-neutral-600">{words.rescue}</p>
    </Section>
  )
}
