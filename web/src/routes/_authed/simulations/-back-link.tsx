import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useWords } from '../../../words/catalogue.ts'
import { simulationWords } from './-simulation-words.ts'

/** From one simulation, or several beside each other, to all of them; not on paper. */
export function BackLink() {
  const { back } = useWords(simulationWords)
  return (
    <Link
      to="/simulations"
      search={{}}
      className="no-print inline-flex items-center gap-1.5 hover:text-neutral-900"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {back}
    </Link>
  )
}
