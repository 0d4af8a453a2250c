import { attachPaper, listSteps, startProcess, submitStep } from '@moisson/contract/process'
import type { CallDeclaration, Output, Request } from '@moisson/contract/call'

type Client = <D extends CallDeclaration>(call: D, request: Request<D>) => Promise<Output<D>>

/** Two processes of a company, with a paper given and a step sent. */
export async function exampleProcess(admin: Client, company: string, document: string) {
  const begun = async (template_code: string) => {
    const process = await admin(startProcess, { path: { id: company }, body: { template_code, year: 2032 } })
    const { items } = await admin(listSteps, { path: { id: process.id } })
    return { id: process.id, step: (code: string) => items.find((step) => step.code === code)?.id ?? '' }
  }
  const setup = await begun('interessement_setup')
  const renewal = await begun('agreement_renewal')
  const yearly = await begun('annual_campaign')
  const paper = await admin(attachPaper, {
    path: { id: setup.step('eligibility') },
    body: { document_name: 'proces_verbal_carence', existing_document_id: document },
  })
  await admin(submitStep, {
    path: { id: renewal.step('decision') },
    body: { form_data: { choice: 'same', years: 3 } },
  })
  return {
    process: setup.id,
    step: setup.step('eligibility'),
    simpleStep: yearly.step('people'),
    submittedStep: renewal.step('decision'),
    skippableStep: renewal.step('past_years'),
    userDocument: paper.id,
  }
}
