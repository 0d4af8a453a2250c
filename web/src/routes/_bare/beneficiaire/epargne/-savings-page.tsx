import { getMySavings } from '@moisson/contract/savings'
import { listMyPapers } from '@moisson/contract/own-papers'
import { usePrefetchQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { readOptions, useRead } from '../../../../api/read.ts'
import { EmptyState } from '../../../../kit/empty-state.tsx'
import { late } from '../../../../kit/late.tsx'
import { useUser } from '../../../../session/account.ts'
import { isKiosk } from '../../../../session/session.ts'
import { LegalLinks } from '../../../../shell/legal-links.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { saverDoorWords } from '../-saver-door-words.ts'
import { SaverProfile } from '../-saver-profile.tsx'
import { UnderHomeBar } from '../-under-home-bar.tsx'
import { EmployerSavings } from './-employer-savings.tsx'
import { MyPapers } from './-my-papers.tsx'
import { ReleaseGuide } from './-release-guide.tsx'
import { savingsWords } from './-savings-words.ts'

const BeyondLink = late(() => import('../-beyond-link.tsx'))

/** What one has and where, what a departure changes, the events of life that free it, and the papers that say so. */
export function SavingsPage() {
  // A personal link opens one campaign: what else one has asks for a sign-in, said here with the way to it.
  return useUser().campaign_scope === null ? <Savings /> : <SavingsBeyondLink />
}

function SavingsBeyondLink() {
  const words = useWords(savingsWords)
  return (
    <>
      <UnderHomeBar title={words.title} back={words.back} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid min-h-dvh w-full max-w-3xl grid-cols-1 content-start gap-6 px-4 pt-5 pb-12 sm:px-5"
      >
        <h1 tabIndex={-1} data-page-title className="text-2xl leading-8 font-semibold tracking-tight">
          {words.title}
        </h1>
        <BeyondLink to="/beneficiaire/epargne" body={words.beyondLink} />
      </main>
      <LegalLinks apart={isKiosk()} className="mx-auto w-full max-w-3xl px-4 pb-6 sm:px-5" />
    </>
  )
}

function Savings() {
  const words = useWords(savingsWords)
  // Both are asked for at once: the page waits for the papers too, further down.
  usePrefetchQuery(readOptions(listMyPapers, {}))
  const { items } = useRead(getMySavings, {})
  // Whoever left comes first with what they have to do.
  const employers = items.toSorted(
    (one, other) => Number(other.left_on !== null) - Number(one.left_on !== null),
  )
  return (
    <>
      <UnderHomeBar title={words.title} back={words.back} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid min-h-dvh w-full max-w-3xl grid-cols-1 content-start gap-6 px-4 pt-5 pb-12 sm:px-5"
      >
        <header>
          <h1 tabIndex={-1} data-page-title className="text-2xl leading-8 font-semibold tracking-tight">
            {words.title}
          </h1>
          <p className="text-pretty text-neutral-700">{words.intro}</p>
          <a href="#papiers" className="link inline-block min-h-6">
            {words.allMyPapers}
          </a>
        </header>
        {employers.length === 0 && (
          <div className="card">
            <EmptyState icon={Inbox} title={words.none}>
              {words.noneWhy}
            </EmptyState>
          </div>
        )}
        {employers.map((one) => (
          <EmployerSavings key={one.beneficiary_id} employer={one} />
        ))}
        <ReleaseGuide employers={employers} />
        <SaverProfileCard />
        <MyPapers />
      </main>
      <LegalLinks className="mx-auto w-full max-w-3xl px-4 pb-6 sm:px-5" />
    </>
  )
}

/** What one says of oneself as a saver, where there is no choice to make either. */
function SaverProfileCard() {
  const words = useWords(saverDoorWords)
  return (
    <section className="card grid gap-2 p-4" aria-label={words.title}>
      <SaverProfile />
    </section>
  )
}
