import { holdsWords } from '@moisson/core/record/same-letters'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PickList } from '../../../list/pick-list.tsx'
import { Button } from '../../../kit/button.tsx'
import { Explain } from '../../../kit/explain.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import type { MenuEntry } from '../../../kit/menu.tsx'
import { Menu } from '../../../kit/menu.tsx'
import { Popover } from '../../../kit/popover.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { Tooltip } from '../../../kit/tooltip.tsx'
import { useWords } from '../../../words/catalogue.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { State } from './-state.tsx'

const towns = [
  { id: 'a', label: 'Évian-les-Bains' },
  { id: 'b', label: 'Le Croisic' },
  { id: 'c', label: 'Œting', hint: 'Moselle' },
]

export default function Menus() {
  const { menus: words } = useWords(kitPageWords)
  const [shown, setShown] = useState(true)
  const [typed, setTyped] = useState('')
  const [taken, take] = useState('b')
  const cities = towns.filter(({ label }) => holdsWords(label, typed))
  const chose = (title: string) => () => void showToast({ kind: 'info', title })
  const entries: MenuEntry[] = [
    { heading: words.heading },
    { label: words.rename, icon: Pencil, onSelect: chose(words.rename) },
    { label: words.send, hint: words.whyNot, disabled: true, onSelect: chose(words.send) },
    { label: words.archived, checked: shown, onSelect: () => setShown(!shown) },
    'line',
    { label: words.remove, icon: Trash2, danger: true, onSelect: chose(words.remove) },
  ]
  return (
    <>
      <State name={words.menu} row>
        <Menu align="start" entries={entries} trigger={<Button>{words.actions}</Button>} />
        <Tooltip text={words.hint}>
          <Button>{words.hovered}</Button>
        </Tooltip>
        <IconButton icon={Ellipsis} label={words.more} />
      </State>
      <State name={words.popover} row>
        <Popover trigger={<Button>{words.openPopover}</Button>}>
          <p>{words.popoverBody}</p>
        </Popover>
        <Popover trigger={<Button>{words.openList}</Button>}>
          {(close) => (
            <PickList
              label={words.cityList}
              hint={words.citySearch}
              typed={typed}
              onType={setTyped}
              rows={cities}
              chosen={taken}
              onPick={(id) => {
                take(id)
                close()
              }}
              foot={words.cityFoot}
            />
          )}
        </Popover>
      </State>
      <State name={words.explain}>
        <p>
          {words.sentence} <Explain word={words.word}>{words.meaning}</Explain>.
        </p>
      </State>
    </>
  )
}
