import { readFileSync } from 'node:fs'
import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCampaigns } from '@moisson/contract/campaign'
import { getCompany } from '@moisson/contract/company'
import { listMyCampaigns } from '@moisson/contract/choice'
import { languages } from '@moisson/law/text'
import { htmlOf } from '@moisson/server/mail/letter'
import { pageAt, type BuiltPage } from '@moisson/server/http/pages'
import { mails } from '@moisson/server/mail/mails'
import { letterOf, placedFacts, site } from '@moisson/server/testing/mail-examples'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { accessibilityFaults, personAt, untilStill, watch, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
const ids: Record<string, string> = {}
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  const claire = await tokenOf(server, 'company_admin')
  const company = (await send(server, getCompany, {}, { token: claire })).body
  const campaigns = await send(
    server,
    listCampaigns,
    { path: { id: company?.id ?? '' }, query: { include_completed: 'true' } },
    { token: claire },
  )
  for (const campaign of campaigns.body.items) ids[campaign.state] = campaign.id
  const lucas = await tokenOf(server, 'beneficiary')
  const mine = await send(server, listMyCampaigns, { query: {} }, { token: lucas })
  ids['mine'] = mine.body.items.find((campaign) => campaign.state === 'open')?.id ?? ''
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const screens: [string, string][] = [
  ['visitor', '/'],
  ['visitor', '/login'],
  ['visitor', '/login/confirmation'],
  ['visitor', '/login/authAction'],
  ['visitor', '/mentions-legales'],
  ['visitor', '/confidentialite'],
  ['visitor', '/accessibilite'],
  ['visitor', '/ratification'],
  ['visitor', '/code'],
  ['visitor', '/kiosque?lang=en'],
  ['visitor', '/verifier'],
  ['visitor', '/contact?lang=en'],
  ['visitor', '/guide'],
  ['visitor', '/guide/glossaire'],
  ['visitor', '/guide/reunion'],
  ['visitor', '/guide/chiffres?lang=en'],
  ['visitor', '/guide/deblocage-anticipe?lang=en'],
  ['visitor', '/guide/choisir-cash-ou-placer/combien-en-poche'],
  ['visitor', '/nowhere'],
  ['visitor', '/demo/mailbox'],
  ['visitor', '/demo/errors'],
  ['visitor', '/demo/kit'],
  ['company_admin', '/dashboard'],
  ['company_admin', '/dashboard?todos=open'],
  ['company_admin', '/beneficiaires'],
  ['company_admin', '/beneficiaires?person=new'],
  ['company_admin', '/beneficiaires?import=new'],
  ['company_admin', '/campagne'],
  ['company_admin', '/campagne?create=new'],
  ['company_admin', '/campagne/detail-{draft}'],
  ['company_admin', '/campagne/detail-{draft}?tab=preview'],
  ['company_admin', '/campagne/detail-{open}'],
  ['company_admin', '/campagne/detail-{open}?tab=people'],
  ['company_admin', '/campagne/detail-{open}?tab=settings'],
  ['company_admin', '/campagne/detail-{open}?tab=journal'],
  ['company_admin', '/campagne/detail-{completed}'],
  ['company_admin', '/campagne/versement-{completed}'],
  ['company_admin', '/campagne/versement-{open}'],
  ['beneficiary', '/beneficiaire'],
  ['beneficiary', '/beneficiaire/investir?campaign={mine}'],
  ['beneficiary', '/beneficiaire/investir?campaign={mine}&step=custom'],
  ['beneficiary', '/beneficiaire/investir?campaign={mine}&step=compare'],
  ['beneficiary', '/academy/choisir-cash-ou-placer'],
  ['beneficiary', '/academy/choisir-cash-ou-placer/combien-en-poche'],
  ['beneficiary', '/profile'],
  ['company_admin', '/profile'],
  ['company_admin', '/versement'],
  ['company_admin', '/documents'],
  ['company_admin', '/questions'],
  ['company_admin', '/academy'],
  ['company_admin', '/academy/glossaire'],
  ['company_admin', '/academy/formules'],
  ['company_admin', '/council'],
  ['company_admin', '/signature'],
  ['beneficiary', '/beneficiaire/epargne'],
  ['beneficiary', '/beneficiaire/ratification'],
  ['company_admin', '/simulations'],
  ['company_admin', '/wizards/interessementCreator'],
  ['company_admin', '/simulations?orientation=first'],
  ['company_admin', '/process'],
  ...[
    'headcount',
    'identity',
    'representative',
    'payroll',
    'bank',
    'establishments',
    'schemes',
    'plans',
    'agreements',
    'admins',
    'journal',
  ].map((section): [string, string] => ['company_admin', `/societe?section=${section}`]),
  ...['radar', 'queues', 'companies', 'users', 'funds', 'templates'].map((tab): [string, string] => [
    'manager',
    `/admin/dashboard?tab=${tab}`,
  ]),
]
/** What a page draws once somebody is there or answers, gone through before it is judged. */
const goneThrough: Record<string, (page: Page) => Promise<void>> = {
  // Its lists ask for no font beside the light one.
  '/guide/reunion': async (page) => {
    await untilStill(page)
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(asked.filter((name) => name.includes('/inter-'))).toEqual([
      expect.stringContaining('/inter-latin-'),
    ])
  },
  // What the account keeps of the questions arrives once one of them is answered, and takes nothing back.
  '/academy/choisir-cash-ou-placer': async (page) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/academy/reading', async (route) => {
      await answered
      await route.continue()
    })
    const kept = page.waitForResponse('**/academy/reading')
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Vérifier ma réponse' }).first().click()
    const told = page.getByText(/^(C’est juste|Pas tout à fait)\./).first()
    await told.waitFor()
    answer()
    await (await kept).finished()
    await untilStill(page)
    expect(await told.isVisible()).toBe(true)
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'J’ai lu cette page' }).waitFor()
  },
}
/** What no address alone opens, with the journey that looks at it. */
const lookedAtElsewhere: Record<string, string> = {
  '/cse': 'roles.test.ts, by a link of the works council',
  '/process/$processId': 'process.test.ts, once a process has begun',
  '/projet': 'creator.test.ts, by the link of a draft that is shared',
}

test('every page of the build is looked at: a new one has its line here', () => {
  const built = JSON.parse(
    readFileSync(new URL('../../web/dist/pages.json', import.meta.url), 'utf8'),
  ) as BuiltPage[]
  const looked = screens.map(
    ([, path]) => pageAt(built, path.replace(/\?.*/, '').replaceAll(/[{}]/g, ''), { demo: true })?.path,
  )
  expect(
    built.map(({ path }) => path).filter((path) => !looked.includes(path) && !(path in lookedAtElsewhere)),
  ).toEqual([])
})

/** At each width, where a screen is looked at again once it stands, with text twice as large (WCAG 1.4.4): on the narrowest phone, where what fits also fits at its usual size, and on a desk. */
const widths: [width: number, squeezes: [width: number, text: number][]][] = [
  [390, [[320, 32]]],
  [1440, [[1280, 32]]],
]

/** Shows a page at a width, with the size of text that a browser is set to. */
async function show(page: Page, setting: CDPSession, width: number, text: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await setting.send('Page.setFontSizes', { fontSizes: { standard: text } })
  await untilStill(page)
}

/** What runs off the side of a page, and nothing when all of it fits. */
const offTheSide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)
    const inBox = (element: Element | null): boolean =>
      element !== null && element !== document.body && (scrolls(element) || inBox(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > root.clientWidth && !inBox(element.parentElement),
      )
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`)
      .slice(0, 4)
  })

/** What a page must be at each width, with text of the usual size and twice as large. */
async function judge(page: Page): Promise<void> {
  const setting = await page.context().newCDPSession(page)
  for (const [width, squeezes] of widths) {
    await show(page, setting, width, 16)
    expect([width, await accessibilityFaults(page), await offTheSide(page)]).toEqual([width, [], []])
    for (const [narrow, text] of squeezes) {
      await show(page, setting, narrow, text)
      expect([narrow, text, await offTheSide(page)]).toEqual([narrow, text, []])
    }
  }
  await setting.detach()
}

/** One browser for each person, signed in once. */
const people = new Map<string, Promise<Person>>()
function personOf(persona: string): Promise<Person> {
  const known = people.get(persona)
  if (known) return known
  const person = personAt(browser, server, persona === 'visitor' ? null : persona)
  people.set(persona, person)
  return person
}

test.each(screens)(
  '%s at %s, on a phone and on a desk: nothing for axe to say, no error, nothing off the side, at twice the text neither',
  async (persona, path) => {
    const { context } = await personOf(persona)
    const page = await context.newPage()
    const troubles: string[] = []
    watch(page, troubles)
    try {
      await page.goto(server.url + path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? 'missing'))
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 })
      await goneThrough[path]?.(page)
      await judge(page)
      expect(troubles).toEqual([])
    } finally {
      await page.close()
    }
  },
)

/** What a screen reader is given of a part of a page once it stands, a 0 for each figure and each date. */
async function readAloud(part: Locator): Promise<string> {
  await untilStill(part.page())
  const given = await part.ariaSnapshot()
  return given
    .replaceAll(/[^\S\n ]/g, ' ')
    .replaceAll(/\d(?:[\d ,/]*\d)?/g, '0')
    .replaceAll(/0(?:er)? \p{L}+ 0/gu, '0')
}

test('the choice is read aloud in its order, each way by a name whose facts are told apart, each amount once, and its review reads well to everybody', async () => {
  const { context } = await personOf('beneficiary')
  const page = await context.newPage()
  const troubles: string[] = []
  watch(page, troubles)
  try {
    // An address without a campaign leads to the one that waits for an answer, at the step it names.
    await page.goto(`${server.url}/beneficiaire/investir?step=custom`)
    await page.getByRole('heading', { level: 1, name: 'Ma répartition' }).waitFor()
    expect(new URL(page.url()).searchParams.get('campaign')).toBe(ids['mine'])
    expect(await readAloud(page.getByRole('group', { name: 'PEE', exact: true }))).toBe(
      `- group "PEE":
  - text: PEE
  - paragraph: Libre le 0
  - text: Montant en euros, PEE
  - textbox "Montant en euros, PEE": 0
  - slider "Part, PEE": "0"
  - button "Garder ce montant fixe (PEE)"
  - button "Mettre ici les 0 € qui restent (PEE)"`,
    )
    await page.goto(`${server.url}/beneficiaire/investir`)
    const ways = page.getByRole('region', { name: 'Que voulez-vous en faire ?' })
    await ways.getByRole('button', { name: /^Je personnalise/ }).waitFor()
    expect(await readAloud(ways)).toBe(
      `- region "Que voulez-vous en faire ?":
  - heading "Que voulez-vous en faire ?" [level=0]
  - list:
    - listitem:
      - button "Tout sur mon compte 0 € nets, sur mon compte , 0 € à déclarer":
        - text: Tout sur mon compte
        - strong: 0 €
        - text: nets, sur mon compte , 0 € à déclarer
    - listitem:
      - button "Tout placer + 0 € ajoutés par l’entreprise, nets , 0 € sur le PEE , PEE libre le 0":
        - text: Tout placer
        - strong: + 0 €
        - text: ajoutés par l’entreprise, nets , 0 € sur le PEE , PEE libre le 0
    - listitem:
      - button "Moitié-moitié + 0 € ajoutés par l’entreprise, nets , 0 € sur mon compte , 0 € sur le PEE , 0 € à déclarer , PEE libre le 0":
        - text: Moitié-moitié
        - strong: + 0 €
        - text: ajoutés par l’entreprise, nets , 0 € sur mon compte , 0 € sur le PEE , 0 € à déclarer , PEE libre le 0
    - listitem:
      - button "Sur les deux plans + 0 € ajoutés par l’entreprise, nets , 0 € sur le PEE , 0 € sur le PER COL , PEE libre le 0 , PER COL libre à la retraite":
        - text: Sur les deux plans
        - strong: + 0 €
        - text: ajoutés par l’entreprise, nets , 0 € sur le PEE , 0 € sur le PER COL , PEE libre le 0 , PER COL libre à la retraite
    - listitem:
      - button "Je personnalise Montants, plans, fonds, gestion libre ou pilotée. Votre brouillon"
  - paragraph: "Chacune répond en un geste. Aucune n’est recommandée : l’ordre est le même pour tous."`,
    )
    const figures = async () => {
      // Who answers stands last, under what is drawn after the ways.
      await page.getByRole('main').getByText('Claire Martin').first().waitFor()
      await untilStill(page)
      const said = await page.getByRole('main').innerText()
      return said.match(/\d[\d\s]*,\d\d\s€|\d\d\/\d\d\/\d{4}/g)?.map((figure) => figure.trim())
    }
    const usual = await figures()
    expect(usual?.length).toBeGreaterThan(10)
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/user'),
    )
    await page.getByRole('button', { name: 'Facile à lire' }).click()
    await page.getByRole('heading', { name: 'Que voulez-vous faire de cet argent ?' }).waitFor()
    await (await kept).finished()
    // Another device has the account alone to know it by.
    await page.evaluate(() => localStorage.removeItem('moisson.plain'))
    await page.reload()
    await page.getByRole('heading', { name: 'Que voulez-vous faire de cet argent ?' }).waitFor()
    expect(await figures()).toEqual(usual)
    expect([await accessibilityFaults(page), await offTheSide(page), troubles]).toEqual([[], [], []])
    // Kept late, while the account is read as it was and the page looked at again: what was chosen here stands.
    await page.route('**/user', async (route) => {
      const late = () => new Promise((resolve) => setTimeout(resolve, 400))
      if (route.request().method() === 'PUT') {
        await late()
        await page.evaluate(() => dispatchEvent(new Event('focus')))
        await late()
      }
      await route.continue()
    })
    const keptLate = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Facile à lire' }).click()
    await (await keptLate).finished()
    // A choice is read again before it is confirmed, where no address leads by itself: only a whole draft is.
    await ways.getByRole('button', { name: /^Tout sur mon compte/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Relisez, puis validez' }).waitFor()
    await judge(page)
    expect(troubles).toEqual([])
  } finally {
    await page.close()
  }
})

test('what one says of oneself as a saver is answered by keyboard, kept, found again and erased, for axe and at twice the text', async () => {
  const { context } = await personOf('beneficiary')
  const page = await context.newPage()
  const troubles: string[] = []
  watch(page, troubles)
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const fits = async () => {
    await untilStill(page)
    return [await accessibilityFaults(page), await offTheSide(page)]
  }
  try {
    const setting = await context.newCDPSession(page)
    await page.goto(`${server.url}/beneficiaire/epargne`)
    await press('Mon profil d’épargnant')
    await press('Répondre aux questions')
    await show(page, setting, 320, 32)
    expect(await fits()).toEqual([[], []])
    // The question has the focus: its first answer is the next stop.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    for (let skipped = 0; skipped < 7; skipped += 1) await press('Passer')
    await press('Garder sur mon compte')
    await page.getByText('Gardé. Vous seul le lisez').waitFor()
    expect(await fits()).toEqual([[], []])
    await page.reload()
    await press('Mon profil d’épargnant')
    await page.getByText('Horizon court : vous aurez besoin de cet argent avant deux ans.').waitFor()
    // A question passed leaves its answer; one taken away leaves what is kept until it is kept or erased.
    const again = async (first: string) => {
      await press('Revoir mes réponses')
      await press(first)
      for (let skipped = 0; skipped < 7; skipped += 1) await press('Passer')
    }
    await again('Suivante')
    await page.getByText('1 réponse sur 8. Gardé sur votre compte depuis').waitFor()
    await again('Retirer ma réponse')
    await page.getByText('votre compte garde encore celles du').waitFor()
    await press('Effacer de mon compte')
    const asked = page.getByRole('dialog', { name: 'Effacer vos réponses ?' })
    await asked.getByRole('button', { name: 'Effacer de mon compte' }).click()
    await page.getByText('Vos réponses sont effacées.').waitFor()
    expect(troubles).toEqual([])
  } finally {
    await page.close()
  }
})

test('every mail fits the narrowest phone, its button stands on the first screen, and it is read in the dark as by day', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    for (const kind of mails.keys())
      for (const language of languages) {
        await page.setContent(htmlOf(letterOf(kind, language, placedFacts), language, { publicUrl: site }))
        const buttons = page.locator('a[style*="inline-block"]')
        const bottoms = await buttons.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().bottom),
        )
        expect([kind, language, bottoms.filter((bottom) => bottom > 560)]).toEqual([kind, language, []])
        if (colorScheme === 'light') {
          await page.setViewportSize({ width: 320, height: 844 })
          expect([kind, language, await offTheSide(page)]).toEqual([kind, language, []])
          await page.setViewportSize({ width: 390, height: 844 })
        }
        if (['campaign-opened', 'admin-invitation'].includes(kind))
          expect([kind, language, await accessibilityFaults(page)]).toEqual([kind, language, []])
      }
    await context.close()
  }
})
