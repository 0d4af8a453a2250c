import type { Language } from '@moisson/law/text'
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { makeRouter } from './make-router.tsx'
import { legalPages } from '@moisson/core/privacy/legal-pages'
import type { Payload } from './public/payload.ts'
import { givePayload, payloadPath, publicRoutes } from './public/payload.ts'
import { giveGuide, type GuideContent } from './academy/guide-data.ts'
import { WaitingChoice, WaitingHome } from './beneficiary/waiting-space.tsx'
import { WaitingFrame } from './shell/waiting-frame.tsx'
import { setLanguage } from './words/language.ts'

export { giveGuide, legalPages, payloadPath, publicRoutes }

/** The markup and the title of a public page, in French, for nobody in particular. */
export async function renderPage(payload: Payload): Promise<{ html: string; title: string }> {
  givePayload(payload)
  return render(payload.route)
}

/** The same of a page written in each language. */
export async function renderPageIn(
  path: string,
  language: Language,
): Promise<{ html: string; title: string }> {
  setLanguage(language)
  try {
    return await render(path, language)
  } finally {
    setLanguage('fr')
  }
}

async function render(path: string, language: Language = 'fr'): Promise<{ html: string; title: string }> {
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  // One chunk whatever the size: a second one would need an inline script to move it into place.
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const named = router.state.matches.findLast((match) => match.staticData.title)
  const title = titleOf(named?.loaderData, language) ?? named?.staticData.title?.[language]
  return { html: await new Response(prelude).text(), title: title ? `${title} · Moisson` : 'Moisson' }
}

/** The beneficiary’s pages before their person is known, by address. */
const waiting = { '/beneficiaire': WaitingHome, '/beneficiaire/investir': WaitingChoice }
export const waitingPages = Object.keys(waiting) as (keyof typeof waiting)[]
export async function renderWaiting(path: keyof typeof waiting): Promise<string> {
  const Page = waiting[path]
  const { prelude } = await prerender(<Page />)
  return new Response(prelude).text()
}

/** The frame of the signed-in screens around what is read in it before its person is known. */
export async function renderInFrame(html: string): Promise<string> {
  const place = '⟦page⟧'
  const { prelude } = await prerender(<WaitingFrame>{place}</WaitingFrame>)
  return (await new Response(prelude).text()).replace(place, () => html)
}

/** A page of the guide is named by itself, not by its route. */
function titleOf(data: unknown, language: Language): string | undefined {
  const page = (data as Partial<GuideContent> | null | undefined)?.in?.[language]
  if (!page) return undefined
  return 'question' in page ? page.question : page.title
}
