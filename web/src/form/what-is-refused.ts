import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import type { Sheet } from './sheet.ts'
import { sentenceOf } from '../api/sentence-of.ts'

/** What a field has wrong; what is false or missing has nothing. */
export type Problems<Values> = { [Key in keyof Values]?: string | false | undefined }

/** What was refused of fields and stands under none of those shown. */
export function useHidden(sheet: Sheet, error: ApiError | null, told: object): readonly string[] {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const look = useEffectEvent(() => {
    const shown = document.getElementById(sheet.id)?.textContent ?? ''
    const said = new Set([...Object.values(error?.fieldErrors ?? {}), ...(Object.values(told) as string[])])
    setHidden([...said].filter((message) => !shown.includes(message)))
  })
  useEffect(() => {
    // Once the fields are drawn with what they have wrong.
    const frame = requestAnimationFrame(() => look())
    return () => cancelAnimationFrame(frame)
  }, [error])
  return error ? hidden : []
}

/** What a form says above its fields: a refusal that belongs to none, or what it says of fields that are not shown. */
export function refusalOf(error: ApiError | null, told: object, hidden: readonly string[]): ApiError | null {
  const general = Object.keys(told).length === 0
  if (!error || (!general && hidden.length === 0)) return null
  if (hidden.length === 0) return error
  const said = new Set([...(general ? [sentenceOf(error)] : []), ...hidden])
  const { status, code, fieldErrors, requestId, body, unsure } = error
  return new ApiError([...said].join(' '), { status, code, fieldErrors, requestId, body, unsure })
}

/** What the server refused, by the form's own names of its fields. */
export function fieldsOf<Values extends object>(
  error: ApiError,
  values: Values,
  fieldOf: Readonly<Record<string, keyof Values & string>>,
): Problems<Values> {
  const told: Problems<Values> = {}
  const listed = Object.entries(error.fieldErrors)
  // A refusal that lists no field speaks of one by its code.
  if (listed.length === 0 && error.code) listed.push([error.code, sentenceOf(error)])
  for (const [name, message] of listed) {
    const last = name.slice(name.lastIndexOf('.') + 1)
    const key = fieldOf[name] ?? (last in values ? (last as keyof Values & string) : undefined)
    if (key) told[key] ??= message
  }
  return told
}
