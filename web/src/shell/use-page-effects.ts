import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../words/language.ts'
import { useTitleInstead } from './tab-title.ts'

/** On each page: the tab's title, the page's language, and the focus on the title after a navigation. */
export function usePageEffects(): void {
  const router = useRouter()
  const language = useLanguage()
  const title = useRouterState({
    select: (state) => state.matches.findLast((match) => match.staticData.title)?.staticData.title,
  })
  const instead = useTitleInstead()
  const path = useRef(router.state.location.pathname)

  useEffect(() => {
    document.documentElement.lang = language
    const shown = instead ?? title?.[language]
    document.title = shown ? `${shown} · Moisson` : 'Moisson'
  }, [language, title, instead])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        const moved = path.current !== toLocation.pathname
        path.current = toLocation.pathname
        if (moved && !toLocation.hash) focusTitle()
      }),
    [router],
  )
}

function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('[data-page-title]') ?? document.querySelector('main')
  if (!document.querySelector('dialog:modal')) title?.focus({ preventScroll: true })
}
