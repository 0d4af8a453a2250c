import { listCampaigns } from '@moisson/contract/campaign'
import { listDocuments } from '@moisson/contract/document'
import {
  attachPaper,
  copyProcess,
  launchProcessCampaign,
  listSteps,
  reviewUserDocument,
  skipStep,
  startProcess,
  submitStep,
  updateStep,
  uploadPaper,
} from '@moisson/contract/process'
import { commentStep } from '@moisson/contract/step-comment'
import type { Output } from '@moisson/contract/call'
import type { DocumentType } from '@moisson/core/vocabulary'
import { noon } from './dates.ts'
import { plainPaper } from './demo-papers.ts'
import type { Caller } from './in-process-client.ts'
import type { Cast, DemoCompany } from './cast.ts'
import { setClock } from './move-clock.ts'
import { paperPdf } from './paper-pdf.ts'

/** What companies read about Sophie. */
const agent = {
  title: 'Conseillère en épargne salariale',
  firm: 'Cabinet Laurent & Associés',
  phone: '01 99 00 45 67',
  calendar_url: 'https://rendez-vous.example.org/sophie-laurent',
  hours: 'du lundi au vendredi, de 9 h à 18 h',
  languages: ['fr', 'en'],
  speciality: 'Accords d’intéressement des entreprises de 10 à 250 salariés',
}

/** A setup finished two years ago, this year's campaign half done with papers and comments, a renewal just sent. */
export async function makeProcess(cast: Cast, vergers: DemoCompany, phare: DemoCompany): Promise<void> {
  await cast.owner.query(
    `update app_user set agent = $1, phone = $2 where email = 'sophie.laurent@example.org'`,
    [JSON.stringify(agent), agent.phone],
  )
  await finishedSetup(cast, vergers)
  await runningYear(cast, vergers)
  await sentRenewal(cast, phare)
}

async function finishedSetup(cast: Cast, company: DemoCompany): Promise<void> {
  const { claire, sophie, dates } = cast
  const at = (days: number) => setClock(cast.owner, noon(dates.closing, days))
  await at(-795)
  const process = await sophie(copyProcess, {
    path: { id: company.id },
    body: { template_code: 'interessement_setup', year: dates.year - 2 },
  })
  const step = await stepsOf(claire, process.id)
  const validate = (code: string) =>
    sophie(updateStep, { path: { id: step(code).id }, body: { status: 'validated' } })
  const answer = async (code: string, form_data: Record<string, string | number | boolean>) => {
    await claire(submitStep, { path: { id: step(code).id }, body: { form_data } })
    await validate(code)
  }
  const attach = async (code: string, papers: [string, DocumentType][]) => {
    for (const [document_name, type] of papers) {
      const { items } = await claire(listDocuments, { path: { id: company.id }, query: { type } })
      const existing_document_id = items.at(-1)?.id
      const path = { id: step(code).id }
      if (existing_document_id)
        await claire(attachPaper, { path, body: { document_name, existing_document_id } })
      else await paper(claire, path.id, document_name, 'Pièce de mise en place')
    }
  }
  await answer('eligibility', { headcount: 46, has_cse: true, has_union_delegate: false })
  await at(-760)
  await answer('indicators', {
    indicator: 'operating_result',
    threshold: 40_000_000,
    reasons:
      'Le résultat d’exploitation est suivi chaque mois avec les équipes : chacun voit l’effet de son travail.',
  })
  await answer('distribution', {
    uniform_percent: 0,
    salary_percent: 50,
    presence_percent: 50,
    seniority_months: 3,
  })
  await paper(claire, step('draft_agreement').id, 'projet_accord', 'Projet d’accord')
  await validate('draft_agreement')
  await at(-730)
  await attach('conclusion_mode', [['proces_verbal_cse', 'cse_minutes']])
  await claire(submitStep, { path: { id: step('conclusion_mode').id } })
  await validate('conclusion_mode')
  await attach('signature', [['accord_signe', 'interessement_agreement']])
  await validate('signature')
  await at(-722)
  await attach('filing', [['recepisse_depot', 'filing_receipt']])
  await validate('filing')
  await paper(claire, step('inform_employees').id, 'note_information', 'Note d’information')
  await validate('inform_employees')
  await at(-700)
  await paper(claire, step('savings_plans').id, 'convention_tenue_compte', 'Convention de tenue de compte')
  await validate('savings_plans')
  await claire(skipStep, {
    path: { id: step('first_campaign').id },
    body: { reason: 'La première campagne a été préparée avec notre conseillère, en dehors du parcours.' },
  })
}

async function runningYear(cast: Cast, company: DemoCompany): Promise<void> {
  const { claire, sophie, dates } = cast
  const at = (days: number) => setClock(cast.owner, noon(dates.today, days))
  await at(-40)
  const process = await claire(startProcess, {
    path: { id: company.id },
    body: { template_code: 'annual_campaign', year: dates.year },
  })
  const step = await stepsOf(claire, process.id)
  const say = (who: Caller, code: string, text: string) =>
    who(commentStep, { path: { id: step(code).id }, body: { text } })
  await say(claire, 'figures', 'Les comptes sont arrêtés, l’expert-comptable signe demain.')
  await paper(claire, step('figures').id, 'comptes_annuels', 'Comptes annuels')
  await paper(claire, step('figures').id, 'releve_indicateurs', 'Relevé des indicateurs')
  await at(-36)
  await sophie(updateStep, {
    path: { id: step('figures').id },
    body: { status: 'validated', comment: 'Tout y est, merci.' },
  })
  await claire(submitStep, {
    path: { id: step('envelope').id },
    body: {
      form_data: {
        envelope_cents: 9_480_000,
        computation:
          'Part du résultat d’exploitation au-dessus du seuil de l’accord, voir la simulation retenue.',
        supplement: false,
      },
    },
  })
  await claire(submitStep, { path: { id: step('people').id } })
  await at(-20)
  for (const code of ['envelope', 'check_data'])
    await sophie(updateStep, { path: { id: step(code).id }, body: { status: 'validated' } })
  await attachRunningCampaign(cast, company, process.id)
  await at(-4)
  const minutes = await paper(claire, step('cse_information').id, 'proces_verbal_cse', 'Procès-verbal du CSE')
  await claire(submitStep, {
    path: { id: step('cse_information').id },
    body: { comment: 'Voici le procès-verbal de la réunion du CSE.' },
  })
  await at(-3)
  await sophie(reviewUserDocument, {
    path: { id: minutes.id },
    body: { decision: 'rejected', reason: 'La page signée par le secrétaire manque.' },
  })
  await sophie(updateStep, {
    path: { id: step('cse_information').id },
    body: { due_date: noon(dates.today, 12).toISOString().slice(0, 10) },
  })
  await at(-2)
  await say(
    claire,
    'cse_information',
    'Le secrétaire est en congé jusqu’à lundi : je vous l’envoie à son retour.',
  )
  await say(sophie, 'cse_information', 'C’est parfait, j’ai déplacé l’échéance : vous avez le temps.')
}

/** The campaign that runs was made for this process: the launch finds it, as a second click would. */
async function attachRunningCampaign(cast: Cast, company: DemoCompany, processId: string): Promise<void> {
  const path = { id: company.id }
  const { items } = await cast.claire(listCampaigns, { path, query: { state: 'open' } })
  const running = items.find((campaign) => campaign.year === cast.dates.year)
  if (!running) return
  await cast.owner.query('update campaign set process_id = $1 where id = $2', [processId, running.id])
  await cast.claire(launchProcessCampaign, { path: { id: processId } })
}

async function sentRenewal(cast: Cast, company: DemoCompany): Promise<void> {
  await setClock(cast.owner, noon(cast.dates.today, -6))
  const yann = await cast.as('yann.legoff@example.org')
  const process = await cast.sophie(copyProcess, {
    path: { id: company.id },
    body: { template_code: 'agreement_renewal' },
  })
  const step = await stepsOf(yann, process.id)
  await setClock(cast.owner, noon(cast.dates.today, -1))
  await yann(skipStep, {
    path: { id: step('past_years').id },
    body: { reason: 'Le bilan a été fait en réunion d’équipe en janvier.' },
  })
  await yann(submitStep, {
    path: { id: step('decision').id },
    body: {
      form_data: { choice: 'same', years: 3 },
      comment: 'Nous reprenons le même accord pour trois ans.',
    },
  })
}

async function stepsOf(who: Caller, processId: string) {
  const { items } = await who(listSteps, { path: { id: processId } })
  return (code: string): Output<typeof listSteps>['items'][number] => {
    const found = items.find((step) => step.code === code)
    if (!found) throw new Error(`no step ${code}`)
    return found
  }
}

/** The one page that stands for every paper of the demo's processes. */
let page: Promise<Buffer> | undefined
const standIn = () =>
  (page ??= paperPdf(
    plainPaper('Les Vergers de Saint-Prix', 'Pièce du parcours', 'Exemplaire déposé par la société', [
      ['Contenu', ['Ce document tient lieu de la pièce réelle dans la démonstration.']],
    ]),
  ))

async function paper(who: Caller, stepId: string, document_name: string, title: string) {
  const file = new File([new Uint8Array(await standIn())], `${title}.pdf`, { type: 'application/pdf' })
  return who(uploadPaper, { path: { id: stepId }, body: { document_name }, file })
}
