import { Check, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ButtonLook } from '../../../kit/button-class.ts'
import { Button } from '../../../kit/button.tsx'
import { Chip } from '../../../kit/chip.tsx'
import { IconButton } from '../../../kit/icon-button.tsx'
import { RightsContext } from '../../../kit/rights.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { State } from './-state.tsx'

const looks: ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger', 'link']
const sizes = ['small', 'medium', 'large'] as const
const refused = 'POST /beneficiaries/extract'
const filters = ['waiting', 'late', 'done'] as const

export default function Buttons() {
  const { buttons: words, states } = useWords(kitPageWords)
  const [pressed, setPressed] = useState<string | null>('waiting')
  return (
    <>
      {(['ready', 'running', 'disabled'] as const).map((state) => (
        <State key={state} name={states[state]} row>
          {looks.map((look) => (
            <Button
              key={look}
              look={look}
              icon={look === 'primary' ? Check : undefined}
              running={state === 'running'}
              disabled={state === 'disabled'}
            >
              {words.looks[look]}
            </Button>
          ))}
        </State>
      ))}
      <RightsContext value={new Map([[refused, states.deniedReason]])}>
        <State name={states.denied} row>
          {looks.map((look) => (
            <Button key={look} look={look} makes={refused}>
              {words.looks[look]}
            </Button>
          ))}
          <IconButton icon={Pencil} label={words.edit} makes={refused} />
        </State>
      </RightsContext>
      <State name={words.sizes} row>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {words[size]}
          </Button>
        ))}
      </State>
      <State name={words.wide}>
        <Button look="primary" size="large" wide>
          {words.wideLabel}
        </Button>
      </State>
      <State name={words.icons} row>
        <IconButton icon={Pencil} label={words.edit} />
        <IconButton icon={Pencil} look="secondary" label={words.editFramed} />
        <IconButton icon={Trash2} size="small" label={words.remove} />
        <IconButton icon={Pencil} running disabled label={words.editing} />
      </State>
      <State name={words.chips} row>
        {filters.map((filter, place) => (
          <Chip
            key={filter}
            pressed={pressed === filter}
            urgent={filter === 'late'}
            removable={filter === 'done'}
            count={12 - 5 * place}
            onPress={(on) => setPressed(on ? filter : null)}
          >
            {words.filters[filter]}
          </Chip>
        ))}
      </State>
    </>
  )
}
