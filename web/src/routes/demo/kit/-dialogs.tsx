import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useForm } from '../../../form/use-form.tsx'
import { Button } from '../../../kit/button.tsx'
import { Dialog, Drawer } from '../../../kit/dialog.tsx'
import { TextField } from '../../../kit/field.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { usePretended } from './-pretended.ts'
import { State } from './-state.tsx'

const kinds = ['small', 'medium', 'large', 'drawer', 'confirm', 'refused', 'form', 'side'] as const
type Opened = (typeof kinds)[number]

export default function Dialogs() {
  const { dialogs: words } = useWords(kitPageWords)
  const { close: closing } = useWords(kitWords)
  const [open, setOpen] = useState<Opened | null>(null)
  const close = () => setOpen(null)
  const read = {
    onClose: close,
    title: words.title,
    description: words.description,
    footer: <Button onClick={close}>{closing}</Button>,
    children: <p>{words.body}</p>,
  }
  return (
    <State name={words.open} row>
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => setOpen(kind)}>
          {words.kinds[kind]}
        </Button>
      ))}
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Dialog key={size} {...read} size={size} open={open === size} />
      ))}
      <Drawer {...read} open={open === 'drawer'} />
      {open === 'confirm' && <Removal refused={false} onClose={close} />}
      {open === 'refused' && <Removal refused onClose={close} />}
      {open === 'form' && <SampleFormDialog side={false} onClose={close} />}
      {open === 'side' && <SampleFormDialog side onClose={close} />}
    </State>
  )
}

function Removal({ refused, onClose }: { refused: boolean; onClose: () => void }) {
  const { dialogs: words, forms } = useWords(kitPageWords)
  const kit = useWords(kitWords)
  const call = usePretended()
  async function run() {
    const error = new ApiError(forms.refusal, { status: 409 })
    const outcome = await call.answer(refused ? { ok: false, error } : { ok: true, value: null })
    if (outcome.ok) onClose()
  }
  return (
    <ConfirmDialog
      title={words.removeTitle}
      description={words.removeBody}
      confirm={kit.delete}
      look="danger"
      icon={Trash2}
      running={call.running}
      error={call.error}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  )
}

function SampleFormDialog({ side, onClose }: { side: boolean; onClose: () => void }) {
  const { dialogs: words, forms } = useWords(kitPageWords)
  const kit = useWords(kitWords)
  const call = usePretended()
  const form = useForm(
    { name: '' },
    {
      change: call,
      check: ({ name }) => ({ name: !name && forms.nameMissing }),
      send: (value) => call.answer({ ok: true, value }),
      done: () => {
        showToast({ kind: 'success', title: forms.saved })
        onClose()
      },
    },
  )
  return (
    <FormDialog {...form.sends} side={side} title={words.formTitle} submit={kit.save} onClose={onClose}>
      <TextField label={forms.name} autoComplete="off" {...form.text('name')} />
    </FormDialog>
  )
}
