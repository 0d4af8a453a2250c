import { Link } from '@tanstack/react-router'
import { useUser } from '../../../../session/account.ts'
import { useEasyWords } from '../../../../words/plain.ts'
import { factsWords } from './-facts-words.ts'

/** The account that what is paid goes to, by its last digits, or what is missing and where to give it. */
export function ToAccount({ end, employer }: { end: string | null; employer: string }) {
  const words = useEasyWords(factsWords)
  // By a personal link or a letter's code, one's details are not there to be changed.
  const linked = useUser().campaign_scope !== null
  if (end) return <p className="text-sm text-neutral-700">{words.toAccount(end)}</p>
  return (
    <p className="text-sm text-pretty text-amber-900">
      {words.noAccount}{' '}
      {linked ? (
        words.giveAccount
      ) : (
        <Link to="/beneficiaire" search={{ employer }} hash="my-data" className="link inline-block min-h-6">
          {words.addAccount}
        </Link>
      )}
    </p>
  )
}
