import { searchReferenceCodes } from '@moisson/contract/company'
import { fileFields } from '@moisson/core/company/fields'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLateRead } from '../../../api/read.ts'
import { useTyped } from '../../../form/use-typed.ts'
import { IconButton } from '../../../kit/icon-button.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { CodeField } from './-code-field.tsx'
import type { CompanyFile } from './-use-file.ts'
import { societeWords } from './-societe-words.ts'

/** The collective agreements of the company: several are possible. */
export function IdccField({ file }: { file: CompanyFile }) {
  const words = useWords(societeWords)
  const { text } = useFormat()
  // A text that became no agreement stays where it was typed, and stops the save: nothing would be kept of it.
  const { problem, input } = useTyped<null>({
    name: 'idcc_codes',
    value: null,
    write: () => '',
    read: (written) => (written.trim() === '' ? { value: null } : { problem: words.idccNotChosen }),
    onChange: () => undefined,
  })
  const typed = input.value
  const setTyped = (value: string) => input.onChange({ target: { value } })
  const [left, setLeft] = useState(false)
  const number = /^\d{4}$/.test(typed.trim()) ? typed.trim() : null
  const found = useLateRead(
    searchReferenceCodes,
    { query: { kind: 'idcc', q: number ?? '', limit: '8' } },
    { enabled: number !== null },
  )
  const exact = number === null ? undefined : found.data?.items.find(({ code }) => code === number)
  const unknown = number !== null && found.data !== undefined && !exact
  const take = useEffectEvent(() => exact && add(Number(exact.code), exact.label))
  useEffect(() => {
    if (exact) take()
  }, [exact])
  const [names, setNames] = useState<Record<number, string>>({})
  const codes = (file.get('idcc_codes') ?? []) as number[]
  const nameOf = (code: number) =>
    names[code] ?? file.company.idcc_labels.find((one) => one.code === code)?.label ?? ''
  const wrong = codes.findIndex((_, index) => file.errorOf(`idcc_codes.${index}`) !== undefined)
  return (
    <div className="grid gap-3" data-field="idcc_codes" tabIndex={-1}>
      <CodeField
        kind="idcc"
        name="idcc_codes"
        label={text(fileFields.idcc_codes.label)}
        help={text(fileFields.idcc_codes.help)}
        value={typed}
        error={
          unknown
            ? words.idccUnknown(number)
            : (left && problem) || (wrong < 0 ? undefined : file.errorOf(`idcc_codes.${wrong}`))
        }
        unread={input['data-unread']}
        onChange={(value) => {
          setLeft(false)
          setTyped(value)
        }}
        onLeave={() => setLeft(true)}
        onChoose={({ code, label }) => add(Number(code), label)}
      />
      {codes.length > 0 && (
        <ul className="grid gap-2">
          {codes.map((code) => (
            <li
              key={code}
              className="flex items-center gap-3 rounded-lg border border-neutral-200 bg-neutral-50 py-1 pr-1 pl-3"
            >
              <span className="tabular font-medium text-neutral-950">{String(code).padStart(4, '0')}</span>
              <span className="min-w-0 flex-1 py-1 text-sm text-neutral-700">{nameOf(code)}</span>
              <IconButton
                icon={X}
                label={words.removeIdcc(String(code))}
                onClick={() =>
                  file.set(
                    'idcc_codes',
                    codes.filter((one) => one !== code),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  function add(code: number, label?: string) {
    setTyped('')
    if (label) setNames((former) => ({ ...former, [code]: label }))
    if (!codes.includes(code)) file.set('idcc_codes', [...codes, code])
  }
}
