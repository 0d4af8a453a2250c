import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../kit/icon-button.tsx'
import { TextField } from '../kit/field.tsx'
import { useWords } from '../words/catalogue.ts'
import { kitWords } from '../words/kit.ts'

/** A password that may be pasted, and shown. */
export default function PasswordField(props: {
  label: string
  help?: ReactNode
  error?: ReactNode
  autoComplete: 'current-password' | 'new-password'
  /** Asked for by a button that stands after it: the focus goes there, and says so. */
  asked?: boolean
  value: string
  onChange: (value: string) => void
}) {
  const { onChange, asked, ...field } = props
  const words = useWords(kitWords)
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Once: a page that hides while it changes its language gives the focus back by itself.
  useEffect(() => {
    if (asked) input.current?.focus()
  }, [asked])
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      name="password"
      ref={input}
      required
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      end={
        <IconButton
          size="small"
          icon={shown ? EyeOff : Eye}
          label={words.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
