import { boundsProratedNames } from '@moisson/core/campaign/choice-names'
import { SelectField } from '../../../../../kit/field.tsx'
import { MoneyField } from '../../../../../form/money-field.tsx'
import { NumberField } from '../../../../../form/number-field.tsx'
import { useFormat } from '../../../../../kit/use-format.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { creatorWords } from '../-editor/creator-words.ts'
import { useCreator } from '../-editor/use-creator.ts'
import { Pair } from './answer.tsx'
import type { Weighted } from './weighted.ts'

const bounds = ['floor', 'ceiling'] as const
const proratings = ['appartenance', 'presence'] as const

/** Floor and ceiling of the pay that counts, in euros or in PASS, in proportion or not, and the widest range. */
export function PayBounds(props: {
  salary: Weighted
  place: number
  write: (changes: Partial<Weighted>) => void
}) {
  const { salary, place, write } = props
  const words = useWords(creatorWords).split
  const { text } = useFormat()
  const { problemAt } = useCreator()
  const at = `split.criteria.${place}`
  const inPass = salary.floor_pass_bps != null || salary.ceiling_pass_bps != null
  const bounded = inPass || salary.floor_cents != null || salary.ceiling_cents != null
  return (
    <div className="grid gap-5">
      <p className="text-sm text-neutral-600">{words.bounds}</p>
      <Pair>
        {bounds.map((bound) => (
          <MoneyField
            key={bound}
            label={words[bound]}
            name={`${at}.${bound}_cents`}
            min={0}
            disabled={salary[`${bound}_pass_bps`] != null}
            value={salary[`${bound}_cents`] ?? null}
            error={problemAt(`${at}.${bound}_cents`)}
            onChange={(cents) => write({ [`${bound}_cents`]: cents })}
          />
        ))}
        {bounds.map((bound) => (
          <NumberField
            key={bound}
            nullable
            label={words[`${bound}Pass`]}
            help={bound === 'floor' ? words.passHelp : undefined}
            name={`${at}.${bound}_pass_bps`}
            unit="PASS"
            scale={10_000}
            min={0}
            max={100_000}
            disabled={salary[`${bound}_cents`] != null}
            value={salary[`${bound}_pass_bps`] ?? null}
            error={problemAt(`${at}.${bound}_pass_bps`)}
            onChange={(bps) => write({ [`${bound}_pass_bps`]: bps })}
          />
        ))}
        {bounded && (
          <SelectField
            label={words.prorated}
            help={words.proratedHelp}
            name={`${at}.bounds_prorated`}
            value={salary.bounds_prorated ?? ''}
            onChange={(event) =>
              write({ bounds_prorated: proratings.find((one) => one === event.target.value) ?? null })
            }
            placeholder={words.sameForAll}
            options={proratings.map((one) => ({ value: one, label: text(boundsProratedNames[one]) }))}
          />
        )}
        <NumberField
          nullable
          label={words.ratio}
          help={words.ratioHelp}
          name={`${at}.max_ratio_bps`}
          scale={10_000}
          min={10_000}
          max={1_000_000}
          value={salary.max_ratio_bps ?? null}
          error={problemAt(`${at}.max_ratio_bps`)}
          onChange={(max_ratio_bps) => write({ max_ratio_bps })}
        />
      </Pair>
    </div>
  )
}
