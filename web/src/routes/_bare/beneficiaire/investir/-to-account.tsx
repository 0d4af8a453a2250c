import { Link } from '@tanstack/react-router'
import { useWords } from '../../../../words/catalogue.ts'
import { factsWords } from './-facts-words.ts'

/** The account that what is paid goes to, by its last digits, or what is missing and where to give it. */
export function ToAccount({ end }: { end: string | null }) {
  const words = useWords(factsWords)
  if (end) return <p className="text-sm text-neutral-700">{words.toAccount(end)}</p>
  return (
    <p className="text-sm text-pretty text-amber-900">
      {words.noAccount}{' '}
      <Link to="/beneficiaire" hash="my-data" className="link inline-block min-h-6">
        {words.addAccount}
      </Link>
    </p>
  )
}
