import { readFileSync } from 'node:fs'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { faultsAt, personAt, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let claire: Person
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  claire = await personAt(browser, server, 'company_admin', desk)
  claire.page.setDefaultTimeout(10_000)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const desk = { width: 1440, height: 900 }
const address = '/wizards/interessementCreator'
/** A text as it is read, whatever its spaces. */
const plain = (text: string | null) => (text ?? '').replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const saved = (page: Page) => page.locator('[data-saved=saved]').waitFor()
const step = async (page: Page, title: string) => {
  await page
    .getByRole('navigation', { name: 'Étapes de l’accord' })
    .getByRole('link', { name: title })
    .click()
  await page.getByRole('heading', { level: 2, name: title }).waitFor()
}
const envelope = (page: Page) =>
  page.getByRole('complementary', { name: 'En direct' }).locator('[data-envelope]')
const gives = (page: Page, cents: number) =>
  expect.poll(() => envelope(page).getAttribute('data-envelope')).toBe(String(cents))

async function begin(page: Page, name: string) {
  await page.goto(server.url + address)
  await page.getByRole('button', { name: 'Nouvel accord' }).first().click()
  const dialog = page.getByRole('dialog')
  await field(page, 'Nom du projet').fill(name)
  await dialog.getByRole('button', { name: 'Commencer' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'L’entreprise et les dates' }).waitFor()
}

test('left and opened again, the draft stands as it was; its two versions say what changed', async () => {
  const { page } = claire
  await begin(page, 'Accord à reprendre')
  await step(page, 'Le champ et la durée')
  await field(page, 'Durée en années').fill('5')
  await saved(page)
  await page.getByRole('link', { name: 'Tous les projets' }).click()
  await page.getByRole('link', { name: 'Accord à reprendre' }).click()
  await step(page, 'Le champ et la durée')
  expect(await field(page, 'Durée en années').inputValue()).toBe('5')
})

test('a wrong answer says so at its field with its article, and the compliance leads back to it', async () => {
  const { page } = claire
  await begin(page, 'Accord fautif')
  await step(page, 'Les bénéficiaires')
  await field(page, 'Ancienneté demandée').fill('6')
  await page.getByRole('alert').filter({ hasText: 'L3342-1' }).waitFor()
  await saved(page)
  await step(page, 'La conformité')
  const refused = page.locator('[data-compliance=refused]')
  await refused.getByRole('button', { name: /^Y aller\s: Ancienneté/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Les bénéficiaires' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('beneficiaries.seniority_months')
})

test('the network is cut while somebody types: it is said, nothing is lost, and it leaves when the network is back', async () => {
  const { page, context, troubles } = claire
  const before = troubles.length
  const coming = new Set<Request>()
  page.on('request', (one) => void (one.resourceType() === 'script' && coming.add(one)))
  page.on('requestfinished', (one) => void coming.delete(one))
  page.on('requestfailed', (one) => void coming.delete(one))
  await begin(page, 'Accord hors ligne')
  await step(page, 'L’information et le suivi')
  const motives = field(page, 'Pourquoi un intéressement')
  // The step's own script comes after its title: the network is cut once the fields are there.
  await motives.waitFor()
  await expect.poll(() => coming.size).toBe(0)
  await context.setOffline(true)
  await motives.fill('Partager ce que chacun a rendu possible')
  await page.getByText(/gardé sur cet appareil/).waitFor()
  await motives.fill('Partager ce que tous ont rendu possible')
  // The other steps are on the device already.
  await step(page, 'Les plafonds et la participation')
  await page.getByRole('checkbox').or(page.getByRole('radio')).or(page.getByRole('textbox')).first().waitFor()
  await step(page, 'L’information et le suivi')
  await context.setOffline(false)
  await saved(page)
  await page.reload()
  await page.getByRole('heading', { level: 2, name: 'L’information et le suivi' }).waitFor()
  expect(plain(await motives.inputValue())).toBe('Partager ce que tous ont rendu possible')
  expect(new Set(troubles.splice(before))).toEqual(new Set(['Network error - please check your connection']))
})

const steps = [
  'company',
  'conclusion',
  'scope',
  'beneficiaries',
  'indicators',
  'formula',
  'caps',
  'split',
  'presence',
  'payment',
  'life',
  'compliance',
  'text',
]

test('every step keeps to its screen and to the rules of accessibility, on a phone and on a desk', async () => {
  const { page } = claire
  await page.goto(server.url + address)
  await page.getByRole('button', { name: 'Nouvel accord' }).first().click()
  await page.getByRole('radio', { name: /^Plusieurs objectifs pondérés/ }).check()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await page.getByRole('heading', { level: 2, name: 'L’entreprise et les dates' }).waitFor()
  const draft = page.url()
  const faults: string[] = []
  for (const one of steps) {
    await page.goto(`${draft}&step=${one}`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    // The preview has come: the bar of a phone and the side of a desk show it.
    if (one !== 'text') await page.getByText('À répartir').first().waitFor({ state: 'attached' })
    for (const fault of await faultsAt(page, [320, 1440])) faults.push(`${one} at ${fault}`)
  }
  expect(faults).toEqual([])
})

test('a draft shared by a link is commented without an account, answered beside its clause and closed', async () => {
  const { page, troubles } = claire
  await begin(page, 'Projet partagé')
  await page.getByRole('button', { name: 'Partager' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Pour qui' }).fill('Maître Roche')
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const url = await dialog.locator('output').innerText()
  await page.keyboard.press('Escape')

  const visitor = await personAt(browser, server, null, { width: 320, height: 900 })
  const link = url.replace(new URL(url).origin, server.url)
  await visitor.page.goto(link)
  await visitor.page.getByRole('heading', { level: 1, name: 'Projet partagé' }).waitFor()
  expect(new URL(visitor.page.url()).hash).toBe('')
  await visitor.page.getByRole('button', { name: 'Commenter l’ensemble' }).click()
  await visitor.page.getByRole('button', { name: 'Envoyer' }).click()
  await visitor.page.getByText('Dites qui commente.').waitFor()
  await field(visitor.page, 'Votre nom').fill('Hélène Roche')
  await field(visitor.page, 'Votre commentaire').fill('Le seuil est-il celui de 2025 ?')
  await visitor.page.getByRole('button', { name: 'Envoyer' }).click()
  await visitor.page.getByText(/^Hélène Roche, /).waitFor()
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await faultsAt(visitor.page)).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: '1 commentaire à traiter' }).click()
  const comment = page.locator('[data-comment]')
  await comment.getByRole('button', { name: 'Répondre' }).click()
  await comment.getByRole('textbox', { name: 'Votre réponse' }).fill('Celui de 2025.')
  await comment.getByRole('button', { name: 'Répondre' }).click()
  await comment.getByText(/^Réponse de /).waitFor()
  await comment.getByRole('button', { name: 'Marquer comme traité' }).click()
  await page.getByText('1 commentaire traité').waitFor()

  await visitor.page.goto('about:blank')
  await visitor.page.goto(link)
  await visitor.page.getByText('Celui de 2025.').waitFor()
  expect(visitor.troubles).toEqual([])
  expect(troubles).toEqual([])
  await visitor.close()
})

// The last one: what it leaves among the company's agreements would change what the others meet.
test('from nothing to a written agreement: a formula of two parts, what it gives, its compliance, its PDF and its Word, then the company’s', async () => {
  const { page, troubles, close } = await personAt(browser, server, 'company_admin', desk)
  page.setDefaultTimeout(10_000)
  await begin(page, 'Accord 2027')
  // What the company's file knows stands there, and the dates come before any answer.
  expect(await field(page, 'Dénomination sociale').inputValue()).toBe('Les Vergers de Saint-Prix')
  await page.getByText(/Signer au plus tard le/).waitFor()

  await page.getByRole('button', { name: /^Continuer/ }).click()
  await page.getByRole('radio', { name: /^Accord avec le CSE/ }).check()
  await page.getByRole('button', { name: 'Ajouter un signataire' }).click()
  await field(page, 'Nom').fill('Anne Roux')
  await field(page, 'Qualité').fill('secrétaire du CSE')

  await step(page, 'Les indicateurs')
  await page.getByRole('button', { name: 'résultat courant avant impôt' }).click()
  await page.getByRole('button', { name: 'taux de livraisons à l’heure' }).click()
  const result = page.getByRole('region', { name: 'Indicateur 1' })
  await result.getByRole('textbox', { name: '2025', exact: true }).fill('200 000')
  await result.getByRole('textbox', { name: '2026', exact: true }).fill('300 000')
  const service = page.getByRole('region', { name: 'Indicateur 2' })
  await service.getByRole('textbox', { name: '2026', exact: true }).fill('96')

  await step(page, 'La formule')
  await page.getByRole('button', { name: /^Plusieurs parts/ }).click()
  const first = page.getByRole('region', { name: 'Résultat', exact: true })
  await first.getByRole('textbox', { name: 'Seuil' }).fill('100 000')
  await first.getByRole('textbox', { name: 'Taux' }).fill('4')
  // The second part is a grid on the service rate: nothing under 95 %, 6 000 € from there.
  const second = page.getByRole('region', { name: 'Performance', exact: true })
  await second.getByLabel('Ce qui est mesuré').selectOption({ label: 'taux de livraisons à l’heure' })
  await second.getByRole('textbox', { name: 'À partir de', exact: true }).last().fill('95')
  const given = second.getByRole('region', { name: 'Donne (Palier 2)' })
  await given.getByLabel('Donne (Palier 2)', { exact: true }).selectOption({ label: 'Un montant' })
  await given.getByRole('textbox', { name: 'Montant' }).fill('6 000')
  // 4 % of 300 000 €, and 6 000 €.
  await gives(page, 18_000_00)
  await page
    .getByText(/\) \+ \(/)
    .first()
    .waitFor()

  await step(page, 'La répartition')
  await page.getByRole('button', { name: 'Moitié salaire, moitié présence' }).click()
  await page.getByRole('heading', { name: 'La part de chacun' }).first().waitFor()
  await saved(page)

  await step(page, 'La conformité')
  await page.getByText('L’accord peut être écrit.').waitFor()
  await step(page, 'Le texte et les papiers')
  await page.getByRole('heading', { name: /Préambule/ }).waitFor()
  await page.getByRole('button', { name: 'Rédiger l’accord' }).click()
  await page.getByText('Accord rédigé (version 1).').waitFor({ timeout: 40_000 })
  for (const [button, extension, mark] of [
    ['Télécharger le PDF', 'pdf', '%PDF'],
    ['Télécharger le Word', 'docx', 'PK'],
  ] as const) {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${extension}$`))
    expect(
      readFileSync(await download.path())
        .subarray(0, mark.length)
        .toString(),
    ).toBe(mark)
  }
  // Written, it becomes the agreement of the exercices it covers, and stands among the company's.
  await page.getByRole('button', { name: 'L’appliquer à la société' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Appliquer comme accord' }).click()
  await page.getByText(/est parmi les accords de la société/).waitFor()
  // Begun a year later, it meets the first one, and is offered as its amendment.
  await step(page, 'L’entreprise et les dates')
  await field(page, 'Premier jour du premier exercice couvert').fill('2027-08-01')
  await saved(page)
  await step(page, 'Le texte et les papiers')
  await page.getByRole('button', { name: 'Rédiger l’accord' }).click()
  await page.getByText(/^Accord rédigé/).waitFor({ timeout: 40_000 })
  await page.getByRole('button', { name: 'L’appliquer à la société' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Appliquer comme accord' }).click()
  await page.getByRole('dialog').getByRole('alert').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Appliquer comme avenant' }).click()
  await page.getByText(/est parmi les accords de la société/).waitFor()
  await page.getByRole('link', { name: 'Voir les accords' }).click()
  await page.getByRole('heading', { level: 2, name: 'Accord d’intéressement' }).waitFor()
  await page.getByRole('heading', { level: 3, name: /avenant/ }).waitFor()
  // The only trouble is the refusal, which the dialog tells.
  expect(troubles).toEqual(['An unknown error occurred'])
  await close()
})
