import { staffRoles } from '@moisson/core/roles'
import { createFileRoute } from '@tanstack/react-router'
import { companyIn } from '../../../../session/account.ts'
import { textsIn } from '../../../../shell/texts-in.ts'
import { CreatorPage } from './-creator-page.tsx'

interface CreatorSearch {
  /** The draft that is open, and the step of it that is shown. */
  draft?: string | undefined
  step?: string | undefined
  /** Two of its versions side by side: `3,7`, or `last` for the last two. */
  versions?: string | undefined
}

export const Route = createFileRoute('/_authed/wizards/interessementCreator/')({
  validateSearch: (search: Record<string, unknown>): CreatorSearch =>
    textsIn(search, ['draft', 'step', 'versions']),
  loader: companyIn,
  staticData: { title: { fr: 'Accord d’intéressement', en: 'Agreement' }, roles: staffRoles },
  component: CreatorPage,
})
