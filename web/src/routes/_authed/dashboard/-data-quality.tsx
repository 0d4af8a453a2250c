import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react'
import { ButtonLink } from '../../../shell/button-link.tsx'
import { useWords } from '../../../words/catalogue.ts'
import type { People } from './-late-card.tsx'
import { LateCard } from './-late-card.tsx'
import { dashboardWords } from './-dashboard-words.ts'

const known = [
  'bounced',
  'no_email',
  'no_own_contact',
  'no_pay',
  'no_presence',
  'unlikely',
  'no_employee_number',
  'no_birth_date',
  'no_hire_date',
] as const

/** What is missing on the files, each line leading to the people concerned. */
export function DataQuality({ people }: { people: People }) {
  const words = useWords(dashboardWords)
  return (
    <LateCard title={words.quality} reading={people} lines={4}>
      {({ total, issue_counts: counts }) => {
        if (total === 0) return <p className="text-neutral-600">{words.nobodyYet}</p>
        const present = known.filter((issue) => (counts[issue] ?? 0) > 0)
        return (
          <div className="grid gap-3">
            {present.length === 0 ? (
              <p className="flex items-center gap-2.5">
                <CircleCheck aria-hidden className="size-5 shrink-0 text-primary-700" />
                {words.qualityGood}
              </p>
            ) : (
              <ul className="-mx-2 grid">
                {present.map((issue) => (
                  <li key={issue}>
                    <Link
                      to="/beneficiaires"
                      search={{ issue }}
                      className="flex min-h-10 items-center gap-2.5 rounded-lg px-2 text-neutral-800 transition-colors hover:bg-neutral-100 pointer-coarse:min-h-11"
                    >
                      <TriangleAlert aria-hidden className="size-4 shrink-0 text-amber-700" />
                      <span className="flex-1">{words.issues[issue](counts[issue] ?? 0)}</span>
                      <ChevronRight aria-hidden className="size-4 text-neutral-400" />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <p className="flex items-center justify-between gap-3 border-t border-neutral-200 pt-3 text-sm text-neutral-600">
              {words.people(total)}
              <ButtonLink look="link" to="/beneficiaires">
                {words.seePeople}
              </ButtonLink>
            </p>
          </div>
        )
      }}
    </LateCard>
  )
}
