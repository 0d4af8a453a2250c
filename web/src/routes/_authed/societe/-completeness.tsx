import { ChevronRight, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { Drawer } from '../../../kit/dialog.tsx'
import type { Company } from '../../../session/account.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { SectionId } from './-search.ts'
import { societeWords } from './-societe-words.ts'

const around = 2 * Math.PI * 26

/** How complete the file is, and the list of what is missing with why it is needed and where to mend it. */
export function Completeness(props: {
  company: Company
  onMend: (section: SectionId, field: string) => void
}) {
  const { company, onMend } = props
  const words = useWords(societeWords)
  const { percent } = useFormat()
  const [open, setOpen] = useState(false)
  const missing = company.checklist.filter(({ done }) => !done)
  const share = company.completeness / 100
  return (
    <section aria-label={words.completeness} className="card flex items-center gap-4 p-4">
      <span className="relative grid size-16 shrink-0 place-items-center">
        <svg aria-hidden viewBox="0 0 60 60" className="absolute inset-0 size-full -rotate-90">
          <circle cx="30" cy="30" r="26" fill="none" strokeWidth="6" className="stroke-neutral-200" />
          <circle
            cx="30"
            cy="30"
            r="26"
            fill="none"
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray={`${around * share} ${around}`}
            className="stroke-primary-700"
          />
        </svg>
        <span className="tabular text-sm font-semibold text-neutral-950">
          {percent(company.completeness * 100)}
        </span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium text-neutral-950">
          {missing.length === 0 ? words.fileComplete : words.itemsMissing(missing.length)}
        </p>
        {missing.length > 0 && (
          <Button look="link" onClick={() => setOpen(true)}>
            {words.seeMissing}
          </Button>
        )}
      </div>
      <Drawer
        open={open}
        title={words.missingTitle}
        description={words.missingBody}
        onClose={() => setOpen(false)}
      >
        <ul className="-mx-2 grid gap-1">
          {missing.map((item) => (
            <li key={item.code}>
              <button
                type="button"
                className="flex w-full items-center gap-3 rounded-lg px-2 py-2.5 text-left transition-colors hover:bg-neutral-100"
                onClick={() => {
                  setOpen(false)
                  onMend(item.section, item.field)
                }}
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium text-neutral-950">{item.label}</span>
                  <span className="block text-sm text-pretty text-neutral-600">{item.why}</span>
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-neutral-400" />
              </button>
            </li>
          ))}
        </ul>
        <ul className="mt-4 grid gap-1.5 border-t border-neutral-200 pt-4 text-sm text-neutral-600">
          {company.checklist
            .filter(({ done }) => done)
            .map((item) => (
              <li key={item.code} className="flex items-center gap-2">
                <CircleCheck aria-hidden className="size-4 shrink-0 text-primary-700" />
                {item.label}
              </li>
            ))}
        </ul>
      </Drawer>
    </section>
  )
}
