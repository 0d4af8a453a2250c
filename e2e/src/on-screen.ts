import type { Browser } from 'playwright-core'

/** What each open page shows, as a screen reader would read it. */
export async function onScreen(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const shown = pages.map(async (page) => `${page.url()}\n${await page.getByRole('main').ariaSnapshot()}`)
  return (await Promise.allSettled(shown))
    .map((one) => (one.status === 'fulfilled' ? one.value : 'nothing'))
    .join('\n\n')
}
