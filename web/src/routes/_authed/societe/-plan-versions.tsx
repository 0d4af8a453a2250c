import { deletePlanVersion, savePlan } from '@moisson/contract/company'
import { useState } from 'react'
import { useChange } from '../../../api/change.ts'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { Badge } from '../../../kit/badge.tsx'
import { Button } from '../../../kit/button.tsx'
import { showToast } from '../../../kit/toast-store.ts'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Plan } from './-plan-values.ts'
import { planWords } from './-plan-words.ts'

/** The other versions of a plan: what is to come may still be written otherwise, what counted is only read. */
export function PlanVersions(props: {
  plan: Plan
  today: string
  onCorrect: ((day: string) => void) | undefined
}) {
  const { plan, today, onCorrect } = props
  const words = useWords(planWords)
  const { text, mediumDay } = useFormat()
  const company = useCompany()
  const change = useChange(deletePlanVersion)
  const [removing, setRemoving] = useState<string | null>(null)
  return (
    <section className="border-t border-neutral-200 pt-4">
      <h3 className="font-semibold text-neutral-950">{words.history}</h3>
      <ul className="mt-2 divide-y divide-neutral-200">
        {plan.other_versions.map((version) => {
          const coming = version.counts_from > today
          return (
            <li key={version.id} className="grid gap-1 py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium text-neutral-950">
                  {words.fromDay(mediumDay(version.counts_from))}
                </span>
                <Badge tone={coming ? 'blue' : 'neutral'}>{coming ? words.comes : words.past}</Badge>
                {version.saved_by_name && (
                  <span className="text-sm text-neutral-600">{words.by(version.saved_by_name)}</span>
                )}
                {coming && onCorrect && (
                  <Button
                    makes={savePlan}
                    size="small"
                    className="ml-auto"
                    aria-label={words.correctOf(mediumDay(version.counts_from))}
                    onClick={() => onCorrect(version.counts_from)}
                  >
                    {words.correct}
                  </Button>
                )}
                {coming && onCorrect && (
                  <Button
                    makes={deletePlanVersion}
                    size="small"
                    look="quiet"
                    aria-label={words.takeBackOf(mediumDay(version.counts_from))}
                    onClick={() => setRemoving(version.counts_from)}
                  >
                    {words.takeBack}
                  </Button>
                )}
              </p>
              <p className="text-pretty text-neutral-700">
                {text(version.abondement_said)} {words.fundsCount(version.fund_ids.length)}.
              </p>
            </li>
          )
        })}
      </ul>
      {removing !== null && (
        <ConfirmDialog
          title={words.takeBackTitle}
          confirm={words.takeBack}
          look="danger"
          makes={change}
          running={change.running}
          error={change.error}
          onClose={() => setRemoving(null)}
          onConfirm={() =>
            void change.send({ path: { id: company.id, kind: plan.kind, day: removing } }).then(({ ok }) => {
              if (!ok) return
              showToast({ kind: 'success', title: words.takenBack })
              setRemoving(null)
            })
          }
        >
          <p className="text-pretty">{words.takeBackWhat(mediumDay(removing))}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
