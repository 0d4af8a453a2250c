import { updateBeneficiary } from '@moisson/contract/beneficiary'
import {
  calculateCampaign,
  createCampaign,
  launchCampaign,
  submitCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import { certifyCampaign } from '@moisson/contract/certificate'
import { getMyNotice, getMyReceipt, submitMyChoices } from '@moisson/contract/choice'
import { prepareCommunication } from '@moisson/contract/communication'
import { readDocumentFile } from '@moisson/contract/document'
import { printLetters } from '@moisson/contract/letter'
import { updateUser } from '@moisson/contract/user'
import { languages, type Language } from '@moisson/law/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDue } from '../campaign/run-due.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { acting, notifyAll, plantPeople, plantScene } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { squeezed } from '../testing/squeezed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** What is true of money that leaves a pay and false of days; papers are read without their spaces. */
const falseOfDays =
  /votreargent|survotrepaie|devotrepaie|25%|L3332-10|163quatervicies|déduitdevotrerevenu|volontaire|Combienvoulez-vousverser|yourpay|yourownmoney|moneyofyourown|voluntary|PEE/i
const pdf = (raw: Buffer) => readPdfText(raw)

test('every paper of a campaign of rest days speaks of days, to the cent, and of no money that leaves a pay', async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  const giver = await plantUser(server)
  const people = await plantPeople(server, scene.company, [
    { userId: giver, salary: 3_200_000, hireDate: '2020-01-01' },
    { salary: 2_400_000, hireDate: '2020-01-01', email: null },
  ])
  const admin = acting(server, scene.admin)
  for (const id of people)
    await admin(updateBeneficiary, {
      path: { id: scene.company, bid: id },
      body: { rest_days: 12, rest_day_value_cents: 14_251 },
    })
  const { id } = await admin(createCampaign, {
    path: { id: scene.company },
    body: { name: 'Jours 2026', type: 'cet_transfer', year: 2026 },
  })
  const path = { id }
  await admin(calculateCampaign, { path })
  await admin(launchCampaign, { path, body: undefined })
  await notifyAll(server, id)
  const papers: Record<string, string> = {}
  const document = async (did: string) => {
    const file = await server.call(
      readDocumentFile,
      { path: { id: scene.company, did }, query: {} },
      { as: scene.admin },
    )
    return file.raw.subarray(0, 4).toString() === '%PDF' ? pdf(file.raw) : file.raw.toString()
  }
  const asked = (language: Language) => ({ as: giver, headers: { 'x-language': language } })
  const linesOf = (amount_cents: number) => [
    {
      destination: 'percol' as const,
      management_mode: 'free' as const,
      fund_id: scene.funds[0]!,
      amount_cents,
    },
  ]
  for (const easy_words of [false, true])
    for (const language of languages) {
      await server.call(updateUser, { body: { easy_words } }, asked(language))
      papers[`notice ${language} ${easy_words}`] = pdf(
        (await server.call(getMyNotice, { path }, asked(language))).raw,
      )
    }
  for (const language of languages) {
    await server.call(updateUser, { body: { locale: language } }, asked(language))
    await server.call(
      submitMyChoices,
      { path, body: { lines: linesOf(language === 'fr' ? 28_502 : 49_879) } },
      asked(language),
    )
    papers[`receipt ${language}`] = pdf((await server.call(getMyReceipt, { path }, asked(language))).raw)
    const { documents } = await admin(prepareCommunication, { path, body: { language } })
    for (const one of documents) papers[`kit ${one.file_name}`] = await document(one.id)
  }
  papers['letter'] = pdf((await server.call(printLetters, { path }, { as: scene.admin })).raw)
  await server.setNow('2026-04-22T23:00:01Z')
  await runDue(server.services)
  await admin(submitCampaign, { path, body: undefined })
  await acting(server, scene.adviser)(validateCampaign, { path, body: undefined })
  const certificate = await admin(certifyCampaign, { path })
  papers['certificate'] = await document(certificate.document_id)
  for (const [name, text] of Object.entries(papers)) expect(squeezed(text), name).not.toMatch(falseOfDays)
  const says = (name: string, ...sentences: string[]) => {
    for (const one of sentences) expect(squeezed(papers[name] ?? ''), name).toContain(squeezed(one))
  }
  says(
    'notice fr false',
    'art. L3152-4 du code du travail et art. D224-9 du code monétaire et financier',
    'art. L242-4-3 du code de la sécurité sociale et art. 81, 18° du code général des impôts',
    'Vos jours de repos à placer : 12.',
    'vous gardez vos jours de repos, et rien n’est versé',
  )
  says('notice en false', 'bears neither social security contributions nor income tax')
  says('notice fr true', 'Combien de jours', 'Vous pouvez placer des jours de repos.')
  says('receipt fr', '2 jours (285,02 €)', 'l’entreprise retire 2 jours de votre compte épargne-temps')
  says('receipt en', '3.5 days (€498.79)', 'take 3.5 days off your time-savings account')
  says('letter', 'jusqu’à 10 jours de repos (1 425,10 €) à placer, si vous le voulez')
  says('kit message-2026.txt', 'Sans réponse, vous gardez vos jours de repos.')
  says('certificate', 'Chacun a fixé un nombre de demi-journées', 'Valeur nette des jours placés 498,79 €')
})
