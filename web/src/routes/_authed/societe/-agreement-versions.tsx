import {
  changeAgreement,
  deleteAgreement,
  denounceAgreement,
  renewAgreement,
} from '@moisson/contract/agreement'
import { endingAs, renewalOf, renewalOpens } from '@moisson/core/company/agreement-ends'
import { calledAs } from '@moisson/core/company/signatories'
import { capacityNames } from '@moisson/core/company/signatory-fields'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Badge, type Tone } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { AgreementFormula } from './-agreement-formula.tsx'
import type { Agreement, Deed } from './-agreement-values.ts'
import { agreementWords } from './-agreement-words.ts'
import { useMarks } from '../../../words/marks.ts'

const Deeds = lazy(() => import('./-agreement-deeds.tsx').then((all) => ({ default: all.AgreementDeeds })))

const tones: Record<Agreement['standing'], Tone> = {
  unsigned: 'amber',
  to_come: 'blue',
  in_force: 'green',
  past: 'neutral',
}

/** Each version, the latest exercices first: when it was signed and filed, what it rules and what it decided. */
export function AgreementVersions(props: {
  versions: readonly Agreement[]
  counting: Agreement | null
  today: string
  onChange: ((version: Agreement) => void) | undefined
}) {
  const { versions, counting, today, onChange } = props
  const [deed, setDeed] = useState<{ which: Deed; version: Agreement } | null>(null)
  return (
    <>
      <ol className="relative grid gap-6 border-l border-neutral-200 pl-5">
        {versions.map((version) => (
          <li key={version.id} className="relative grid gap-2">
            <span
              aria-hidden
              className={`absolute top-2 -left-[25.5px] size-2.5 rounded-full ring-4 ring-white ${
                version.id === counting?.id ? 'bg-primary-700' : 'bg-neutral-300'
              }`}
            />
            <OneVersion
              version={version}
              versions={versions}
              today={today}
              onChange={onChange}
              onDeed={(which) => setDeed({ which, version })}
            />
          </li>
        ))}
      </ol>
      {deed && (
        <Suspense>
          <Deeds
            which={deed.which}
            version={deed.version}
            versions={versions}
            today={today}
            onClose={() => setDeed(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function OneVersion(props: {
  version: Agreement
  versions: readonly Agreement[]
  today: string
  onChange: ((version: Agreement) => void) | undefined
  onDeed: (deed: Deed) => void
}) {
  const { version, versions, today, onChange, onDeed } = props
  const words = useWords(agreementWords)
  const { colon } = useMarks()
  const { standing, campaigns } = version
  const open = standing === 'unsigned' || standing === 'to_come'
  const followed = versions.some(({ of_id }) => of_id === version.id)
  const renewed = versions.some(({ of_id, act }) => of_id === version.id && act === 'renewal')
  const ending = endingAs(version, versions)
  const opens = renewalOf(ending, null) && renewalOpens(ending.last_exercise_end ?? today)
  const may = {
    change: onChange !== undefined,
    remove: campaigns.length === 0 && !followed,
    renew: !renewed && version.act !== 'amendment' && !open && opens !== null && opens <= today,
    denounce:
      version.act !== 'amendment' &&
      !open &&
      version.denounced_on === null &&
      (version.last_exercise_end === null || version.last_exercise_end >= today),
  }
  const named = (verb: string) => `${verb}${colon} ${version.title}`
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-neutral-950">
        {version.title}
        <Badge tone={tones[standing]}>{words.standings[standing]}</Badge>
        {version.act !== 'agreement' && <Badge>{words.acts_of[version.act]}</Badge>}
      </h3>
      <Facts version={version} />
      {version.signatories.length > 0 && <Signatories version={version} />}
      {version.type === 'interessement' && <AgreementFormula version={version} />}
      {campaigns.length > 0 && (
        <p className="text-sm text-pretty text-neutral-700">
          {words.decided}{' '}
          {campaigns.map((campaign, place) => (
            <span key={campaign.id}>
              {place > 0 && ', '}
              <Link to={`/campagne/detail-${campaign.id}` as string} className="link">
                {campaign.name}
              </Link>
            </span>
          ))}
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {may.change && (
          <Button
            makes={changeAgreement}
            size="small"
            aria-label={named(words.change)}
            onClick={() => onChange?.(version)}
          >
            {words.change}
          </Button>
        )}
        {may.renew && (
          <Button
            makes={renewAgreement}
            size="small"
            aria-label={named(words.renew)}
            onClick={() => onDeed('renew')}
          >
            {words.renew}
          </Button>
        )}
        {may.denounce && (
          <Button
            makes={denounceAgreement}
            size="small"
            look="quiet"
            aria-label={named(words.denounce)}
            onClick={() => onDeed('denounce')}
          >
            {words.denounce}
          </Button>
        )}
        {may.remove && (
          <Button
            makes={deleteAgreement}
            size="small"
            look="quiet"
            aria-label={named(words.remove)}
            onClick={() => onDeed('remove')}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </>
  )
}

/** The days of a version, each where it is known. */
function Facts({ version }: { version: Agreement }) {
  const words = useWords(agreementWords)
  const { mediumDay } = useFormat()
  const { first_exercise_start: first, rules_until: until, signed_on, filed_on, denounced_on } = version
  const said = [
    first && until
      ? words.rules(mediumDay(first), mediumDay(until))
      : first
        ? words.rulesFrom(mediumDay(first))
        : words.rulesUnsaid,
    signed_on ? words.signedOn(mediumDay(signed_on)) : words.notSigned,
    filed_on ? words.filedOn(mediumDay(filed_on), version.filing_reference) : signed_on && words.notFiled,
    denounced_on && words.denouncedOn(mediumDay(denounced_on)),
    version.saved_by_name && words.by(version.saved_by_name),
  ].filter(Boolean)
  return (
    <p className="text-sm text-pretty text-neutral-600">
      {said.join(' · ')}
      {version.document_id && (
        <>
          {' · '}
          <Link to={'/documents' as string} search={{ doc: version.document_id } as never} className="link">
            {words.readText}
          </Link>
        </>
      )}
    </p>
  )
}

/** Who signed it, or has still to. */
function Signatories({ version: { signatories, signed_on } }: { version: Agreement }) {
  const words = useWords(agreementWords)
  const { text, mediumDay } = useFormat()
  const { colon } = useMarks()
  return (
    <ul aria-label={words.signedBy} className="grid gap-0.5 text-sm text-pretty text-neutral-700">
      {signatories.map((one, place) => (
        <li key={place}>
          {text(capacityNames[one.capacity])}
          {colon} {calledAs(one)},{' '}
          {one.signed_on
            ? words.hasSigned(mediumDay(one.signed_on))
            : signed_on
              ? words.signedWithAll(mediumDay(signed_on))
              : words.hasNotSigned}
          {one.document_id && (
            <>
              {' · '}
              <Link to={'/documents' as string} search={{ doc: one.document_id } as never} className="link">
                {words.proof}
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
