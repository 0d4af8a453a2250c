import { deleteBeneficiary, updateBeneficiary } from '@moisson/contract/beneficiary'
import { Archive, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { Form } from '../../../../form/form.tsx'
import { stopAtUnread } from '../../../../form/stop-at-unread.ts'
import { useSheet } from '../../../../form/use-sheet.ts'
import { Button } from '../../../../kit/button.tsx'
import { Dialog, Drawer } from '../../../../kit/dialog.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { showToast } from '../../../../kit/toast-store.ts'
import { UnsavedChanges } from '../../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { fieldErrorsOf } from '../-field-errors.ts'
import { peopleWords } from '../-people-words.ts'
import { checkDraft, focusField, focusFirstError } from './check-draft.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { LeaveForm } from './leave-form.tsx'
import type { Person, PersonDraft } from './person-draft.ts'
import { bodyOf, draftOf, isChanged, withYearOf } from './person-draft.ts'
import { PersonFields } from './person-fields.tsx'
import { PersonView } from './person-view.tsx'
import { Reveal } from './reveal.tsx'

export interface PersonDrawerProps {
  person: Person
  sites: readonly string[]
  year: number
  /** The field to mend: the file opens on it, ready to be changed. */
  field?: string | undefined
  onClose: () => void
}

/** A person's file beside the list: read, then changed in place. */
export function PersonDrawer({ person, sites, year, field, onClose }: PersonDrawerProps) {
  const words = useWords(peopleWords)
  const { cancel } = useWords(kitWords)
  const update = useChange(updateBeneficiary)
  const form = useRef<HTMLFormElement>(null)
  const sheet = useSheet()
  const [read, setRead] = useState(person)
  const [draft, setDraft] = useState<PersonDraft | null>(() =>
    field ? withYearOf(draftOf(person), year) : null,
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Person | null>(null)
  const [leaving, setLeaving] = useState(false)
  const [removing, setRemoving] = useState(false)
  // While nothing is being typed the drawer shows the file as the list last read it.
  const shown = draft ? read : person.version >= read.version ? person : read
  const name = `${shown.first_name} ${shown.last_name}`
  const changed = draft !== null && isChanged(draft, draftOf(read))

  useEffect(() => {
    if (field) focusField(form.current, field, year)
  }, [field, year])

  function edit() {
    setRead(shown)
    setDraft(draftOf(shown))
    setErrors({})
  }
  function leaveEdition() {
    setDraft(null)
    setConflict(null)
    update.reset()
  }
  async function save(version: number) {
    if (!draft) return
    if (stopAtUnread(sheet)) return
    const found = checkDraft(draft, words)
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(form.current)
    const path = { id: person.company_id, bid: person.id }
    const outcome = await update.send({ path, body: bodyOf(draft, draftOf(read)) }, { version })
    if (outcome.ok) {
      setRead(outcome.value)
      leaveEdition()
      showToast({
        kind: 'success',
        title: words.saved,
        body: `${outcome.value.first_name} ${outcome.value.last_name}`,
      })
      return
    }
    const current = currentOf(outcome.error.body)
    if (outcome.error.status === 412 && current) {
      setConflict(current)
      return
    }
    const refused = fieldErrorsOf(outcome.error)
    setErrors(refused)
    if (Object.keys(refused).length > 0) focusFirstError(form.current)
  }

  const generalError =
    update.error && update.error.status !== 412 && Object.keys(errors).length === 0 ? update.error : null
  return (
    <>
      <UnsavedChanges when={changed} body={words.leaveForm} />
      <Drawer
        open
        size="medium"
        title={name}
        description={
          shown.employee_number ? `${words.fields.employee_number} ${shown.employee_number}` : undefined
        }
        onClose={() => (changed ? setLeaving(true) : onClose())}
        footer={
          draft ? (
            <>
              <Button onClick={() => (changed ? setLeaving(true) : leaveEdition())}>{cancel}</Button>
              <Button
                look="primary"
                running={update.running}
                disabled={!changed}
                onClick={() => void save(read.version)}
              >
                {words.save}
              </Button>
            </>
          ) : (
            <>
              <Button
                look="quiet"
                icon={shown.has_campaigns ? Archive : Trash2}
                disabled={shown.status === 'archived'}
                onClick={() => setRemoving(true)}
              >
                {shown.has_campaigns ? words.archive : words.remove}
              </Button>
              <Button look="primary" icon={Pencil} onClick={edit}>
                {words.edit}
              </Button>
            </>
          )
        }
      >
        {draft ? (
          <Form
            ref={form}
            sheet={sheet}
            unguarded
            className="grid gap-6"
            onSubmit={() => void save(read.version)}
          >
            {conflict && (
              <Reveal>
                <ConflictNotice
                  read={draftOf(read)}
                  now={draftOf(conflict)}
                  mine={draft}
                  running={update.running}
                  onKeepMine={() => void save(conflict.version)}
                  onTakeTheirs={() => {
                    setRead(conflict)
                    setDraft(draftOf(conflict))
                    setConflict(null)
                    update.reset()
                  }}
                />
              </Reveal>
            )}
            {generalError && (
              <Reveal>
                <ErrorCard error={generalError} title={words.saveFailed} />
              </Reveal>
            )}
            <PersonFields
              draft={draft}
              onChange={setDraft}
              errors={errors}
              sites={sites}
              year={year}
              masked
            />
            {/* Enter in a field saves, without a second visible button. */}
            <button type="submit" hidden aria-hidden tabIndex={-1} />
          </Form>
        ) : (
          <PersonView person={shown} />
        )}
      </Drawer>
      <LeaveForm
        open={leaving}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          setLeaving(false)
          leaveEdition()
        }}
      />
      <RemoveDialog person={shown} open={removing} onClose={() => setRemoving(false)} onRemoved={onClose} />
    </>
  )
}

function currentOf(body: unknown): Person | null {
  if (typeof body !== 'object' || body === null || !('current' in body)) return null
  return (body.current as Person | null) ?? null
}

function RemoveDialog(props: { person: Person; open: boolean; onClose: () => void; onRemoved: () => void }) {
  const { person, open, onClose, onRemoved } = props
  const words = useWords(peopleWords)
  const { cancel } = useWords(kitWords)
  const remove = useChange(deleteBeneficiary)
  const name = `${person.first_name} ${person.last_name}`
  const kept = person.has_campaigns
  async function confirm() {
    const outcome = await remove.send({ path: { id: person.company_id, bid: person.id } })
    if (!outcome.ok) return
    showToast({ kind: 'success', title: kept ? words.archived(name) : words.removed(name) })
    onClose()
    onRemoved()
  }
  return (
    <Dialog
      open={open}
      size="small"
      title={kept ? words.archiveTitle(name) : words.removeTitle(name)}
      description={kept ? words.archiveBody : words.removeBody}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button look={kept ? 'primary' : 'danger'} running={remove.running} onClick={() => void confirm()}>
            {kept ? words.archive : words.remove}
          </Button>
        </>
      }
    >
      {remove.error && <ErrorCard error={remove.error} />}
    </Dialog>
  )
}
