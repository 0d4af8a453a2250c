import { Mail } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { late } from '../kit/late.tsx'

const CodeForm = late(() => import('./code-form.tsx'))

/** « J’ai reçu une lettre »: the field for its code, loaded once it is opened. */
export function CodeDoor({ label, children }: { label: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-secondary-700 marker:content-none">
        <Mail aria-hidden className="size-4" />
        <span className="underline decoration-secondary-700/30 underline-offset-4">{label}</span>
      </summary>
      <div className="mt-1 text-pretty text-neutral-700">{children}</div>
      {opened && (
        <div className="card mt-3 max-w-md p-4">
          <CodeForm />
        </div>
      )}
    </details>
  )
}
