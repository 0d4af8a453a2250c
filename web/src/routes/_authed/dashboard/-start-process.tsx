import { listProcessTemplates, startProcess } from '@moisson/contract/process'
import { useNavigate } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useChange } from '../../../api/change.ts'
import { useLateRead } from '../../../api/read.ts'
import { Button } from '../../../kit/button.tsx'
import { ErrorCard } from '../../../kit/error-card.tsx'
import { Menu } from '../../../kit/menu.tsx'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import { processWords } from './-process-words.ts'

/** Begins a process from a template and opens it. */
export default function StartProcess() {
  const words = useWords(processWords)
  const company = useCompany()
  const navigate = useNavigate()
  const templates = useLateRead(listProcessTemplates, {})
  const start = useChange(startProcess)
  async function begin(template_code: string) {
    const outcome = await start.send({ path: { id: company.id }, body: { template_code } })
    if (!outcome.ok) return
    const to: string = `/process/${outcome.value.id}`
    void navigate({ to })
  }
  if (!templates.data) return null
  return (
    <div className="grid gap-3">
      {start.error && <ErrorCard error={start.error} />}
      <div>
        <Menu
          align="start"
          trigger={
            <Button icon={Play} running={start.running}>
              {words.start}
            </Button>
          }
          entries={templates.data.items.map(({ code, title, minutes }) => ({
            label: title,
            hint: words.minutes(minutes),
            onSelect: () => void begin(code),
          }))}
        />
      </div>
    </div>
  )
}
