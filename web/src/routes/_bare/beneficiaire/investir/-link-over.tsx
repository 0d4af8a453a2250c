import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { FullSignIn } from '../../../../session/full-sign-in.tsx'
import { useEasyWords } from '../../../../words/plain.ts'
import { placeWords } from './-place-words.ts'
import { BackArrow, SpaceBar, backClass } from '../../../../beneficiary/space-frame.tsx'
import { choiceWords } from './-choice-words.ts'

/** What a personal link says of a campaign that awaits no answer any more: what applies, and the way to read it. */
export default function LinkOver() {
  const words = useEasyWords(choiceWords)
  const places = useEasyWords(placeWords)
  return (
    <>
      <SpaceBar
        back={
          <Link to="/beneficiaire" aria-label={places.back} className={backClass}>
            <BackArrow />
          </Link>
        }
      >
        {null}
      </SpaceBar>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-xl gap-4 px-4 pt-6 pb-12 sm:px-5 lg:pt-10"
      >
        <h1
          tabIndex={-1}
          data-page-title
          className="flex items-center gap-2.5 text-2xl font-semibold tracking-tight"
        >
          <Lock aria-hidden className="size-5 shrink-0 text-neutral-600" />
          {words.linkOverTitle}
        </h1>
        <p className="text-pretty text-neutral-700">{words.linkOverBody}</p>
        <FullSignIn redirect={location.pathname + location.search} />
      </main>
    </>
  )
}
