import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '../api/api-error.ts'
import type { Outcome } from '../api/change.ts'
import type { Makes } from '../kit/rights.ts'
import { SaveFailure } from './save-failure.tsx'
import type { Sheet } from './sheet.ts'
import { useSheet } from './use-sheet.ts'
import type { Problems } from './what-is-refused.ts'
import { fieldsOf, refusalOf, useHidden } from './what-is-refused.ts'

type TextKey<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values] &
  string
type TickKey<Values> = { [Key in keyof Values]: Values[Key] extends boolean ? Key : never }[keyof Values] &
  string
interface TextEvent {
  target: { value: string }
}

export interface FormState<Values extends object> {
  values: Values
  /** Something stands in a field that is not saved. */
  changed: boolean
  set: <Key extends keyof Values & string>(key: Key, value: Values[Key]) => void
  /** Several at once. */
  fill: (values: Partial<Values>) => void
  errorOf: (key: keyof Values & string) => string | undefined
  /** For a line of text, a day or a list of options. */
  text: <Key extends TextKey<Values>>(
    key: Key,
  ) => {
    name: Key
    value: Values[Key]
    error: string | undefined
    onChange: (event: TextEvent) => void
  }
  /** For a field that gives its value itself: an amount, cards. */
  value: <Key extends keyof Values & string>(
    key: Key,
  ) => {
    name: Key
    value: Values[Key]
    error: string | undefined
    onChange: (value: Values[Key]) => void
  }
  tick: <Key extends TickKey<Values>>(
    key: Key,
  ) => {
    name: Key
    checked: boolean
    error: string | undefined
    onChange: (event: { target: { checked: boolean } }) => void
  }
  /** Sends by another button than the main one, under its name. */
  press: (button: string) => void
  /** What was refused and belongs to no field. */
  refusal: ApiError | null
  /** For `Form` or `FormDialog`. */
  sends: {
    sheet: Sheet
    running: boolean
    error: object | null
    failure: ReactNode
    makes: Makes | undefined
    onSubmit: () => void
  }
}

/**
 * The values of a form, what each of them has wrong, and one call: what is found wrong here is never sent, what the
 * server refuses goes to its field.
 */
export function useForm<Values extends object, Answer>(
  /** What stands in the fields before anything is typed. */
  start: Values,
  how: {
    change: { running: boolean; error: ApiError | null; http?: string }
    /** What is wrong before anybody else is asked; `button` is null for the main one. */
    check?: (values: Values, button: string | null) => Problems<Values>
    /** Null when there is nothing to send. */
    send: (
      values: Values,
      button: string | null,
      version: number | undefined,
    ) => Promise<Outcome<Answer>> | null
    /** Of what is changed: the one that was read when typing began goes with what was typed. */
    version?: number
    /** The field that a refusal speaks of, by its code or by the server's own name for the field. */
    fieldOf?: Readonly<Record<string, keyof Values & string>>
    /** It is done; what it returns is still wrong in a field, and after false what was typed stands for what follows. */
    done: (
      answer: Answer,
      values: Values,
      button: string | null,
    ) => void | false | Problems<Values> | Promise<void>
  },
): FormState<Values> {
  const { error } = how.change
  const sheet = useSheet()
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [tried, setTried] = useState<{ button: string | null } | null>(null)
  const pressed = useRef<string | null>(null)
  const [late, setLate] = useState<Problems<Values>>({})
  const values: Values = { ...start, ...typed }
  /** The fields typed in since the last refusal. */
  const [mended, setMended] = useState<readonly string[]>([])
  const [resets, setResets] = useState(0)
  const [begun, setBegun] = useState<number | undefined>()
  const told: Problems<Values> = error ? fieldsOf(error, values, how.fieldOf ?? {}) : {}
  const hidden = useHidden(sheet, error, told)
  const problems: Problems<Values> | undefined = tried ? how.check?.(values, tried.button) : undefined
  function errorOf(key: keyof Values & string): string | undefined {
    const old = mended.some((name) => key === name || key.startsWith(`${name}.`))
    const found: (string | false | undefined)[] = [problems?.[key], late[key], !old && told[key]]
    return found.find((one) => typeof one === 'string')
  }
  const refusal = refusalOf(error, told, hidden)
  // A field that is emptied once it is saved begins with what it holds then, the one that has the focus too.
  useEffect(() => void sheet.saved(), [sheet, resets])

  function fill(some: Partial<Values>) {
    setTyped((former) => ({ ...former, ...some }))
    setBegun(begun ?? how.version)
    setLate({})
    setMended((former) => [...former, ...Object.keys(some)])
  }
  function set<Key extends keyof Values & string>(key: Key, value: Values[Key]) {
    fill({ [key]: value } as unknown as Partial<Values>)
  }
  async function submit() {
    const button = pressed.current
    pressed.current = null
    setTried({ button })
    setLate({})
    if (Object.values(how.check?.(values, button) ?? {}).some(Boolean)) return
    const outcome = await how.send(values, button, begun ?? how.version)
    setMended([])
    // Refused because somebody was faster: who reads that and sends again knows.
    if (outcome && (outcome.ok || outcome.error.status === 412)) setBegun(undefined)
    if (!outcome?.ok) return
    const takeBack = sheet.saved()
    const left = await how.done(outcome.value, values, button)
    if (left) {
      takeBack()
      setLate(left)
    }
    if (left !== undefined) return
    setTyped({})
    setTried(null)
    setResets((count) => count + 1)
  }
  function press(button: string) {
    const form = document.getElementById(sheet.id)
    if (!(form instanceof HTMLFormElement)) return
    pressed.current = button
    form.requestSubmit()
    pressed.current = null
  }
  return {
    values,
    changed: Object.entries(typed).some(([key, value]) => value !== start[key as keyof Values]),
    set,
    fill,
    errorOf,
    ...bound(values, set, errorOf),
    press,
    refusal,
    sends: {
      sheet,
      running: how.change.running,
      error: Object.keys(late).length > 0 ? late : error,
      failure: refusal && <SaveFailure error={refusal} />,
      makes: how.change.http === undefined ? undefined : { http: how.change.http },
      onSubmit: () => void submit(),
    },
  }
}

/** What each kind of field takes of a form. */
function bound<Values extends object>(
  values: Values,
  set: FormState<Values>['set'],
  errorOf: FormState<Values>['errorOf'],
): Pick<FormState<Values>, 'text' | 'value' | 'tick'> {
  const shown = <Key extends keyof Values & string>(key: Key) => ({ name: key, error: errorOf(key) })
  return {
    text: (key) => ({
      ...shown(key),
      value: values[key],
      onChange: (event) => set(key, event.target.value as Values[typeof key]),
    }),
    value: (key) => ({ ...shown(key), value: values[key], onChange: (value) => set(key, value) }),
    tick: (key) => ({
      ...shown(key),
      checked: values[key] === true,
      onChange: (event) => set(key, event.target.checked as Values[typeof key]),
    }),
  }
}
