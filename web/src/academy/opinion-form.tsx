import { giveOpinion } from '@moisson/contract/academy'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { send } from '../api/send.ts'
import { LightForm } from '../form/light-form.tsx'
import { Button } from '../kit/button.tsx'
import { TextArea } from '../kit/field.tsx'
import { Notice } from '../kit/notice.tsx'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { readingWords } from './reading-words.ts'

/** What the reader adds; it is sent once, and names nobody. */
export default function OpinionForm({ page, useful }: { page: string; useful: boolean }) {
  const words = useWords(readingWords).opinion
  const language = useLanguage()
  const [comment, setComment] = useState('')
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const [error, setError] = useState<ApiError | null>(null)
  async function give() {
    setState('sending')
    setError(null)
    try {
      await send(giveOpinion, { body: { page, useful, comment, language } })
      setState('sent')
    } catch (thrown) {
      setError(thrown instanceof ApiError ? thrown : null)
      setState('writing')
    }
  }
  if (state === 'sent')
    return (
      <output className="block">
        <Notice kind="success">{words.thanks}</Notice>
      </output>
    )
  return (
    <LightForm
      className="grid max-w-xl gap-3"
      error={error}
      running={state === 'sending'}
      onSubmit={() => void give()}
    >
      <TextArea
        label={words.comment}
        optional
        help={words.hint}
        value={comment}
        maxLength={1000}
        rows={3}
        onChange={({ target }) => setComment(target.value)}
      />
      {error && (
        <Notice kind="error" title={words.failed}>
          {error.message}
        </Notice>
      )}
      <div>
        <Button type="submit" running={state === 'sending'}>
          {words.send}
        </Button>
      </div>
    </LightForm>
  )
}
