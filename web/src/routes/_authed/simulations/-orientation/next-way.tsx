import { startProcess } from '@moisson/contract/process'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useChange } from '../../../../api/change.ts'
import { SaveFailure } from '../../../../form/save-failure.tsx'
import { Button } from '../../../../kit/button.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useCompany } from '../../../../session/account.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Oriented } from './oriented.ts'
import { orientationWords } from './orientation-words.ts'
import type { useKeptAnswers } from './use-kept-answers.ts'

type Way = Oriented['others'][number]

/** The one step recommended with its button, and the others as links; what was answered is kept first, so that nothing is typed twice. */
export function NextWay(props: {
  next: Way
  others: readonly Way[]
  answers: ReturnType<typeof useKeptAnswers>
}) {
  const { next, others, answers } = props
  const words = useWords(orientationWords)
  const { text } = useFormat()
  const company = useCompany()
  const navigate = useNavigate()
  const start = useChange(startProcess)
  const failure = answers.error ?? start.error

  async function begin(template_code: string) {
    if (!(await answers.keep())) return
    const begun = await start.send({ path: { id: company.id }, body: { template_code } })
    if (begun.ok) await navigate({ to: '/process/$processId', params: { processId: begun.value.id } })
  }

  return (
    <section
      aria-labelledby="next-way"
      className="grid min-w-0 grid-cols-1 gap-5 rounded-2xl border border-primary-700 bg-primary-50 p-5 sm:p-8"
    >
      <div className="grid gap-1">
        <h2 id="next-way" className="text-sm text-neutral-700">
          {words.next}
        </h2>
        <p className="text-xl font-semibold tracking-tight">{text(next.title)}</p>
        <p className="max-w-prose text-pretty text-neutral-800">{text(next.why)}</p>
      </div>
      {failure && <SaveFailure error={failure} />}
      <div>
        <WayButton way={next} look="primary" running={start.running} onBegin={(code) => void begin(code)} />
      </div>
      <div className="grid gap-3">
        <h3 className="font-medium">{words.others}</h3>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {others.map((way) => (
            <li key={way.code} className="grid content-start justify-items-start gap-2">
              <p>
                <span className="font-medium">{text(way.title)}.</span> {text(way.why)}
              </p>
              <WayButton
                way={way}
                look="secondary"
                running={start.running}
                onBegin={(code) => void begin(code)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function WayButton(props: {
  way: Way
  look: 'primary' | 'secondary'
  running: boolean
  onBegin: (template: string) => void
}) {
  const { way, look, running, onBegin } = props
  const { text } = useFormat()
  if (way.template_code !== null) {
    const code = way.template_code
    return (
      <Button
        makes={startProcess}
        look={look}
        icon={ArrowRight}
        running={running}
        onClick={() => onBegin(code)}
      >
        {text(way.go)}
      </Button>
    )
  }
  const [to = '/', query] = (way.page ?? '/').split('?')
  const search: object = Object.fromEntries(new URLSearchParams(query))
  return (
    <ButtonLink look={look} to={to} search={search}>
      {text(way.go)}
    </ButtonLink>
  )
}
