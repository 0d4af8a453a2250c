import './styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { loadConfig } from './api/config.ts'
import { makeRouter } from './make-router.tsx'
import { mayBeSignedIn } from './session/signed-in-hint.ts'
import { isEveryday } from './shell/page-error.ts'
import { currentLanguage } from './words/language.ts'
import { shellWords } from './words/shell.ts'

// Light whatever the system prefers.
document.documentElement.classList.remove('dark')
document.documentElement.style.colorScheme = 'light'
document.documentElement.lang = currentLanguage()

/** Not at the top of the module: the chunks that it loads wait for this one to be read. */
async function start(): Promise<void> {
  if (mayBeSignedIn())
    void import('./session/session.ts').then(({ registerOffline }) =>
      registerOffline(async () => (await import('./offline/last-known.ts')).takeUpLastKnown()),
    )
  await loadConfig()
  const router = makeRouter()
  // The page written at build stays on screen until its living twin is ready: no empty frame in between.
  await Promise.all([router.load(), shellWords.load()])
  const root = createRoot(document.getElementById('root')!, {
    // As without this, but for what is no fault.
    onCaughtError: (error) => void (isEveryday(error) || console.error(error)),
  })
  // In small steps: what is on screen meanwhile scrolls and is typed into.
  startTransition(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  )
  // What the first display can do without.
  const [{ keepSessionInStep }, { watchBuilds }, { askScriptsAhead }] = await Promise.all([
    import('./session/keep-in-step.ts'),
    import('./build-check/watch-builds.ts'),
    import('./build-check/scripts-ahead.ts'),
  ])
  keepSessionInStep(router)
  watchBuilds(router)
  askScriptsAhead(router)
}

void start()
