import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
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
  value: string
  onChange: (value: string) => void
}) {
  const { onChange, ...field } = props
  const words = useWords(kitWords)
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      name="password"
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
