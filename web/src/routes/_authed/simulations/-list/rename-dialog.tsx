import { useState } from 'react'
import { FormDialog } from '../../../../form/form-dialog.tsx'
import { TextField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { Summary } from '../-simulation.ts'
import type { CardActions } from './use-card-actions.ts'
import { listWords } from './list-words.ts'

/** Another name for a simulation. */
export default function RenameDialog(props: {
  simulation: Summary
  actions: CardActions
  onClose: () => void
}) {
  const { simulation, actions, onClose } = props
  const words = useWords(listWords)
  const [name, setName] = useState(simulation.name)
  async function save() {
    if (await actions.rename(simulation, name.trim())) onClose()
  }
  return (
    <FormDialog
      size="small"
      title={words.rename}
      submit={words.save}
      running={actions.running}
      disabled={name.trim() === ''}
      error={null}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
