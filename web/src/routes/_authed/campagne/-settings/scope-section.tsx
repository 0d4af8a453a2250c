import { settingFields } from '@moisson/core/campaign/setting-fields'
import { listEstablishments } from '@moisson/contract/establishment'
import { Link } from '@tanstack/react-router'
import { useLateRead } from '../../../../api/read.ts'
import { Checkbox } from '../../../../kit/checkbox.tsx'
import { ErrorCard } from '../../../../kit/error-card.tsx'
import { FieldError } from '../../../../kit/field.tsx'
import { SkeletonLines } from '../../../../kit/skeleton.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { Section } from './section.tsx'
import type { SettingsForm } from './use-settings.ts'
import { settingsWords } from './settings-words.ts'

/** Where the campaign applies: the whole company, or the places of work that are ticked. */
export function ScopeSection({ campaign, form }: { campaign: Campaign; form: SettingsForm }) {
  const words = useWords(settingsWords).scope
  const { text } = useFormat()
  const read = useLateRead(listEstablishments, { path: { id: campaign.company_id } })
  const { values, set, errorOf } = form
  const chosen = new Set(values.establishments)
  const sites = (read.data?.items ?? []).filter(({ name, people }) => people > 0 || chosen.has(name))
  const outside =
    chosen.size === 0 ? 0 : sites.reduce((sum, { name, people }) => sum + (chosen.has(name) ? 0 : people), 0)

  function toggle(name: string) {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    set(
      'establishments',
      sites.map((site) => site.name).filter((one) => next.has(one)),
    )
  }
  return (
    <Section id="scope" title={words.title} help={words.help}>
      {read.error ? (
        <ErrorCard error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data === undefined ? (
        <SkeletonLines lines={3} />
      ) : sites.length === 0 ? (
        <p className="text-pretty text-neutral-600">
          {words.none}{' '}
          <Link to="/societe" search={{ section: 'establishments' }} className="link">
            {words.toFile}
          </Link>
        </p>
      ) : (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-2 text-sm font-medium text-neutral-900">
            {text(settingFields.establishments.label)}
          </legend>
          {sites.map(({ name, people }) => (
            <Checkbox
              key={name}
              name="establishments"
              label={name}
              help={words.people(people)}
              checked={chosen.has(name)}
              onChange={() => toggle(name)}
            />
          ))}
          <p aria-live="polite" className="text-sm text-pretty text-neutral-700">
            {chosen.size === 0 ? words.whole : words.outside(outside, read.data.people_without)}
          </p>
          {errorOf('establishments') && <FieldError>{errorOf('establishments')}</FieldError>}
        </fieldset>
      )}
    </Section>
  )
}
