import { cited } from '../../../../words/cited.tsx'
import type { readCampaignEnvelope } from '@moisson/contract/campaign-envelope'
import type { Output } from '@moisson/contract/call'
import { capital } from '@moisson/law/words/capital'
import { Notice } from '../../../../kit/notice.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { envelopeWords } from './envelope-words.ts'

export type EnvelopeOrigin = Output<typeof readCampaignEnvelope>
type Basis = Omit<
  NonNullable<EnvelopeOrigin['recorded']>,
  'agreement' | 'exercise' | 'recorded_at' | 'recorded_by'
>

/** The limits that took something away. */
export function BitingCeilings({ basis }: { basis: Basis }) {
  const words = useWords(envelopeWords)
  const { money, text } = useFormat()
  const biting = basis.ceilings.filter(({ bites }) => bites)
  if (biting.length === 0) return null
  return (
    <Notice kind="warning">
      {biting.map(({ label, cents }) => (
        <p key={label.fr}>{words.limited(text(label), money(cents))}</p>
      ))}
    </Notice>
  )
}

/** The numbered steps from the figures to the envelope. */
export function BasisSteps({ basis }: { basis: Basis }) {
  const words = useWords(envelopeWords)
  const { text } = useFormat()
  return (
    <section className="grid gap-2">
      <h4 className="font-medium text-neutral-950">{words.steps}</h4>
      <ol className="grid list-decimal gap-1.5 pl-6 text-neutral-800">
        {basis.steps.map(({ label, articles }) => (
          <li key={label.fr}>
            {text(label)}
            {articles.length > 0 && (
              <span className="ml-1.5 text-xs text-neutral-600">{cited(articles)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What was recorded, read as it stands: figures with their source, then the steps. */
export function BasisView({ basis }: { basis: Basis }) {
  const words = useWords(envelopeWords)
  const { text } = useFormat()
  return (
    <div className="grid gap-4">
      <section className="grid gap-2">
        <h4 className="font-medium text-neutral-950">{words.figures}</h4>
        <dl className="grid gap-2">
          {basis.figures.map((figure) => (
            <div key={figure.name} className="flex items-baseline justify-between gap-4">
              <dt className="min-w-0 text-neutral-800">
                {capital(text(figure.label))}
                <span className="block text-sm text-neutral-600">
                  {figure.fixed === null ? figure.source : words.fromAgreement}
                </span>
              </dt>
              <dd className="tabular shrink-0 font-medium text-neutral-950">{text(figure.shown)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <BasisSteps basis={basis} />
    </div>
  )
}
