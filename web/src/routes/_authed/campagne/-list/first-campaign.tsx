import type { LucideIcon } from 'lucide-react'
import { Calculator, Landmark, Plus, Smartphone } from 'lucide-react'
import { Button } from '../../../../kit/button.tsx'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { listWords } from './list-words.ts'

/** What a campaign is, in three pictures, and the two ways to begin. */
export function FirstCampaign({ onCreate }: { onCreate: () => void }) {
  const words = useWords(listWords)
  const { pictures } = words
  return (
    <section className="card grid justify-items-center gap-8 px-6 py-12">
      <div className="grid justify-items-center gap-2 text-center">
        <h2 className="text-xl font-semibold">{words.noneTitle}</h2>
        <p className="max-w-prose text-pretty text-neutral-600">{words.none}</p>
      </div>
      <ol className="grid w-full max-w-4xl gap-8 sm:grid-cols-3">
        <Moment icon={Calculator} number={1} title={pictures.prepare} body={pictures.prepareBody} />
        <Moment icon={Smartphone} number={2} title={pictures.choose} body={pictures.chooseBody} />
        <Moment icon={Landmark} number={3} title={pictures.pay} body={pictures.payBody} />
      </ol>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/beneficiaires" look="secondary">
          {words.startFromProcess}
        </ButtonLink>
        <Button makes="POST /company/{id}/campaigns" look="primary" icon={Plus} onClick={onCreate}>
          {words.create}
        </Button>
      </div>
    </section>
  )
}

function Moment(props: { icon: LucideIcon; number: number; title: string; body: string }) {
  const { icon: Icon, number, title, body } = props
  return (
    <li className="grid content-start justify-items-center gap-3 text-center">
      <span className="relative grid size-20 place-items-center rounded-3xl bg-primary-50 text-primary-800 ring-1 ring-primary-200">
        <Icon aria-hidden className="size-9" strokeWidth={1.5} />
        <span
          aria-hidden
          className="absolute -top-2 -right-2 grid size-7 place-items-center rounded-full bg-primary-700 text-sm font-semibold text-white"
        >
          {number}
        </span>
      </span>
      <span>
        <span className="block font-medium text-neutral-950">{title}</span>
        <span className="mt-1 block text-sm text-pretty text-neutral-600">{body}</span>
      </span>
    </li>
  )
}
