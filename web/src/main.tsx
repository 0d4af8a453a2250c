import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { loadConfig } from './api/config.ts'
import { watchBuilds } from './build-check/watch-builds.ts'
import { makeRouter } from './make-router.tsx'
import { keepSessionInStep } from './session/keep-in-step.ts'
import { mayBeSignedIn, settled, startSession } from './session/session.ts'
import { currentLanguage } from './words/language.ts'
import { shellWords } from './words/shell.ts'

// Light whatever the system prefers.
document.documentElement.classList.remove('dark')
document.documentElement.style.colorScheme = 'light'
document.documentElement.lang = currentLanguage()

/** Not at the top of the module: the chunks that it loads wait for this one to be read. */
async function start(): Promise<void> {
  await loadConfig()
  const router = makeRouter()
  startSession()
  keepSessionInStep(router)
  watchBuilds(router)
  if (mayBeSignedIn()) settled().catch(() => undefined)

  // The page written at build stays on screen until its living twin is ready: no empty frame in between.
  await Promise.all([router.load(), shellWords.load()])
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

void start()
