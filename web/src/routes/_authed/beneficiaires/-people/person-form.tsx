import { updateBeneficiary } from '@moisson/contract/beneficiary'
import type { Field } from '@moisson/core/record/field'
import { useEffect, useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { ConflictDialog } from '../../../../form/conflict-dialog.tsx'
import { Form } from '../../../../form/form.tsx'
import { leadTo } from '../../../../form/lead-to.ts'
import { fieldsOf } from '../../../../form/what-is-refused.ts'
import type { RecordForm } from '../../../../form/use-record.ts'
import { useRecord } from '../../../../form/use-record.ts'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import { PersonFields } from './person-fields.tsx'
import type { Person, PersonValues, StoredPerson } from './person-values.ts'
import { bodyOf, fieldAt, storedPerson } from './person-values.ts'
import { problemsOf } from './person-problems.ts'
import { refusedFieldsOf } from './refused-fields.ts'
import { Reveal } from './reveal.tsx'

/** A person's file being changed: `onRead` receives it as it was saved, by us or by somebody else meanwhile. */
export function usePersonRecord(
  read: Person,
  year: number,
  onRead: (person: Person) => void,
): RecordForm<PersonValues> {
  const change = useChange(updateBeneficiary)
  return useRecord<PersonValues, StoredPerson>(storedPerson(read, year), {
    change,
    write: async (changes, version) => {
      const path = { id: read.company_id, bid: read.id }
      const outcome = await change.send({ path, body: bodyOf(changes) }, { version })
      if (outcome.ok) onRead(outcome.value)
      return outcome
    },
    onCurrent: ({ person }) => onRead(person),
    readCurrent: (answered: Person) => storedPerson(answered, year),
  })
}

/** The fields of a file that exists; saving it is the business of whoever holds its record. */
export function PersonForm(props: {
  record: RecordForm<PersonValues>
  read: Person
  year: number
  /** The field to begin with. */
  field?: string | undefined
  onSaved: () => void
}) {
  const { record, read, year, field, onSaved } = props
  const words = useWords(peopleWords)
  const { text } = useFormat()
  const [tried, setTried] = useState(false)
  const known = read.years.map((one) => one.year)
  const [added, setAdded] = useState(field !== undefined)
  const years = known.includes(year) || !added ? known : [year, ...known]

  const { error: refused } = record
  const error = refused?.status === 412 ? null : refused
  const told: Record<string, string | false | undefined> = error
    ? fieldsOf(error, record.values, refusedFieldsOf(record.changed))
    : {}
  const wrong = problemsOf(record.values, record.changed, words.required, useToday(), text)

  useEffect(() => {
    if (field === undefined) return
    const wanted = `[name="${field}"], [name="years.${year}.${field}"]`
    requestAnimationFrame(() => {
      const box = document.getElementById(record.sheet.id)?.querySelector<HTMLElement>(wanted)
      if (box) leadTo(box)
    })
  }, [field, year, record.sheet.id])

  async function save() {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    if (await record.save()) saved()
  }
  function saved() {
    const { first_name, last_name } = record.values
    showToast({ kind: 'success', title: words.saved, body: `${first_name} ${last_name}` })
    onSaved()
  }
  return (
    <>
      <Form
        sheet={record.sheet}
        unguarded
        running={record.saving}
        error={error}
        failure={
          error &&
          Object.keys(told).length === 0 && (
            <Reveal>
              <ErrorCard error={error} title={words.saveFailed} />
            </Reveal>
          )
        }
        className="grid gap-6"
        onSubmit={() => void save()}
      >
        <PersonFields
          values={record.values}
          set={record.set as (name: string, value: unknown) => void}
          errorOf={(name) => (tried && wrong[name]) || told[name] || undefined}
          years={years}
          toAdd={years.includes(year) ? undefined : { year, add: () => setAdded(true) }}
          masked
        />
      </Form>
      <ConflictDialog
        record={record}
        fields={
          Object.fromEntries(record.conflicts.map(({ key }) => [key, fieldAt(key)])) as Record<
            keyof PersonValues,
            Field
          >
        }
        onSaved={saved}
      />
    </>
  )
}
