import { ArrowRight } from 'lucide-react'
import type { Demo } from '../../demo/use-demo.ts'
import { useEnter } from '../../demo/use-enter.ts'
import { Spinner } from '../../kit/spinner.tsx'
import { useFormat } from '../../kit/use-format.ts'
import { useWords } from '../../words/catalogue.ts'
import { demoWords } from '../../demo/demo-words.ts'

/** In the demo: one click for each person. */
export default function DemoDoors({ demo, redirect }: { demo: Demo; redirect: string | null }) {
  const words = useWords(demoWords)
  const { text } = useFormat()
  const { entering, enter } = useEnter()
  return (
    <section aria-labelledby="demo-doors" className="grid content-start gap-4 lg:pt-2">
      <div>
        <h2 id="demo-doors" className="text-lg font-semibold">
          {words.demoTitle}
        </h2>
        <p className="text-neutral-600">{words.demoIntro}</p>
      </div>
      <ul className="grid gap-2.5">
        {demo.personas.map((persona) => (
          <li key={persona.id}>
            <button
              type="button"
              disabled={entering !== null}
              onClick={() => void enter(persona, redirect ?? undefined)}
              className="group card flex w-full items-center gap-4 px-4 py-3 text-left transition-colors hover:border-primary-700 hover:bg-primary-50"
            >
              <span
                aria-hidden
                className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-100 font-semibold text-primary-900"
              >
                {persona.name
                  .split(/\s+/)
                  .map((part) => part[0])
                  .join('')
                  .slice(0, 2)}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-neutral-950">
                  {words.enterAs(persona.name.split(' ')[0] ?? persona.name)}
                </span>
                <span className="block text-sm text-neutral-600">
                  {withoutName(text(persona.label), persona.name)}
                </span>
              </span>
              {entering === persona.id ? (
                <Spinner />
              ) : (
                <ArrowRight
                  aria-hidden
                  className="size-4.5 text-neutral-500 transition-transform group-hover:translate-x-0.5"
                />
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** « Lucas, salarié : … » under a button that says Lucas already. */
function withoutName(label: string, name: string): string {
  const rest = label.replace(`${name.split(' ')[0] ?? ''}, `, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
