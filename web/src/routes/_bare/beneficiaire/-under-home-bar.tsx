import { Link } from '@tanstack/react-router'
import { BackArrow, SpaceBar, backClass } from '../../../beneficiary/space-frame.tsx'

/** The line at the top of a page that one opens from the home: the way back there, and what the page is. */
export function UnderHomeBar({ title, back }: { title: string; back: string }) {
  return (
    <SpaceBar
      back={
        <Link to="/beneficiaire" className={backClass} aria-label={back}>
          <BackArrow />
        </Link>
      }
    >
      <span className="truncate text-sm font-medium text-neutral-800">{title}</span>
    </SpaceBar>
  )
}
