import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { SkeletonLines } from '../../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Answer, Pair, Part } from './answer.tsx'
import { useMarks } from '../../../../../words/marks.ts'

/** Who concludes, and by when. */
export default function CompanyStep() {
  const words = useWords(creatorWords)
  return (
    <>
      <Deadlines />
      <Part title={words.companyParts.dates}>
        <Answer place="duration.first_exercise_start" />
      </Part>
      <Part title={words.companyParts.identity}>
        <Pair>
          <Answer place="company.legal_name" />
          <Answer place="company.registry_city" />
          <Answer place="company.address" className="@lg:col-span-2" />
          <Answer place="company.representative.name" />
          <Answer place="company.representative.quality" />
        </Pair>
        <p className="text-sm">
          <Link to="/societe" className="link">
            {words.file}
          </Link>
        </p>
      </Part>
      <Part title={words.companyParts.people}>
        <Answer place="company.headcount" />
        <Pair>
          <Answer place="company.has_cse" />
          <Answer place="company.has_union_delegate" />
        </Pair>
        <Answer place="company.representation_in_order" />
        <Answer place="company.approved_branch_agreement" />
      </Part>
    </>
  )
}

/** The days that the first exercice imposes, from the first question on. */
function Deadlines() {
  const words = useWords(creatorWords)
  const { preview, today } = useCreator()
  const { longDay, mediumDay } = useFormat()
  const { colon } = useMarks()
  if (!preview) return <SkeletonLines lines={3} />
  const { deadlines } = preview
  return (
    <section
      aria-label={words.deadlines.title}
      className="flex gap-3 rounded-xl border border-secondary-200 bg-secondary-50 px-4 py-3"
    >
      <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0 text-secondary-700" />
      <div className="grid gap-1">
        <p className="font-medium text-neutral-950">
          {deadlines.last_signature_day < today
            ? words.deadlines.passed(longDay(deadlines.last_signature_day))
            : words.deadlines.sign(longDay(deadlines.last_signature_day))}
        </p>
        <p className="text-neutral-800">{words.deadlines.file(longDay(deadlines.filing_deadline))}</p>
        <p className="text-sm text-neutral-700">
          {words.deadlines.covers}
          {colon}{' '}
          {deadlines.exercises
            .map(({ start, end }) => words.deadlines.from(mediumDay(start), mediumDay(end)))
            .join(', ')}
        </p>
        <p className="text-sm text-pretty text-neutral-600">{words.deadlines.why}</p>
      </div>
    </section>
  )
}
