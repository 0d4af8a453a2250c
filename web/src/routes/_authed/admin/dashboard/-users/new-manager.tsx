import { setManager } from '@moisson/contract/user'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { Button } from '../../../../../kit/button.tsx'
import { Dialog } from '../../../../../kit/dialog.tsx'
import { TextField } from '../../../../../kit/field.tsx'
import { useWords } from '../../../../../words/catalogue.ts'
import { kitWords } from '../../../../../words/kit.ts'
import { usePlatformSearch } from '../-use-search.ts'
import { usersWords } from './users-words.ts'

const formId = 'new-manager'

/** Makes the holder of an address an adviser; the portfolio is set in the file that opens then. */
export default function NewManager({ onClose }: { onClose: () => void }) {
  const words = useWords(usersWords)
  const { cancel } = useWords(kitWords)
  const { go } = usePlatformSearch()
  const appoint = useChange(setManager)
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (email.trim() === '') return setWrong(words.emailMissing)
    const outcome = await appoint.send({ body: { email: email.trim(), manager: true } })
    if (outcome.ok)
      return go({
        person: outcome.value.user.id,
        q: outcome.value.user.email,
        role: undefined,
        status: undefined,
      })
    const { error } = outcome
    setWrong(error.status === 404 ? words.unknownEmail : (error.fieldErrors['email'] ?? error.message))
  }

  return (
    <Dialog
      open
      size="small"
      title={words.newTitle}
      description={words.newIntro}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} look="primary" running={appoint.running}>
            {words.appoint}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          error={wrong}
          onChange={(event) => setEmail(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
