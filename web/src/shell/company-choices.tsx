import { holdsWords } from '@moisson/core/record/same-letters'
import { ChevronsUpDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Menu } from '../kit/menu.tsx'
import { Popover } from '../kit/popover.tsx'
import { PickList } from '../list/pick-list.tsx'
import { useWords } from '../words/catalogue.ts'
import { layoutWords } from '../words/layout.ts'
import { searchWords } from './search-words.ts'
import { useSwitches } from './use-switches.ts'
import { useMarks } from '../words/marks.ts'

/** Beyond these a search stands over the names. */
const AT_A_GLANCE = 8
/** A list longer than this is narrowed before it is read. */
const SHOWN = 50

/** The companies somebody works for: a menu of a few, a search among many. */
export default function CompanyChoices(props: {
  choices: readonly { company_id: string; company_name: string }[]
  current: string | undefined
  name: string
  face: ReactNode
}) {
  const { current, name, face } = props
  // They come by role: whoever advises one and runs another reads a single list.
  const choices = props.choices.toSorted((a, b) => a.company_name.localeCompare(b.company_name, 'fr'))
  const { switchCompany } = useWords(layoutWords)
  const words = useWords(searchWords)
  const { colon } = useMarks()
  const switches = useSwitches()
  const [typed, setTyped] = useState('')
  const change = (id: string) => {
    if (id !== current) void switches.toCompany(id)
  }
  const trigger = (
    <button
      type="button"
      aria-label={`${switchCompany}${colon} ${name}`}
      className="flex w-full items-center gap-3 rounded-lg px-2 py-1.5 text-left transition-colors hover:bg-neutral-200/60 pointer-coarse:min-h-11"
    >
      {face}
      <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-neutral-500" />
    </button>
  )
  if (choices.length <= AT_A_GLANCE) {
    return (
      <Menu
        align="start"
        trigger={trigger}
        entries={[
          { heading: switchCompany },
          ...choices.map((choice) => ({
            label: choice.company_name,
            checked: choice.company_id === current,
            onSelect: () => change(choice.company_id),
          })),
        ]}
      />
    )
  }
  const found = choices.filter(({ company_name }) => holdsWords(company_name, typed))
  return (
    <Popover trigger={trigger}>
      {(close) => (
        <PickList
          label={switchCompany}
          hint={words.find}
          typed={typed}
          onType={setTyped}
          rows={found.slice(0, SHOWN).map((one) => ({ id: one.company_id, label: one.company_name }))}
          chosen={current}
          onPick={(id) => {
            close()
            setTyped('')
            change(id)
          }}
          foot={found.length > SHOWN && words.more(found.length - SHOWN)}
        />
      )}
    </Popover>
  )
}
