import type { LucideIcon } from 'lucide-react'
import { FileUp, Table2, UserPlus, Users } from 'lucide-react'
import { deadButton, useDenied } from '../../../../kit/rights.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { peopleWords } from '../-people-words.ts'

/** Nobody yet: the ways in, with the time each takes. */
export function EmptyPeople(props: { onFile: () => void; onOne: () => void }) {
  const words = useWords(peopleWords)
  const { language } = useFormat()
  const denied = {
    file: useDenied('POST /beneficiaries/extract'),
    one: useDenied('POST /company/{id}/beneficiary'),
    template: undefined,
  }
  const ways: { icon: LucideIcon; way: keyof typeof words.ways; act: () => void }[] = [
    { icon: FileUp, way: 'file', act: props.onFile },
    { icon: UserPlus, way: 'one', act: props.onOne },
    {
      icon: Table2,
      way: 'template',
      act: () =>
        void import('../-import/template-file.ts').then(({ downloadTemplate }) =>
          downloadTemplate(words.templateName, language),
        ),
    },
  ]
  return (
    <section className="card grid justify-items-center gap-8 px-5 py-12 sm:px-10">
      <div className="grid justify-items-center gap-1 text-center">
        <span className="mb-3 grid size-14 place-items-center rounded-2xl bg-primary-100 text-primary-800">
          <Users aria-hidden className="size-7" />
        </span>
        <h2 className="text-lg font-semibold">{words.emptyTitle}</h2>
        <p className="max-w-lg text-pretty text-neutral-600">{words.emptyBody}</p>
      </div>
      <ul className="grid w-full max-w-4xl gap-4 sm:grid-cols-3">
        {ways.map(({ icon: Icon, way, act }, index) => (
          <li key={way}>
            <button
              type="button"
              onClick={act}
              {...(denied[way] && deadButton(denied[way]))}
              className={`card grid aria-disabled:cursor-not-allowed aria-disabled:opacity-50 size-full content-start gap-1 p-5 text-left transition-colors hover:border-primary-700 ${index === 0 ? 'border-primary-700! bg-primary-50' : ''}`}
            >
              <Icon aria-hidden className="mb-2 size-5 text-primary-800" />
              <span className="font-medium text-neutral-950">{words.ways[way].title}</span>
              <span className="text-sm text-neutral-600">{words.ways[way].body}</span>
              <span className="mt-2 text-sm text-neutral-600">{words.ways[way].time}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
