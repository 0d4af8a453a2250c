import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { legalPages } from '@moisson/core/privacy/legal-pages'
import { useLanguage } from '../words/language.ts'

/**
 * The way to what the installation says of itself, at the foot of every page; `apart` where leaving the page would end
 * what is under way, as on a device that everybody uses.
 */
export function LegalLinks({ className, apart }: { className?: string; apart?: boolean }) {
  const language = useLanguage()
  return (
    <footer className={clsx('no-print flex flex-wrap gap-x-6 text-sm text-neutral-600', className)}>
      {legalPages.map(({ path, name }) => (
        <Link
          key={path}
          to={path}
          target={apart ? '_blank' : undefined}
          className="inline-flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {name[language]}
        </Link>
      ))}
    </footer>
  )
}
