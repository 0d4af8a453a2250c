import { sourceIn } from '@moisson/law/legal-points'
import { Check, Clock } from 'lucide-react'
import { useState } from 'react'
import type { Tone } from '../../../kit/badge.tsx'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { Card } from '../../../kit/card.tsx'
import { Figure } from '../../../kit/figure.tsx'
import { ScrollBox } from '../../../kit/scroll-box.tsx'
import { StepsPanel } from '../../../kit/steps-panel.tsx'
import { Tabs } from '../../../kit/tabs.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import { kitWords } from '../../../words/kit.ts'
import { kitPageWords } from './-kit-page-words.ts'
import { State } from './-state.tsx'

const tones: Tone[] = ['green', 'blue', 'violet', 'amber', 'red', 'neutral']
const icons: Partial<Record<Tone, typeof Check>> = { green: Check, amber: Clock }
const tabs = ['people', 'amounts', 'settings'] as const
const steps = [
  { label: { fr: 'Prime versée sur le plan', en: 'Bonus paid into the plan' }, amount_cents: 120_000 },
  {
    label: { fr: 'Abondement de l’entreprise', en: 'Company matching contribution' },
    detail: { fr: '25 % de ce qui est versé', en: '25% of what is paid in' },
    amount_cents: 30_000,
    articles: [sourceIn('matching_ceiling', 'fr')],
  },
  { label: { fr: 'Total placé', en: 'Total invested' }, amount_cents: 150_000 },
].map((step) => ({ articles: [], ...step }))

export default function Cards() {
  const { cards: words } = useWords(kitPageWords)
  const { open } = useWords(kitWords)
  const { money, percent } = useFormat()
  const [tab, setTab] = useState<(typeof tabs)[number]>('people')
  return (
    <>
      <State name={words.badges} row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={icons[tone]}>
            {words.tones[tone]}
          </Badge>
        ))}
      </State>
      <State name={words.cards}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          <Card level={3} title={words.cardTitle} actions={<Button size="small">{open}</Button>}>
            <dl className="grid gap-4 sm:grid-cols-2">
              <Figure label={words.total} large note={words.note}>
                {money(1_284_750)}
              </Figure>
              <Figure label={words.answered}>{percent(6400, 0)}</Figure>
            </dl>
          </Card>
          <Card level={3} title={words.flush} flush>
            <ScrollBox label={words.scrolls} className="h-28 overflow-y-auto border-t border-neutral-200">
              <ul className="divide-y divide-neutral-100">
                {Array.from({ length: 8 }, (_, line) => (
                  <li key={line} className="px-5 py-2">
                    {words.line(line + 1)}
                  </li>
                ))}
              </ul>
            </ScrollBox>
          </Card>
        </div>
      </State>
      <State name={words.tabs}>
        <Tabs
          label={words.tabs}
          tabs={tabs.map((value, place) => ({
            value,
            label: words.tabNames[value],
            ...(place < 2 && { count: 24 * (place + 1) }),
          }))}
          value={tab}
          onChange={setTab}
        >
          <p>{words.tabBody(words.tabNames[tab])}</p>
        </Tabs>
      </State>
      <State name={words.steps}>
        <StepsPanel open steps={steps} />
      </State>
    </>
  )
}
