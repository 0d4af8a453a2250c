import { LoaderCircle } from 'lucide-react'

/** Turns beside a label; never alone and never for a whole page. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
}
