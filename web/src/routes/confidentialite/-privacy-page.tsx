import { everyYearField, personFields, type PersonField } from '@moisson/core/beneficiary/fields'
import { purposes, type Purpose } from '@moisson/core/beneficiary/purposes'
import type { Operator } from '@moisson/core/privacy/operator'
import { periodWords, retention, type Retention } from '@moisson/core/privacy/periods'
import { useFormat } from '../../kit/use-format.ts'
import { LegalPage, LegalPart, Points, Said } from '../../public/legal-page.tsx'
import { useWords } from '../../words/catalogue.ts'
import { privacyWords } from './-privacy-words.ts'

/** The privacy notice (GDPR, articles 13 and 14), for everybody who has a file or an account here. */
export function PrivacyPage({ operator }: { operator: Operator | null }) {
  const words = useWords(privacyWords)
  return (
    <LegalPage title={words.title} intro={words.intro}>
      <LegalPart title={words.whoTitle}>
        <p>{words.employer}</p>
        <p>
          <Said operator={operator} field="name" /> {words.operator}
        </p>
        <p>
          {words.dpo} <Said operator={operator} field="dpo" />
        </p>
      </LegalPart>
      <LegalPart title={words.whatTitle}>
        <p>{words.whatFrom}</p>
        <DataByPurpose />
        <p>{words.nir}</p>
      </LegalPart>
      <LegalPart title={words.basisTitle}>
        <p>{words.basis}</p>
      </LegalPart>
      <LegalPart title={words.seenTitle}>
        <Points items={Object.values(words.seen)} />
        <p>{words.hosting}</p>
      </LegalPart>
      <LegalPart title={words.periodsTitle}>
        <p>{words.periodsIntro}</p>
        <Periods />
      </LegalPart>
      <LegalPart title={words.rightsTitle}>
        <p>{words.rightsIntro}</p>
        <Points items={Object.values(words.rights)} />
        <p>
          {words.complaint} <a href="https://www.cnil.fr/fr/plaintes">cnil.fr/fr/plaintes</a>
        </p>
      </LegalPart>
      <LegalPart title={words.cookiesTitle}>
        <p>{words.cookies}</p>
        <Points items={Object.values(words.cookieList)} />
      </LegalPart>
      <LegalPart title={words.automaticTitle}>
        <p>{words.automatic}</p>
      </LegalPart>
      <p className="text-sm text-neutral-600">{words.version}</p>
    </LegalPage>
  )
}

function DataByPurpose() {
  const { text } = useFormat()
  const fields: Pick<PersonField, 'label' | 'purpose'>[] = Object.values({
    ...personFields,
    ...everyYearField,
  })
  return (
    <dl className="grid gap-4">
      {(Object.keys(purposes) as Purpose[]).map((purpose) => (
        <div key={purpose}>
          <dt className="font-medium text-neutral-950 first-letter:uppercase">{text(purposes[purpose])}</dt>
          <dd>
            {fields
              .filter((field) => field.purpose === purpose)
              .map(({ label }) => text(label))
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Periods() {
  const words = useWords(privacyWords)
  const { text } = useFormat()
  return (
    <dl className="divide-y divide-neutral-200 border-y border-neutral-200">
      {Object.entries<Retention>(retention).map(([category, one]) => (
        <div key={category} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="font-medium text-neutral-950">{text(one.title)}</dt>
          <dd className="grid gap-1">
            <span className="text-neutral-950">
              {words.period(text(periodWords(one.period)), text(one.from))}
            </span>
            <span className="text-sm leading-6 text-neutral-600">
              {words.why(text(one.why))} {words.left(text(one.left))}
              {one.held && ` ${words.held(text(one.held))}`} {text(one.basis)}.
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
