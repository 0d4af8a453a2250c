import { fileFields, type FileFieldName } from '@moisson/core/company/fields'
import { useFormat } from '../../../kit/use-format.ts'
import type { Company } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { societeWords } from './-societe-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** Where each value of a section came from, when and by whom; folded until somebody asks. */
export function Origins({ company, fields }: { company: Company; fields: readonly FileFieldName[] }) {
  const words = useWords(societeWords)
  const { text, shortDay } = useFormat()
  const known = fields.flatMap((field) => {
    const origin = company.origins[field]
    return origin ? [{ field, ...origin }] : []
  })
  if (known.length === 0) return null
  return (
    <details className="mt-4 text-sm text-neutral-600">
      <summary className="w-fit cursor-pointer rounded py-1 font-medium text-neutral-700 hover:text-neutral-950">
        {words.origins}
      </summary>
      <ul className="mt-2 grid gap-1">
        {known.map(({ field, source, at, by }) => (
          <li key={field}>
            {text(fileFields[field].label)}{' '}
            <span className="text-neutral-500">
              · {words.sources[source as keyof typeof words.sources] ?? source}
              {by ? `, ${by}` : ''}, {shortDay(parisDay(at))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
