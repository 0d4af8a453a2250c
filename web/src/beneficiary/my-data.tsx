import { getMe } from '@moisson/contract/beneficiary'
import { countryName } from '@moisson/core/record/country'
import { phoneInWords } from '@moisson/core/record/phone-in-words'
import type { Language } from '@moisson/law/text'
import { useState } from 'react'
import { useLateRead } from '../api/read.ts'
import { Badge } from '../kit/badge.tsx'
import { Button } from '../kit/button.tsx'
import { ErrorCard } from '../kit/error-card.tsx'
import { late } from '../kit/late.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import type { Me, OwnField } from './me.ts'
import { ownFields } from './me.ts'
import { useOwnEmployer } from './own-employer.ts'
import { myDataWords } from './my-data-words.ts'

const EmployerChoice = late(() => import('./employer-choice.tsx'))
const EditField = late(() => import('./edit-field.tsx'))

/** The person's own details, the missing ones marked; each is changed in a small form of its own. */
export function MyData() {
  const words = useWords(myDataWords)
  const language = useLanguage()
  const me = useLateRead(getMe, useOwnEmployer())
  const [editing, setEditing] = useState<OwnField | null>(null)
  return (
    <section className="card grid grid-cols-1 gap-3 p-4 sm:p-5" aria-labelledby="my-data-title">
      <header>
        <h2 id="my-data-title" className="font-semibold">
          {words.data}
        </h2>
        <p className="text-sm text-neutral-700">{words.dataIntro}</p>
      </header>
      {me.data && me.data.companies.length > 1 && <EmployerChoice me={me.data} />}
      {me.data ? (
        <ul className="divide-y divide-neutral-200">
          {ownFields.map((field) => {
            const value = shownValue(me.data, field, words.delivery, language)
            return (
              <li key={field} className="flex items-center gap-3 py-2">
                <div className="min-w-0 flex-1">
                  <p className="text-xs text-neutral-600">{words.fields[field]}</p>
                  <p className="text-neutral-950">
                    {value ? (
                      <span className="break-words whitespace-pre-line">{value}</span>
                    ) : (
                      <Badge tone="amber">{words.missing}</Badge>
                    )}
                  </p>
                </div>
                <Button
                  size="small"
                  aria-label={
                    value ? words.editField(words.fields[field]) : words.addField(words.fields[field])
                  }
                  onClick={() => setEditing(field)}
                >
                  {value ? words.edit : words.add}
                </Button>
              </li>
            )
          })}
        </ul>
      ) : me.error ? (
        <ErrorCard error={me.error} title={words.dataFailed} onRetry={() => void me.refetch()} />
      ) : (
        <div className="grid gap-3 py-2">
          {ownFields.map((field) => (
            <Skeleton key={field} className="h-10" />
          ))}
        </div>
      )}
      {editing && me.data && <EditField field={editing} me={me.data} onClose={() => setEditing(null)} />}
    </section>
  )
}

function shownValue(
  me: Me,
  field: OwnField,
  delivery: Record<Me['electronic_delivery'], string>,
  language: Language,
): string | null {
  if (field === 'electronic_delivery') return delivery[me.electronic_delivery]
  if (field === 'mobile' && me.mobile) return phoneInWords(me.mobile)
  if (field !== 'address') return me[field]
  const { line1, line2, postal_code, city, country } = me.address ?? {}
  const town = [postal_code, city].filter(Boolean).join(' ')
  const abroad = country && country !== 'FRA' ? countryName(country, language) : null
  return [line1, line2, town, abroad].filter(Boolean).join('\n') || null
}
