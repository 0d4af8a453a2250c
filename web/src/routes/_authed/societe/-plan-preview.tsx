import { previewPlan } from '@moisson/contract/company'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readOptions } from '../../../api/read.ts'
import { useSettled } from '../../../form/use-settled.ts'
import { Notice } from '../../../kit/notice.tsx'
import { PlainTable } from '../../../kit/plain-table.tsx'
import { SkeletonLines } from '../../../kit/skeleton.tsx'
import { useFormat } from '../../../kit/use-format.ts'
import { useCompany } from '../../../session/account.ts'
import { useWords } from '../../../words/catalogue.ts'
import type { Matching, PlanKind } from './-plan-values.ts'
import { planWords } from './-plan-words.ts'

/** What the rule being written gives three people and costs the company, beside the rule of today; nothing is saved. */
export function PlanPreview({ kind, rule }: { kind: PlanKind; rule: Matching }) {
  const words = useWords(planWords)
  const { text, money } = useFormat()
  const company = useCompany()
  const settled = useSettled(rule)
  const preview = useQuery({
    ...readOptions(previewPlan, { path: { id: company.id, kind }, body: { abondement: settled } }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  const { data, error } = preview
  const bySeniority = [settled, ...(settled.parts ?? [])].some(({ seniority }) => seniority !== undefined)
  return (
    <section aria-live="polite" className="grid gap-3 rounded-xl bg-neutral-50 p-4">
      <h4 className="text-sm font-semibold text-neutral-950">{words.effect}</h4>
      {error ? (
        <Notice kind="error">{error.message}</Notice>
      ) : data === undefined ? (
        <SkeletonLines lines={4} />
      ) : (
        <>
          <p className="text-pretty">{text(data.said)}</p>
          {data.remarks.map((remark) => (
            <Notice key={remark.fr} kind="info">
              {text(remark)}
            </Notice>
          ))}
          <p className="text-sm text-pretty text-neutral-600">
            {data.campaign ? words.effectOf(data.campaign.name, data.campaign.people) : words.effectOrdinary}
          </p>
          <PlainTable
            dense
            label={words.effect}
            rows={data.people}
            rowKey={({ who }) => who}
            columns={[
              {
                header: '',
                cell: ({ who, seniority_years }) =>
                  !data.campaign ? (
                    words.ordinary
                  ) : bySeniority ? (
                    <>
                      {words.who[who]}
                      <span className="block text-neutral-600">{words.seniority(seniority_years)}</span>
                    </>
                  ) : (
                    words.who[who]
                  ),
              },
              { header: words.placed, wide: true, cell: ({ placed_cents }) => money(placed_cents) },
              { header: words.now, cell: ({ now_cents }) => money(now_cents) },
              { header: words.next, cell: ({ next_cents }) => money(next_cents) },
            ]}
            sums={
              data.cost
                ? [words.cost, '', money(data.cost.now_cents), money(data.cost.next_cents)]
                : undefined
            }
          />
          {data.cost && data.cost.forfait_social_cents > 0 && (
            <p className="text-sm text-neutral-600">{words.levy(money(data.cost.forfait_social_cents))}</p>
          )}
        </>
      )}
    </section>
  )
}
