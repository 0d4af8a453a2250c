import { useLocation } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { mayBeSignedIn } from '../session/signed-in-hint.ts'
import { LateFailureView } from './late-failure-view.tsx'

/** An unmatched path: a 404 that is not fatal; whoever is signed in keeps the menu around it. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const [frame, setFrame] = useState<{ Framed: ComponentType<{ children: ReactNode }> } | null>(null)
  useEffect(() => {
    let shown = true
    const enter = async () => {
      const { Framed, frameReady } = await import('./framed.tsx')
      if ((await frameReady()) && shown) setFrame({ Framed })
    }
    if (mayBeSignedIn()) void enter().catch(() => {})
    return () => {
      shown = false
    }
  }, [])
  const page = <LateFailureView error={{ status: 404 }} description={`Page not found: ${pathname}`} />
  return frame ? <frame.Framed>{page}</frame.Framed> : page
}
