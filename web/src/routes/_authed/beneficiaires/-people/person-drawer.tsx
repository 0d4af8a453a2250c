import { deleteBeneficiary } from '@moisson/contract/beneficiary'
import { personFields } from '@moisson/core/beneficiary/fields'
import { Archive, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../../../api/change.ts'
import { ConfirmDialog } from '../../../../form/confirm-dialog.tsx'
import { sayAndClose } from '../../../../form/say-and-close.ts'
import { Button } from '../../../../kit/button.tsx'
import { Drawer } from '../../../../kit/dialog.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { LeaveQuestion } from '../../../../kit/leave-question.tsx'
import { UnsavedChanges } from '../../../../shell/unsaved-changes.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { peopleWords } from '../-people-words.ts'
import { PersonForm, usePersonRecord } from './person-form.tsx'
import type { Person } from './person-values.ts'
import { PersonView } from './person-view.tsx'

export interface PersonDrawerProps {
  person: Person
  year: number
  /** The field to mend: the file opens on it, ready to be changed. */
  field?: string | undefined
  onClose: () => void
}

/** A person's file beside the list: read, then changed in place. */
export function PersonDrawer({ person, year, field, onClose }: PersonDrawerProps) {
  const words = useWords(peopleWords)
  const { cancel } = useWords(kitWords)
  const { text } = useFormat()
  const [read, setRead] = useState(person)
  const [editing, setEditing] = useState(field !== undefined)
  const [leaving, setLeaving] = useState(false)
  const [removing, setRemoving] = useState(false)
  // While nothing is being typed the drawer shows the file as the list last read it.
  const shown = editing || person.version < read.version ? read : person
  const record = usePersonRecord(read, year, setRead)

  function edit() {
    setRead(shown)
    setEditing(true)
  }
  function leave() {
    setLeaving(false)
    record.discard()
    setEditing(false)
  }
  return (
    <>
      <UnsavedChanges when={record.dirty} body={words.leaveForm} />
      <Drawer
        open
        size="medium"
        title={`${shown.first_name} ${shown.last_name}`}
        description={
          shown.employee_number
            ? `${text(personFields.employee_number.label)} ${shown.employee_number}`
            : undefined
        }
        onClose={() => (record.dirty ? setLeaving(true) : onClose())}
        footer={
          editing ? (
            <>
              <Button onClick={() => (record.dirty ? setLeaving(true) : leave())}>{cancel}</Button>
              <Button
                look="primary"
                type="submit"
                form={record.sheet.id}
                running={record.saving}
                disabled={!record.dirty}
              >
                {words.save}
              </Button>
            </>
          ) : (
            <>
              <Button
                makes="DELETE /company/{id}/beneficiary/{bid}"
                look="quiet"
                icon={shown.has_campaigns ? Archive : Trash2}
                disabled={shown.status === 'archived'}
                onClick={() => setRemoving(true)}
              >
                {shown.has_campaigns ? words.archive : words.remove}
              </Button>
              <Button makes="PUT /company/{id}/beneficiary/{bid}" look="primary" icon={Pencil} onClick={edit}>
                {words.edit}
              </Button>
            </>
          )
        }
      >
        {editing ? (
          <PersonForm {...{ record, read, year, field }} onSaved={() => setEditing(false)} />
        ) : (
          <PersonView person={shown} />
        )}
      </Drawer>
      {leaving && <LeaveQuestion body={words.leaveForm} onStay={() => setLeaving(false)} onLeave={leave} />}
      {removing && <RemoveDialog person={shown} onClose={() => setRemoving(false)} onRemoved={onClose} />}
    </>
  )
}

function RemoveDialog(props: { person: Person; onClose: () => void; onRemoved: () => void }) {
  const { person, onClose, onRemoved } = props
  const words = useWords(peopleWords)
  const remove = useChange(deleteBeneficiary)
  const name = `${person.first_name} ${person.last_name}`
  const kept = person.has_campaigns
  async function confirm() {
    const outcome = await remove.send({ path: { id: person.company_id, bid: person.id } })
    if (!outcome.ok) return
    sayAndClose(kept ? words.archived(name) : words.removed(name), onClose)
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={kept ? words.archiveTitle(name) : words.removeTitle(name)}
      description={kept ? words.archiveBody : words.removeBody}
      confirm={kept ? words.archive : words.remove}
      look={kept ? 'primary' : 'danger'}
      running={remove.running}
      error={remove.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
