import { addBeneficiary } from '@moisson/contract/beneficiary'
import { keysOf } from '@moisson/core/record/field'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { useForm } from '../../../../form/use-form.tsx'
import { Button } from '../../../../kit/button.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useToday } from '../../../../clock/business-now.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'
import { PersonFields } from './person-fields.tsx'
import type { PersonValues } from './person-values.ts'
import { bodyOf, changesIn, emptyPerson } from './person-values.ts'
import { problemsOf } from './person-problems.ts'
import { refusedFieldsOf } from './refused-fields.ts'
import { Reveal } from './reveal.tsx'

/** Perhaps somebody who is there already: who types it decides. */
const doubtful: ReadonlySet<string> = new Set(['possible_duplicate', 'same_name', 'email_already_used'])

/** One person typed in; who looks like somebody already there is shown before a second file is made. */
export function AddDrawer(props: {
  company: string
  year: number
  onOpen: (person: string) => void
  onClose: () => void
}) {
  const { company, year, onOpen, onClose } = props
  const words = useWords(peopleWords)
  const { text } = useFormat()
  const today = useToday()
  const add = useChange(addBeneficiary)
  const [start] = useState(() => emptyPerson(year))
  const alike = add.error?.code && doubtful.has(add.error.code) ? add.error : null

  const form = useForm<PersonValues, { id: string; first_name: string; last_name: string }>(start, {
    change: add,
    fieldOf: refusedFieldsOf(keysOf(start)),
    check: (values) => problemsOf(values, new Set(keysOf(values)), words.required, today, text),
    send: (values, button) => {
      const { last_name, first_name } = values
      const force = button === 'force' ? { force: true } : {}
      const body = { ...bodyOf(changesIn(values, start)), last_name, first_name, ...force }
      return add.send({ path: { id: company }, body })
    },
    done: ({ id, first_name, last_name }, _values, button) => {
      showToast({
        kind: 'success',
        title: words.added(`${first_name} ${last_name}`),
        action: { label: words.openFile, run: () => onOpen(id) },
      })
      if (button !== 'next') return onClose()
      document.getElementById(form.sends.sheet.id)?.querySelector('input')?.focus()
    },
  })
  const failure = alike ? (
    <Notice
      kind="warning"
      announced
      title={words.duplicateTitle}
      actions={
        <>
          {knownPerson(alike.body) && (
            <Button size="small" onClick={() => onOpen(knownPerson(alike.body) ?? '')}>
              {words.openFile}
            </Button>
          )}
          <Button size="small" running={add.running} onClick={() => form.press('force')}>
            {words.somebodyElse}
          </Button>
        </>
      }
    >
      {alike.message}
    </Notice>
  ) : (
    form.refusal && <ErrorCard error={form.refusal} title={words.saveFailed} />
  )

  return (
    <FormDialog
      {...form.sends}
      side
      failure={failure && <Reveal>{failure}</Reveal>}
      title={words.addTitle}
      description={words.addIntro}
      submit={words.addNow}
      icon={UserPlus}
      leave={words.leaveForm}
      aside={
        <Button disabled={add.running} onClick={() => form.press('next')}>
          {words.addAndNext}
        </Button>
      }
      onClose={onClose}
    >
      <PersonFields
        values={form.values}
        set={form.set as (name: string, value: unknown) => void}
        errorOf={form.errorOf as (name: string) => string | undefined}
        years={[year]}
      />
    </FormDialog>
  )
}

/** Who the API thinks it is. */
function knownPerson(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('details' in body)) return null
  const { details } = body
  if (typeof details !== 'object' || details === null || !('beneficiary_id' in details)) return null
  return typeof details.beneficiary_id === 'string' ? details.beneficiary_id : null
}
