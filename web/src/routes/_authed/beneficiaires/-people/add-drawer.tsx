import { addBeneficiary } from '@moisson/contract/beneficiary'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Form } from '../../../../form/form.tsx'
import { stopAtUnread } from '../../../../form/stop-at-unread.ts'
import { useSheet } from '../../../../form/use-sheet.ts'
import { Button } from '../../../../kit/button.tsx'
import { Drawer } from '../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { UnsavedChanges } from '../../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { fieldErrorsOf } from '../-field-errors.ts'
import { peopleWords } from '../-people-words.ts'
import { checkDraft, focusFirstError } from './check-draft.ts'
import { LeaveForm } from './leave-form.tsx'
import { bodyOf, emptyDraft, isChanged } from './person-draft.ts'
import { PersonFields } from './person-fields.tsx'
import { Reveal } from './reveal.tsx'

/** One person typed in; who looks like somebody already there is shown before a second file is made. */
export function AddDrawer(props: {
  company: string
  sites: readonly string[]
  year: number
  onOpen: (person: string) => void
  onClose: () => void
}) {
  const { company, sites, year, onOpen, onClose } = props
  const words = useWords(peopleWords)
  const { cancel } = useWords(kitWords)
  const add = useChange(addBeneficiary)
  const form = useRef<HTMLFormElement>(null)
  const sheet = useSheet()
  const [draft, setDraft] = useState(() => emptyDraft(year))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [leaving, setLeaving] = useState(false)
  const changed = isChanged(draft, emptyDraft(year))
  const doubtful = add.error?.code === 'possible_duplicate' || add.error?.code === 'email_already_used'
  const alike = doubtful ? add.error : null
  const generalError = add.error && !alike && Object.keys(errors).length === 0 ? add.error : null

  async function save(then: 'open' | 'next', force = false) {
    if (stopAtUnread(sheet)) return
    const found = checkDraft(draft, words)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(form.current)
    const body = {
      ...bodyOf(draft, emptyDraft(year)),
      last_name: draft.last_name,
      first_name: draft.first_name,
      ...(force ? { force } : {}),
    }
    const outcome = await add.send({ path: { id: company }, body })
    if (!outcome.ok) {
      const refused = fieldErrorsOf(outcome.error)
      setErrors(refused)
      if (Object.keys(refused).length > 0) focusFirstError(form.current)
      return
    }
    const { id, first_name, last_name } = outcome.value
    showToast({
      kind: 'success',
      title: words.added(`${first_name} ${last_name}`),
      action: { label: words.openFile, run: () => onOpen(id) },
    })
    if (then === 'open') return onClose()
    setDraft(emptyDraft(year))
    form.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <UnsavedChanges when={changed} body={words.leaveForm} />
      <Drawer
        open
        title={words.addTitle}
        description={words.addIntro}
        onClose={() => (changed ? setLeaving(true) : onClose())}
        footer={
          <>
            <Button look="quiet" onClick={() => (changed ? setLeaving(true) : onClose())}>
              {cancel}
            </Button>
            <Button disabled={add.running} onClick={() => void save('next')}>
              {words.addAndNext}
            </Button>
            <Button look="primary" icon={UserPlus} running={add.running} onClick={() => void save('open')}>
              {words.addNow}
            </Button>
          </>
        }
      >
        <Form ref={form} sheet={sheet} unguarded className="grid gap-6" onSubmit={() => void save('open')}>
          {alike && (
            <Reveal>
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
                    <Button size="small" running={add.running} onClick={() => void save('open', true)}>
                      {words.somebodyElse}
                    </Button>
                  </>
                }
              >
                {alike.message}
              </Notice>
            </Reveal>
          )}
          {generalError && (
            <Reveal>
              <ErrorCard error={generalError} title={words.saveFailed} />
            </Reveal>
          )}
          <PersonFields draft={draft} onChange={setDraft} errors={errors} sites={sites} year={year} />
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </Form>
      </Drawer>
      <LeaveForm open={leaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  )
}

/** Who the API thinks it is. */
function knownPerson(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('details' in body)) return null
  const { details } = body
  if (typeof details !== 'object' || details === null || !('beneficiary_id' in details)) return null
  return typeof details.beneficiary_id === 'string' ? details.beneficiary_id : null
}
