import { valueIn } from '@moisson/law/parameter'
import { ppvLimitPlain, ppvLimitWithScheme } from '@moisson/law/parameters/limits'
import { source } from '@moisson/law/legal-points'
import { NumberField } from '../../../../form/number-field.tsx'
import { FieldError } from '../../../../kit/field.tsx'
import { RadioCards } from '../../../../kit/radio-cards.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { SettingField } from './setting-field.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

const shares = { floor_cents: null, ceiling_cents: null } as const
type Way = 'same' | 'presence'

/** Of a bonus of value sharing: the act that decides it, and whether presence changes its amount. */
export function BonusSection({ form }: { form: SettingsForm }) {
  const words = useWords(settingsWords).bonus
  const { text, language } = useFormat()
  const day = form.values.planned_payment_date ?? form.values.exercise_end
  const plain = valueIn(ppvLimitPlain.on(day), language)
  const higher = valueIn(ppvLimitWithScheme.on(day), language)
  const { values, set, errorOf } = form
  const by_presence = values.criteria.find(({ criterion }) => criterion === 'presence')?.weight_bps ?? 0
  /** One part is the same for everybody, the other follows presence; a part of nothing is left out. */
  const follow = (weight_bps: number) =>
    set('criteria', [
      ...(weight_bps < 10_000
        ? [{ criterion: 'uniform' as const, weight_bps: 10_000 - weight_bps, ...shares }]
        : []),
      ...(weight_bps > 0 ? [{ criterion: 'presence' as const, weight_bps, ...shares }] : []),
    ])
  const way: Way = by_presence > 0 ? 'presence' : 'same'
  return (
    <>
      <Section id="decision" title={words.act} help={words.actHelp(text(source('value_sharing')))}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SettingField form={form} name="decided_by" />
          <SettingField form={form} name="decided_on" help={words.signed} />
        </div>
      </Section>
      <Section id="criteria" title={words.title} help={words.help}>
        <RadioCards
          legend={words.way}
          columns={2}
          value={way}
          onChange={(chosen) => follow(chosen === 'presence' ? 10_000 : 0)}
          options={[
            { value: 'same', title: words.same, body: words.sameBody },
            { value: 'presence', title: words.presence, body: words.presenceBody },
          ]}
        />
        {errorOf('criteria') && <FieldError>{errorOf('criteria')}</FieldError>}
        {way === 'presence' && (
          <NumberField
            name="criteria.presence.weight_bps"
            className="max-w-xs"
            label={words.part}
            help={words.partHelp}
            value={by_presence}
            scale={100}
            unit="%"
            min={100}
            max={10_000}
            onChange={(weight_bps) => follow(weight_bps)}
          />
        )}
        <ul className="grid gap-2 text-pretty text-neutral-800">
          {[words.who, words.limit(plain, higher), words.often].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
