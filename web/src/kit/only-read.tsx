import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'
import type { Makes } from './rights.ts'
import { useDenied } from './rights.ts'

/** Fields that one may read and not change, with the reason above them; live ones for whoever may make the call. */
export function OnlyRead(props: { makes: Makes | undefined; quiet?: boolean; children: ReactNode }) {
  const { makes, quiet, children } = props
  const denied = useDenied(makes)
  if (!denied) return children
  return (
    <>
      {!quiet && <Notice>{denied}</Notice>}
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  )
}
