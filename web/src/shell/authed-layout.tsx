import { QueryClientProvider } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryClient } from '../api/query-client.ts'
import { RightsContext } from '../kit/rights.ts'
import { late } from '../kit/late.tsx'
import { homeOf, useAnyCompany, useUser } from '../session/account.ts'
import { useFinerRole, useRights } from './use-rights.ts'
import { useRole } from '../session/chosen-role.ts'
import { frameShape } from './frame-shape.ts'
import { InFrame } from './in-frame.ts'
import { AccountMenu } from './account-menu.tsx'
import { CompanySwitch } from './company-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LegalLinks } from './legal-links.tsx'
import { Logo } from './logo.tsx'
import { BottomNavigation, SideNavigation } from './navigation.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { SkipLink } from './skip-link.tsx'
import { StepUpGate } from './step-up-gate.tsx'

const ViewingBanner = late(() => import('./viewing-banner.tsx'))
const SuspendedNotice = late(() => import('./suspended-notice.tsx'))

/** The frame of the signed-in screens: navigation at the side, or under the thumb on a phone. */
export function AuthedLayout({ children }: { children?: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>{children ?? <Outlet />}</Frame>
      <StepUpGate />
    </QueryClientProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const user = useUser()
  const role = useRole(user)
  const home = homeOf(user, role)
  const finer = useFinerRole(role)
  const company = useAnyCompany()
  const rights = useRights(company)
  return (
    <RightsContext value={rights}>
      <SkipLink />
      <OfflineStrip />
      <div className={frameShape.whole}>
        <aside className={frameShape.side}>
          <Link to={home} className="rounded-lg px-2 py-1">
            <Logo />
          </Link>
          <CompanySwitch />
          <div className="flex-1">
            <SideNavigation />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="px-2">
              <LanguageSwitch />
            </div>
            <AccountMenu finer={finer} />
          </div>
        </aside>
        <header className={frameShape.bar}>
          <Link to={home} className="rounded-lg" aria-label="Moisson">
            <Logo name={false} />
          </Link>
          <div className="min-w-0 flex-1">
            <CompanySwitch />
          </div>
          <LanguageSwitch />
          <AccountMenu compact />
        </header>
        <div className="min-w-0">
          {user.viewing && <ViewingBanner />}
          {company && 'status' in company && company.status === 'suspended' && (
            <SuspendedNotice company={company.legal_name} adviser={company.manager_name} />
          )}
          <main id="content" tabIndex={-1} className={frameShape.page}>
            <InFrame value>{children}</InFrame>
          </main>
          <LegalLinks className="mx-auto w-full max-w-7xl border-t border-neutral-200 px-4 pt-3 pb-24 sm:px-6 lg:px-10 lg:pb-6" />
        </div>
        <BottomNavigation />
      </div>
    </RightsContext>
  )
}
