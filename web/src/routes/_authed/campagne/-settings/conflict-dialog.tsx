import { useState } from 'react'
import { Button } from '../../../../kit/button.tsx'
import { Dialog } from '../../../../kit/dialog.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import { kitWords } from '../../../../words/kit.ts'
import { useInWords } from './in-words.ts'
import type { SettingKey } from './settings.ts'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './words.ts'

/** My value beside the one that somebody saved meanwhile, setting by setting. */
export function ConflictDialog({ form }: { form: SettingsForm }) {
  const words = useWords(settingsWords)
  const kit = useWords(kitWords)
  const inWords = useInWords()
  const [choices, setChoices] = useState<Partial<Record<SettingKey, 'mine' | 'theirs'>>>({})
  const undecided = form.conflicts.some(({ key }) => choices[key] === undefined)
  async function resolve() {
    const mine = form.conflicts.map(({ key }) => key).filter((key) => choices[key] === 'mine')
    setChoices({})
    await form.resolve(new Set(mine))
  }
  return (
    <Dialog
      open={form.conflicts.length > 0}
      stubborn
      size="large"
      title={words.conflict.title}
      description={words.conflict.body}
      onClose={form.discard}
      footer={
        <>
          <Button onClick={form.discard}>{kit.cancel}</Button>
          <Button look="primary" disabled={undecided} running={form.saving} onClick={() => void resolve()}>
            {words.conflict.keep}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {form.conflicts.map(({ key, mine, theirs }) => (
          <RadioCards
            key={key}
            legend={words.names[key]}
            columns={2}
            value={choices[key] ?? null}
            onChange={(choice) => setChoices((former) => ({ ...former, [key]: choice }))}
            options={[
              { value: 'mine', title: words.conflict.mine, body: inWords(key, mine) },
              { value: 'theirs', title: words.conflict.theirs, body: inWords(key, theirs) },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}
