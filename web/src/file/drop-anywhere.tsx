import { Upload } from 'lucide-react'
import { useFileDrop } from './use-file-drop.ts'

/** Takes files dropped anywhere on the page, under a veil that says so while some are held above it. */
export function DropAnywhere(props: {
  enabled?: boolean
  title: string
  hint: string
  onFiles: (files: File[]) => void
}) {
  const { enabled = true, title, hint, onFiles } = props
  const over = useFileDrop({ enabled, onFiles })
  if (!over) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-primary-950/40 p-6">
      <div className="grid justify-items-center gap-2 rounded-2xl bg-white px-10 py-10 text-center shadow-lift">
        <Upload aria-hidden className="size-8 text-primary-700" />
        <p className="text-lg font-semibold text-neutral-950">{title}</p>
        <p className="text-neutral-600">{hint}</p>
      </div>
    </div>
  )
}
