import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { makeRouter } from './make-router.tsx'
import type { Payload } from './public/payload.ts'
import { givePayload, payloadPath, publicRoutes } from './public/payload.ts'

export { payloadPath, publicRoutes }

/** The markup and the title of a public page, in French, for nobody in particular. */
export async function renderPage(payload: Payload): Promise<{ html: string; title: string }> {
  givePayload(payload)
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: [payload.route] }) })
  await router.load()
  // One chunk whatever the size: a second one would need an inline script to move it into place.
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const title = router.state.matches.findLast((match) => match.staticData.title)?.staticData.title?.fr
  return { html: await new Response(prelude).text(), title: title ? `${title} · Moisson` : 'Moisson' }
}
