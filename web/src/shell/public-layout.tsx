import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import { LegalLinks } from './legal-links.tsx'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'

/** The frame of the pages that anybody may open. */
export function PublicLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-6xl items-center gap-3 px-5 py-4 sm:px-8">
        <Link to="/" className="flex rounded-lg">
          <Logo />
        </Link>
        <span className="flex-1" />
        <LanguageSwitch />
        {aside}
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <LegalLinks className="mx-auto w-full max-w-6xl px-5 py-6 sm:px-8" />
    </div>
  )
}
