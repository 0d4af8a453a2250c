import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '@moisson/contract/calls'
import { launchBrowser } from './browser.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
}, 180_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('the page of the API tries a call as somebody of the demo, in both languages, under its own policy', async () => {
  const page = await browser.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${server.url}/api/docs`)
  expect(await page.locator('details').count()).toBe(calls.size)
  expect(await page.locator('details form').count()).toBe(calls.size)
  const list = page.locator('#listCampaigns')
  await list.locator('summary').click()
  await list.getByRole('button', { name: 'Essayer' }).click()
  await list.getByRole('status').filter({ hasText: '"code": "unauthenticated"' }).waitFor()

  await page.getByRole('button', { name: 'Claire Martin' }).click()
  await page.locator('#who').filter({ hasText: 'Claire Martin' }).waitFor()
  await list.getByRole('button', { name: 'Essayer' }).click()
  await list.getByRole('status').filter({ hasText: '"next_cursor"' }).waitFor()

  await page.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Moisson API' }).waitFor()
  expect(await page.context().cookies()).toEqual([])
  expect(refused).toEqual([])
  await page.close()
})
