import { BellOff, Sprout } from 'lucide-react'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { homeWords } from '../words/home.ts'

/** One person's bonus, in cents: 9.7 % of the gross is levied, and the parts add up to the net. */
const example = { gross: 2_040_42, levies: 197_92, cash: 642_50, pee: 800_00, percol: 400_00, added: 360_00 }
const net = example.gross - example.levies

/** What an employee sees first: the net amount, where it goes, what is added, and the rule of silence. */
export function ExampleChoice() {
  const { example: words } = useWords(homeWords)
  const { money } = useFormat()
  const parts = [
    { label: words.cash, cents: example.cash, colour: 'bg-cash' },
    { label: words.pee, cents: example.pee, colour: 'bg-pee' },
    { label: words.percol, cents: example.percol, colour: 'bg-percol' },
  ]
  return (
    <figure className="grid gap-3">
      <div className="rounded-2xl border border-neutral-200 bg-white p-6 shadow-lift">
        <p className="text-sm text-neutral-600">{words.net}</p>
        <p className="tabular mt-1 text-4xl font-semibold tracking-tight text-neutral-950">{money(net)}</p>
        <p className="mt-1 text-sm text-neutral-600">
          {words.gross(money(example.gross), money(example.levies))}
        </p>
        {/* Drawn by attributes: a page written at build may hold no inline style. */}
        <svg
          aria-hidden
          viewBox={`0 0 ${net} 10`}
          preserveAspectRatio="none"
          className="mt-5 h-3 w-full overflow-hidden rounded-full"
        >
          <rect width={example.cash} height="10" className="fill-cash" />
          <rect x={example.cash} width={example.pee} height="10" className="fill-pee" />
          <rect x={example.cash + example.pee} width={example.percol} height="10" className="fill-percol" />
        </svg>
        <dl className="mt-4 grid gap-2.5">
          {parts.map(({ label, cents, colour }) => (
            <div key={label} className="flex items-center gap-2.5">
              <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${colour}`} />
              <dt className="min-w-0 flex-1 text-neutral-700">{label}</dt>
              <dd className="tabular font-medium text-neutral-950">{money(cents)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 flex items-center gap-2.5 rounded-lg bg-primary-50 px-3 py-2.5 font-medium text-primary-900">
          <Sprout aria-hidden className="size-5 shrink-0" />
          {words.added(money(example.added))}
        </p>
        <p className="mt-4 flex gap-2.5 border-t border-neutral-200 pt-4 text-sm text-neutral-700">
          <BellOff aria-hidden className="mt-0.5 size-4 shrink-0 text-amber-700" />
          {words.silence}
        </p>
      </div>
      <figcaption className="text-center text-sm text-neutral-600">{words.title}</figcaption>
    </figure>
  )
}
