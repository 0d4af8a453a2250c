import { useState } from 'react'
import { Checkbox } from '../../../kit/checkbox.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useWords } from '../../../words/catalogue.ts'
import { profileWords } from './-profile-words.ts'

/** A box saved as soon as it is ticked; it shows what was asked while the answer is on its way, and goes back on a failure. */
export function SavedTick(props: {
  label: string
  help: string
  kept: boolean
  error: string | null
  save: (value: boolean) => Promise<{ ok: boolean }>
}) {
  const words = useWords(profileWords)
  const [asked, setAsked] = useState<boolean | null>(null)
  async function change(value: boolean) {
    setAsked(value)
    const { ok } = await props.save(value)
    setAsked(null)
    if (ok) showToast({ kind: 'success', title: words.saved })
  }
  return (
    <Checkbox
      label={props.label}
      help={props.help}
      checked={asked ?? props.kept}
      aria-busy={asked !== null}
      error={props.error}
      onChange={(event) => {
        if (asked === null) void change(event.target.checked)
      }}
    />
  )
}
