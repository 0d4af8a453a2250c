import { Link } from '@tanstack/react-router'
import { Button } from '../../../../kit/button.tsx'
import { ButtonLink } from '../../../../shell/button-link.tsx'
import { useWords } from '../../../../words/catalogue.ts'
import type { SettingSection } from '@moisson/core/campaign/setting-fields'
import { sectionOf } from '../-settings/section-of.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { useMarks } from '../../../../words/marks.ts'

type Blocker = Campaign['blockers'][number]

/** What stops the launch, who is concerned, and the way to where each of it is mended. */
export function Blocked(props: {
  blockers: readonly Blocker[]
  onSection: (section: SettingSection | null) => void
}) {
  const { blockers, onSection } = props
  return (
    <ul className="grid gap-3">
      {blockers.map((blocker) => (
        <li key={blocker.code} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <span className="min-w-0 flex-1 basis-64 text-pretty">
            {blocker.message}
            <Concerned blocker={blocker} />
          </span>
          <Mend blocker={blocker} onSection={onSection} />
        </li>
      ))}
    </ul>
  )
}

function Mend({
  blocker,
  onSection,
}: {
  blocker: Blocker
  onSection: (section: SettingSection | null) => void
}) {
  const { mend: words } = useWords(campaignWords)
  const { colon } = useMarks()
  const label = `${words.fix}${colon} ${blocker.message}`
  if (blocker.page === undefined)
    return (
      <Button size="small" aria-label={label} onClick={() => onSection(sectionOf(blocker.field))}>
        {words.fix}
      </Button>
    )
  const { to, search } = addressOf(blocker.page)
  return (
    <ButtonLink size="small" to={to} search={search} aria-label={label}>
      {words.fix}
    </ButtonLink>
  )
}

/** The first people by name, each leading to the field of their file, and how many others there are. */
export function Concerned({ blocker }: { blocker: Pick<Blocker, 'people' | 'count' | 'page' | 'field'> }) {
  const { mend: words } = useWords(campaignWords)
  const { people = [], count = people.length, page, field } = blocker
  if (people.length === 0 || page === undefined) return null
  const { to, search } = addressOf(page)
  return (
    <span className="mt-1 block text-sm text-neutral-700">
      {people.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={to as string} search={{ ...search, person: id, field } as never} className="link">
            {name}
          </Link>
        </span>
      ))}
      {count > people.length && ` ${words.others(count - people.length)}`}
    </span>
  )
}

function addressOf(page: string): { to: string; search: object } {
  const [to = '/', query] = page.split('?')
  return { to, search: Object.fromEntries(new URLSearchParams(query)) }
}
