import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pdfExample } from '@moisson/server/testing/pdf-example'
import { getCompany } from '@moisson/contract/company'
import { listMails } from '@moisson/contract/demo'
import { uploadDocument } from '@moisson/contract/document'
import { send, tokenOf } from './api.ts'
import { launchBrowser } from './browser.ts'
import { accessibilityFaults, personAt, untilStill, type Person } from './person.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
let browser: Browser
let claire: Person
let page: Page
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  claire = await personAt(browser, server, 'company_admin', { width: 1440, height: 900 })
  page = claire.page
}, 180_000)
afterAll(async () => {
  expect(claire.troubles).toEqual([])
  await browser.close()
  await server.stop()
})
beforeEach(async () => {
  await page.goto(`${server.url}/documents`)
  await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor()
})

const pdf = (mark: string) => Buffer.from(`${pdfExample}\n%${mark}\n%%EOF`)
const choose = (name: string, buffer: Buffer) =>
  page
    .locator('dialog input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
const drawer = () => page.getByRole('dialog')
const openPaper = async (title: string) => {
  await page.goto(`${server.url}/documents?q=${encodeURIComponent(title)}`)
  await page.getByText(title, { exact: true }).first().click()
  await drawer().getByRole('tab', { name: 'Aperçu' }).waitFor()
}
// Once the page knows that a file is there already, its button says « quand même ».
const put = () =>
  drawer()
    .getByRole('button', { name: /^Déposer( quand même)?$/ })
    .click()
const said = (words: string | RegExp) => page.getByText(words).first().waitFor()

test('a paper that has expired says its last day', async () => {
  await page.goto(`${server.url}/documents?status=expired`)
  await page
    .getByRole('table')
    .getByText(/^Expiré le \d\d\/\d\d\/\d{4}$/)
    .waitFor()
})

test('a file of a wrong kind is refused in words, nothing typed is lost, and the right one is kept', async () => {
  await page.getByRole('button', { name: 'Déposer un document' }).click()
  await drawer().getByText('20 Mo au plus par fichier').waitFor()
  await choose('PV du CSE 2026 signé.pdf', Buffer.from('<html><script>alert(1)</script>'))
  await drawer().getByLabel('Titre').fill('PV du CSE de mars')
  await drawer().getByLabel('Signé le').fill('2026-01-15')
  await put()
  await drawer().getByRole('alert').getByText('ni un format que nous gardons').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await drawer().getByLabel('Titre').inputValue()).toBe('PV du CSE de mars')
  expect(await drawer().getByLabel('Type de document').inputValue()).toBe('cse_minutes')
  await choose('PV du CSE 2026 signé.pdf', pdf('script /JavaScript'))
  await put()
  await drawer().getByText('choisissez « Imprimer »').waitFor()
  await choose('PV du CSE 2026 signé.pdf', pdf('premier'))
  await put()
  await said('« PV du CSE de mars » est déposé')
  await said('PV du CSE de mars')
  // The same file once more: said before it is sent, with the way to the one there is, which no scanner has read.
  await page.goto(`${server.url}/documents?add=new`)
  await drawer().getByText('20 Mo au plus par fichier').waitFor()
  await choose('copie.pdf', pdf('premier'))
  await drawer().getByText('Vous avez déjà ce document').waitFor()
  await drawer().getByText('« PV du CSE de mars »').waitFor()
  await drawer().getByRole('button', { name: 'Déposer quand même' }).waitFor()
  await drawer().getByRole('link', { name: 'Ouvrir ce document' }).click()
  await drawer().getByText('Non analysé par un antivirus').waitFor()
})

test('a paper is shown in place, gets a new version, and the former one stays readable', async () => {
  await openPaper('PV du CSE de mars')
  const frame = drawer().locator('iframe[title="Aperçu de PV du CSE de mars"]')
  await frame.waitFor()
  expect(await frame.getAttribute('src')).toMatch(/^blob:/)
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer().getByRole('button', { name: 'Nouvelle version' }).click()
  await choose('PV corrigé.pdf', pdf('premier'))
  await put()
  await drawer().getByText('le même que la version actuelle').waitFor()
  await choose('PV corrigé signé.pdf', pdf('second'))
  await drawer().getByLabel('Signé le').fill('2026-01-15')
  await put()
  await drawer()
    .getByRole('tab', { name: /Versions/ })
    .click()
  await drawer().getByText('PV corrigé signé.pdf').waitFor()
  await drawer().getByText('Version 1', { exact: true }).first().waitFor()
  await drawer().getByRole('button', { name: 'Voir' }).click()
  await said('Ancienne version')
})

test('a link opens the paper without an account until it is withdrawn, and both are written down', async () => {
  await openPaper('PV du CSE de mars')
  await drawer()
    .getByRole('tab', { name: /Partage/ })
    .click()
  await drawer().getByRole('button', { name: 'Créer le lien' }).click()
  await drawer().getByText('Dites pour qui est ce lien').waitFor()
  await drawer().getByLabel('Pour qui ?').fill('Cabinet Martin')
  await drawer().getByRole('button', { name: 'Créer le lien' }).click()
  const link = await drawer().getByLabel('Lien de partage').innerText()
  const read = await fetch(link)
  expect([read.status, read.headers.get('content-disposition')?.slice(0, 10)]).toEqual([200, 'attachment'])
  expect(Buffer.from(await read.arrayBuffer()).equals(pdf('second'))).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer().getByRole('button', { name: 'Retirer le lien de Cabinet Martin' }).click()
  await drawer().getByText('Retiré', { exact: true }).waitFor()
  const closed = await fetch(link, { headers: { accept: 'text/html' } })
  expect(closed.status).toBe(410)
  expect(await closed.text()).toContain('Ce lien n’est plus ouvert')
  await openPaper('PV du CSE de mars')
  await drawer()
    .getByRole('tab', { name: /Consultations/ })
    .click()
  await drawer().getByText('a ouvert par un lien').waitFor()
})

test('the filing pack goes from red to green and comes as one archive', async () => {
  await page.getByRole('tab', { name: 'Dossier de dépôt' }).click()
  await said('1 pièce manque encore')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Voir', exact: true }).first().click()
  await drawer().getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Marquer comme signé' }).click()
  const save = drawer().getByRole('button', { name: 'Enregistrer' })
  expect([await drawer().getByLabel('Signé le').inputValue(), await save.isDisabled()]).toEqual(['', true])
  await drawer().getByLabel('Signé le').fill('2026-01-15')
  await save.click()
  await said('Modifications enregistrées')
  await drawer().getByRole('button', { name: 'Fermer' }).click()
  await said('Le dossier est complet')
  const [download, answer] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForResponse((one) => one.url().includes('/filing-pack/file')),
    page.getByRole('button', { name: 'Télécharger le dossier' }).click(),
  ])
  const name = (await answer.allHeaders())['content-disposition'] ?? ''
  expect(decodeURIComponent(name)).toMatch(/''Dossier de dépôt .*\.zip$/)
  const stream = await download.createReadStream()
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece as Buffer)
  const zip = Buffer.concat(pieces)
  expect(zip.readUInt32LE(0)).toBe(0x04034b50)
  for (const name of ['0 - Sommaire.txt', '1 - Accord d’intéressement.pdf', '2 - PV du CSE.pdf'])
    expect(zip.includes(name)).toBe(true)
})

test('a paper is archived after a question, and put back', async () => {
  await openPaper('Règlement du PEE')
  await drawer().getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Archiver' }).click()
  await page.getByRole('dialog', { name: /Archiver « Règlement du PEE »/ }).waitFor()
  await page.getByRole('button', { name: 'Archiver', exact: true }).click()
  await said('Document archivé')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await said('Le document est de nouveau en service')
})

test('on a phone nothing overflows and every view passes axe', async () => {
  const phone = await personAt(browser, server, 'company_admin', { width: 390, height: 844 })
  for (const path of ['/documents', '/documents?view=pack', '/documents?add=new']) {
    await phone.page.goto(server.url + path)
    await phone.page.getByRole('heading', { level: 1 }).first().waitFor()
    await untilStill(phone.page)
    expect(await accessibilityFaults(phone.page)).toEqual([])
    expect(
      await phone.page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      ),
    ).toBeLessThanOrEqual(0)
  }
  expect(phone.troubles).toEqual([])
  await phone.close()
})

test('the personnel ratifies a text: asked from a screen, answered on a phone signed in and by the link of a mail', async () => {
  const token = await tokenOf(server, 'company_admin')
  const company = (await send(server, getCompany, {}, { token })).body?.id ?? ''
  const title = 'Accord soumis au personnel'
  const body = { title, type: 'interessement_agreement' as const, status: 'to_sign' as const }
  const file = new File([pdf('vote')], 'accord.pdf')
  await send(server, uploadDocument, { path: { id: company }, body, file }, { token })
  await page.goto(`${server.url}/signature`)
  await page.getByRole('button', { name: 'Consulter le personnel' }).click()
  await drawer().getByLabel('Texte à ratifier').selectOption({ label: title })
  await drawer().getByLabel('Votre message au personnel').fill('Merci de le lire avant la réunion.')
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer()
    .getByRole('button', { name: /^Écrire à / })
    .click()
  await said('Consultation ouverte')
  await page.getByText('Pas encore').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const lucas = await personAt(browser, server, 'beneficiary', { width: 390, height: 844 })
  await lucas.page.goto(`${server.url}/beneficiaire`)
  await lucas.page.getByRole('link', { name: 'Lire et répondre' }).click()
  await lucas.page.getByRole('button', { name: 'Oui, je l’approuve' }).click()
  expect(await accessibilityFaults(lucas.page)).toEqual([])
  await lucas.page.getByRole('button', { name: 'Confirmer mon oui' }).click()
  await lucas.page.getByText('Vous avez répondu oui').waitFor()
  expect(lucas.troubles).toEqual([])
  await lucas.close()

  let address = ''
  await expect
    .poll(
      async () => {
        const { items } = (await send(server, listMails, { query: {} })).body
        const mail = items.find(({ subject, to }) => subject.includes(title) && !to.startsWith('lucas'))
        address = /\/ratification#token=[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
        return address
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await stranger.goto(server.url + address)
  await stranger.getByRole('button', { name: 'Non, je ne l’approuve pas' }).click()
  await stranger.getByRole('button', { name: 'Confirmer mon non' }).click()
  await stranger.getByText('Vous avez répondu non').waitFor()
  expect(new URL(stranger.url()).hash).toBe('')
  await stranger.close()

  await page.reload()
  await page.getByText('2 sur').waitFor()
  await page.getByText('Lien du message').waitFor()
  expect(await page.getByRole('cell', { name: /^(Oui|Non)$/ }).count()).toBe(0)
})

test('of two files checked one after the other, the page answers about the last; the same one may be chosen again', async () => {
  const visitor = await personAt(browser, server, null, { width: 390, height: 844 })
  const { page: at } = visitor
  await at.goto(`${server.url}/verifier`)
  const asked: string[] = []
  let first: () => void = () => {}
  const held = new Promise<void>((resolve) => (first = resolve))
  await at.route('**/api/receipts/check-file', async (route) => {
    asked.push((route.request().postDataJSON() as { sha256: string }).sha256)
    if (asked.length === 1) await held
    await route.continue()
  })
  const check = (mark: string) =>
    at
      .locator('input[type=file]')
      .setInputFiles({ name: `${mark}.pdf`, mimeType: 'application/pdf', buffer: pdf(mark) })
  await at.getByText('Choisir le fichier du reçu').last().waitFor()
  // A file chosen before the page is alive is heard by nobody.
  await untilStill(at)
  await check('un')
  await expect.poll(() => asked.length).toBe(1)
  await check('deux')
  await at.getByText(asked[1] ?? 'deux').waitFor()
  const late = at.waitForResponse('**/api/receipts/check-file')
  first()
  await late
  await untilStill(at)
  expect(await at.getByText(asked[0] ?? 'un').count()).toBe(0)
  await check('deux')
  await expect.poll(() => asked.length).toBe(3)
  expect(asked[2]).toBe(asked[1])
  expect(visitor.troubles).toEqual([])
  await visitor.close()
})
