import type { Operator, OperatorField } from '@moisson/core/privacy/operator'
import { operatorFields } from '@moisson/core/privacy/operator'
import type { ReactNode } from 'react'
import { isDemo } from '../api/config.ts'
import { Notice } from '../kit/notice.tsx'
import { PublicLayout } from '../shell/public-layout.tsx'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { legalWords } from './legal-words.ts'

/** A page to read: one column of text, in parts that can be linked to. */
export function LegalPage(props: { title: string; intro: ReactNode; children: ReactNode }) {
  const words = useWords(legalWords)
  return (
    <PublicLayout>
      <article className="mx-auto grid w-full max-w-3xl gap-10 px-5 pt-6 pb-14 text-pretty text-neutral-800 sm:px-8 sm:pt-12">
        <header className="grid gap-4">
          <h1
            tabIndex={-1}
            data-page-title
            className="text-3xl font-semibold tracking-tight text-neutral-950 sm:text-4xl"
          >
            {props.title}
          </h1>
          <p className="text-lg leading-8 text-neutral-700">{props.intro}</p>
          {isDemo() && <Notice kind="warning">{words.demo}</Notice>}
        </header>
        {props.children}
      </article>
    </PublicLayout>
  )
}

export function LegalPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 leading-7 [&_a]:underline [&_a]:underline-offset-4">
      <h2 className="text-xl font-semibold tracking-tight text-neutral-950">{title}</h2>
      {children}
    </section>
  )
}

export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-neutral-400">
      {items.map((item, place) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  )
}

/** What the installation says of itself, or that it does not say. */
export function Said({ operator, field }: { operator: Operator | null; field: OperatorField }) {
  const words = useWords(legalWords)
  const value = operator?.[field]
  if (!value) return <em className="text-neutral-600">{words.missing}</em>
  return field === 'email' ? <a href={`mailto:${value}`}>{value}</a> : <span>{value}</span>
}

export function SaidList({
  operator,
  fields,
}: {
  operator: Operator | null
  fields: readonly OperatorField[]
}) {
  const language = useLanguage()
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {fields.map((field) => (
        <div key={field} className="contents">
          <dt className="text-neutral-600 max-sm:mt-2">{operatorFields[field].label[language]}</dt>
          <dd className="wrap-break-word text-neutral-950">
            <Said operator={operator} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
