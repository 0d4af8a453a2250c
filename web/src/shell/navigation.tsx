import type { LinkProps } from '@tanstack/react-router'
import { Link, useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Ellipsis } from 'lucide-react'
import { Menu } from '../kit/menu.tsx'
import { deadButton, useDenied } from '../kit/rights.ts'
import { useAnyCompany, useUser } from '../session/account.ts'
import { useRole } from '../session/chosen-role.ts'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { layoutWords } from '../words/layout.ts'
import { navEntries } from './nav-entries.ts'
import type { NavLink } from './nav-entries.ts'

/** Every screen's own entry; they come with the signed-in frame, not before it. */
const links = Object.values(
  import.meta.glob<NavLink>('../routes/_authed/**/-nav.ts', { eager: true, import: 'nav' }),
)

/** The entries of the person's navigation. */
export function useNavigation(): NavLink[] {
  const role = useRole(useUser())
  const company = useAnyCompany()
  // Whose role reads nothing of the company but what its works council is given.
  const council = company !== null && 'denied' in company && !('siren' in company)
  const entries = navEntries(links, role).filter((entry) => (entry.council ?? false) === council)
  const portfolio = entries.filter(({ group }) => group === 'portfolio')
  // An adviser without a chosen company has nothing to open in it.
  return company === null && portfolio.length > 0 ? portfolio : entries
}

/** A link of the navigation; dead, with its reason, for whoever may not read what it leads to. */
function Entry({
  reads,
  to,
  ...link
}: Omit<LinkProps, 'to'> & {
  to: string
  reads: NavLink['reads']
  className: string
  children: ReactNode
}) {
  const denied = useDenied(reads)
  if (!denied) return <Link to={to as LinkProps['to']} {...link} />
  return (
    <button type="button" {...deadButton(denied)} className={clsx(link.className, 'w-full opacity-50')}>
      {link.children}
    </button>
  )
}

/** At the side of a wide screen. */
export function SideNavigation() {
  const words = useWords(layoutWords)
  const language = useLanguage()
  const entries = useNavigation()
  const groups = [
    { heading: words.portfolioSpace, links: entries.filter(({ group }) => group === 'portfolio') },
    { heading: words.companySpace, links: entries.filter(({ group }) => group !== 'portfolio') },
  ].filter(({ links }) => links.length > 0)
  return (
    <nav aria-label={words.navigation} className="grid gap-5">
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          {groups.length > 1 && <p className="px-3 pb-1 text-xs font-medium text-neutral-600">{heading}</p>}
          <ul className="grid gap-0.5">
            {links.map(({ to, label, reads, icon: Icon }) => (
              <li key={to}>
                <Entry
                  reads={reads}
                  to={to}
                  activeOptions={{ exact: false }}
                  className="group flex h-10 items-center gap-3 rounded-lg px-3 font-medium text-neutral-700 transition-colors hover:bg-neutral-200/60 hover:text-neutral-950 data-[status=active]:bg-white data-[status=active]:text-neutral-950 data-[status=active]:shadow-card data-[status=active]:ring-1 data-[status=active]:ring-neutral-200"
                >
                  <Icon
                    aria-hidden
                    className="size-4.5 shrink-0 text-neutral-500 group-data-[status=active]:text-primary-700"
                  />
                  {label[language]}
                </Entry>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** At the bottom of a phone, under the thumb: at most five; beyond that the fifth opens the others. */
export function BottomNavigation() {
  const words = useWords(layoutWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const all = useNavigation()
  if (all.length === 0) return null
  const entries = all.length > 5 ? all.slice(0, 4) : all
  const others = all.slice(entries.length)
  return (
    <nav
      aria-label={words.navigation}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-neutral-200 bg-white/95 pb-[env(safe-area-inset-bottom)] backdrop-blur lg:hidden"
    >
      <ul className="flex">
        {entries.map(({ to, label, short, reads, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <Entry
              reads={reads}
              to={to}
              aria-label={short && label[language]}
              activeOptions={{ exact: false }}
              className="grid h-14 content-center justify-items-center gap-0.5 px-0.5 text-[0.6875rem] font-medium text-neutral-600 data-[status=active]:text-primary-800"
            >
              <Icon aria-hidden className="size-5" />
              <span className="max-w-full truncate">{(short ?? label)[language]}</span>
            </Entry>
          </li>
        ))}
        {others.length > 0 && (
          <li className="min-w-0 flex-1">
            <Menu
              align="end"
              trigger={
                <button
                  type="button"
                  className="grid h-14 w-full content-center justify-items-center gap-0.5 px-0.5 text-[0.6875rem] font-medium text-neutral-600"
                >
                  <Ellipsis aria-hidden className="size-5" />
                  {words.more}
                </button>
              }
              entries={others.map(({ to, label, icon, reads }) => ({
                makes: reads,
                label: label[language],
                icon,
                onSelect: () => void navigate({ to }),
              }))}
            />
          </li>
        )}
      </ul>
    </nav>
  )
}
