import { ArrowRight, BadgeCheck, Building2, Calculator, Download, Scale, Smartphone } from 'lucide-react'
import { CodeDoor } from '../code/code-door.tsx'
import { useDemo } from '../demo/use-demo.ts'
import { late } from '../kit/late.tsx'
import { useFormat } from '../kit/use-format.ts'
import type { Payload } from '../public/payload.ts'
import { ExampleChoice } from './-example-choice.tsx'
import { ButtonLink } from '../shell/button-link.tsx'
import { PublicLayout } from '../shell/public-layout.tsx'
import { useWords } from '../words/catalogue.ts'
import { homeWords } from '../words/home.ts'

const DemoLoop = late(() => import('../demo/demo-loop.tsx'))

/** What Moisson is, for each reader in one sentence, and one way in. */
export function HomePage({ payload }: { payload: Payload | null }) {
  const words = useWords(homeWords)
  const demo = useDemo()
  return (
    <PublicLayout
      aside={
        <ButtonLink to="/login" size="small" className="max-sm:hidden">
          {words.signIn}
        </ButtonLink>
      }
    >
      <section className="mx-auto grid w-full max-w-6xl items-center gap-x-16 gap-y-12 px-5 pt-8 pb-14 sm:px-8 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_23rem] lg:pb-20">
        <div>
          <h1
            tabIndex={-1}
            data-page-title
            className="max-w-3xl text-4xl leading-[1.1] font-semibold tracking-tight sm:text-5xl"
          >
            {words.title}
          </h1>
          <p className="mt-5 max-w-2xl text-lg leading-8 text-pretty text-neutral-700">{words.intro}</p>
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <ButtonLink to="/login" look="primary" size="large">
              {words.signIn}
              <ArrowRight aria-hidden className="size-4.5" />
            </ButtonLink>
            <ButtonLink to="/guide" size="large">
              {words.guide}
            </ButtonLink>
          </div>
          <div className="mt-5 max-w-xl">
            <CodeDoor label={words.letter}>
              <p>{words.letterBody}</p>
              <p className="mt-2">{words.letterCode}</p>
            </CodeDoor>
          </div>
        </div>
        <ExampleChoice />
      </section>

      {demo && (
        <section aria-labelledby="demo" className="border-y border-primary-200 bg-primary-50">
          <div className="mx-auto grid w-full max-w-6xl gap-6 px-5 py-12 sm:px-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-14">
            <div>
              <h2 id="demo" className="text-2xl font-semibold tracking-tight">
                {words.demoTitle}
              </h2>
              <p className="mt-2 text-pretty text-neutral-700">{words.demoIntro}</p>
            </div>
            <DemoLoop demo={demo} />
          </div>
        </section>
      )}

      <Audiences />
      <Proofs />
      {payload && payload.figures.length > 0 && <Figures figures={payload.figures} />}
    </PublicLayout>
  )
}

function Audiences() {
  const { audiences } = useWords(homeWords)
  const shown = [
    { ...audiences.employee, icon: Smartphone },
    { ...audiences.hr, icon: Building2 },
    { ...audiences.adviser, icon: BadgeCheck },
  ]
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-10 px-5 py-14 sm:px-8 lg:grid-cols-3 lg:py-20">
      {shown.map(({ icon: Icon, who, promise, body }) => (
        <div key={who}>
          <span className="grid size-11 place-items-center rounded-xl bg-primary-100 text-primary-800">
            <Icon aria-hidden className="size-5.5" />
          </span>
          <p className="mt-4 text-sm font-medium text-neutral-600">{who}</p>
          <h2 className="mt-1 text-xl leading-7 font-semibold tracking-tight">{promise}</h2>
          <p className="mt-2 text-pretty text-neutral-700">{body}</p>
        </div>
      ))}
    </section>
  )
}

function Proofs() {
  const words = useWords(homeWords)
  const { money, advice, exports } = words.proofs
  const shown = [
    { ...money, icon: Calculator },
    { ...advice, icon: Scale },
    { ...exports, icon: Download },
  ]
  return (
    <section aria-labelledby="proofs" className="border-t border-neutral-200 bg-white">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-5 py-14 sm:px-8">
        <h2 id="proofs" className="text-2xl font-semibold tracking-tight">
          {words.proofsTitle}
        </h2>
        <dl className="grid gap-8 lg:grid-cols-3">
          {shown.map(({ icon: Icon, title, body }) => (
            <div key={title}>
              <dt className="flex items-center gap-2.5 font-semibold text-neutral-950">
                <Icon aria-hidden className="size-5 shrink-0 text-primary-700" />
                {title}
              </dt>
              <dd className="mt-1.5 text-pretty text-neutral-700">{body}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Figures({ figures }: { figures: Payload['figures'] }) {
  const words = useWords(homeWords)
  const { text } = useFormat()
  return (
    <section aria-labelledby="figures" className="border-t border-neutral-200">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-5 py-14 sm:px-8">
        <h2 id="figures" className="text-2xl font-semibold tracking-tight">
          {words.figuresTitle}
        </h2>
        <dl className="grid gap-8 sm:grid-cols-3">
          {figures.map((figure) => (
            <div key={figure.label.en} className="flex flex-col">
              <dt className="order-2 mt-1 text-neutral-700">{text(figure.label)}</dt>
              <dd className="tabular order-1 text-3xl font-semibold tracking-tight text-neutral-950">
                {text(figure.value)}
              </dd>
              <dd className="order-3 mt-0.5 text-sm text-neutral-600">{text(figure.source)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
