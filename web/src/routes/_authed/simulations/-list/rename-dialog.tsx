import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { TextField } from '../../../../kit/field.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
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
  const kit = useWords(kitWords)
  const [name, setName] = useState(simulation.name)
  async function save() {
    if (name.trim() === '') return
    if (await actions.rename(simulation, name.trim())) onClose()
  }
  return (
    <Dialog
      open
      size="small"
      title={words.rename}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Button
            look="primary"
            running={actions.running}
            disabled={name.trim() === ''}
            onClick={() => void save()}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={words.name}
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
