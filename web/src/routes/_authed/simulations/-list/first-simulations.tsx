import { Button } from '../../../../kit/button.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { typeIcons } from '../-type-icon.ts'
import { typeOrder, type SimulationType } from '../-simulation.ts'
import { simulationWords } from '../-simulation-words.ts'
import { FirstLook } from './first-look.tsx'
import { listWords } from './list-words.ts'

const first: readonly SimulationType[] = ['interessement_envelope', 'distribution', 'employer_cost']

/** Nothing saved yet: the three questions most companies begin with, and the others. */
export function FirstSimulations({ onStart }: { onStart: (type: SimulationType) => void }) {
  const words = useWords(listWords)
  const { types, questions } = useWords(simulationWords)
  const others = typeOrder.filter((type) => !first.includes(type))
  return (
    <section className="card grid justify-items-center gap-8 px-6 py-12">
      <div className="grid justify-items-center gap-2 text-center">
        <h2 className="text-xl font-semibold">{words.noneTitle}</h2>
        <p className="max-w-prose text-pretty text-neutral-600">{words.none}</p>
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <FirstLook look="primary" />
        <span className="text-sm text-neutral-600">{words.firstLookBody}</span>
      </p>
      <ul className="grid w-full max-w-4xl gap-4 sm:grid-cols-3">
        {first.map((type) => {
          const Icon = typeIcons[type]
          return (
            <li
              key={type}
              className="grid content-between justify-items-start gap-4 rounded-2xl border border-neutral-200 p-5"
            >
              <div className="grid gap-2">
                <Icon aria-hidden className="size-7 text-primary-700" strokeWidth={1.5} />
                <h3 className="font-medium text-neutral-950">{types[type]}</h3>
                <p className="text-sm text-pretty text-neutral-600">{questions[type]}</p>
              </div>
              <Button aria-label={words.startOf(types[type])} onClick={() => onStart(type)}>
                {words.start}
              </Button>
            </li>
          )
        })}
      </ul>
      <div className="grid justify-items-center gap-3">
        <p className="text-sm text-neutral-600">{words.others}</p>
        <div className="flex flex-wrap justify-center gap-2">
          {others.map((type) => (
            <Button key={type} size="small" icon={typeIcons[type]} onClick={() => onStart(type)}>
              {types[type]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}
