import { FullSignIn } from '../../../session/full-sign-in.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { sessionWords } from '../../../words/session.ts'

/** Where the rest of the space would stand, for whoever came by a personal link. */
export default function BeyondLink({ to = '/beneficiaire', body }: { to?: string; body?: string }) {
  const words = useWords(sessionWords)
  return (
    <section className="card grid gap-3 p-4 sm:p-5" aria-labelledby="beyond">
      <h2 id="beyond" className="font-semibold">
        {words.fullTitle}
      </h2>
      <p className="text-sm text-pretty text-neutral-700">{body ?? words.fullBody}</p>
      <FullSignIn redirect={to} />
    </section>
  )
}
