import { answerQuestion, askQuestion } from '@moisson/contract/question'
import type { Cast, DemoCompany } from './cast.ts'

/** Two people wrote about the open campaign: one disputes an amount and waits, one was answered. */
export async function makeQuestions(cast: Cast, company: DemoCompany, open: string): Promise<void> {
  const [disputes, asks] = company.people.filter(
    ({ email }) => email !== null && email !== 'lucas.bernard@example.org',
  )
  const path = { id: open }
  if (disputes?.email)
    await (
      await cast.as(disputes.email)
    )(askQuestion, {
      path,
      body: {
        kind: 'amount',
        body: 'Bonjour, ma présence compte un arrêt qui était un accident du travail. Pouvez-vous vérifier ? Merci.',
      },
    })
  if (!asks?.email) return
  const { id } = await (
    await cast.as(asks.email)
  )(askQuestion, {
    path,
    body: { kind: 'question', body: 'Si je place tout sur le PEE, puis-je changer de fonds plus tard ?' },
  })
  await cast.claire(answerQuestion, {
    path: { id: company.id, qid: id },
    body: {
      body: 'Oui : une fois l’argent placé, vous changez de fonds quand vous voulez depuis votre espace chez le teneur de compte.',
      outcome: 'explained',
    },
  })
}
