import {
  calculateCampaign,
  cancelCampaign,
  completeCampaign,
  createCampaign,
  launchCampaign,
  submitCampaign,
  updateCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import { getMyCampaign, saveMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { noon } from './dates.ts'
import type { Caller } from './in-process-client.ts'
import { fromResult, makeFormula } from './make-formula.ts'
import type { Cast, DemoCompany } from './cast.ts'
import { makeBonus } from './make-bonus.ts'
import { makeQuestions } from './make-questions.ts'

interface Plan {
  name: string
  year: number
  /** Cents decided beside the formula, or the result of the exercice, in euros, that the formula takes. */
  envelope: number | { result: number }
  /** Days from today of the launch. */
  launch: number
  opens?: number
}

/** One campaign in each of the nine states, and two years of history. */
export async function runCampaigns(cast: Cast, vergers: DemoCompany, phare: DemoCompany): Promise<void> {
  const { year } = cast.dates
  await makeFormula(cast, vergers)
  for (const [back, result] of [
    [2, 1_351_913.75],
    [1, 1_415_956.88],
  ] as const) {
    const past = await prepared(cast, cast.claire, vergers, {
      name: `Intéressement ${year - back}`,
      year: year - back,
      envelope: { result },
      launch: -365 * back - 20,
    })
    await answered(cast, vergers, past, 8)
    await toTheEnd(cast, cast.claire, past, -365 * back + 12)
  }

  await makeBonus(cast, phare)

  // Validated, so that its transfers are there to prepare.
  const toPay = await prepared(cast, cast.claire, vergers, {
    name: `Intéressement ${year} – primeurs`,
    year,
    envelope: 1_850_000,
    launch: -34,
  })
  await answered(cast, vergers, toPay, 18)

  await runFour(cast, phare, toPay)

  const cancelled = await prepared(cast, cast.claire, vergers, {
    name: `Intéressement ${year} – essai`,
    year,
    envelope: 1_000_000,
    launch: -12,
  })
  await cast.claire(cancelCampaign, {
    path: { id: cancelled },
    body: { reason: 'Enveloppe saisie avant l’arrêté des comptes.' },
  })

  const open = await prepared(cast, cast.claire, vergers, {
    name: `Intéressement ${year}`,
    year,
    envelope: { result: 1_585_000 },
    launch: -8,
  })
  // Answers come in over the days, most of them early.
  for (const [day, from, to] of [
    [-8, 0, 6],
    [-7, 6, 10],
    [-5, 10, 13],
    [-3, 13, 15],
    [-2, 15, 17],
  ] as const) {
    await cast.at(noon(cast.dates.today, day))
    await answered(cast, vergers, open, to, from)
  }
  await draftOfLucas(cast, open)
  await makeQuestions(cast, vergers, open)
  await prepared(cast, cast.claire, vergers, {
    name: `Intéressement ${year} – prime de récolte`,
    year,
    envelope: 2_400_000,
    launch: -2,
    opens: 5,
  })
  await cast.at(noon(cast.dates.today, -1))
  const draft = await cast.claire(createCampaign, {
    path: { id: vergers.id },
    body: {
      name: `Intéressement ${year} – complément cidrerie`,
      type: 'interessement',
      year,
      envelope_gross_cents: 1_250_000,
      payroll_gross_cents: null,
    },
  })
  await cast.claire(updateCampaign, {
    path: { id: vergers.id, cid: draft.id },
    body: { warning_reasons: { envelope_without_figures: besideFormula } },
  })
  await cast.claire(calculateCampaign, { path: { id: draft.id } })
}

/** The four of the second company: closed, submitted, sent back, validated. */
async function runFour(cast: Cast, phare: DemoCompany, toPay: string): Promise<void> {
  const { year } = cast.dates
  const yann = await cast.as('yann.legoff@example.org')
  const names = [
    'Atelier, 1er semestre',
    'Atelier, 2e semestre',
    'Boutique, 1er semestre',
    'Boutique, 2e semestre',
  ]
  const four: string[] = []
  for (const [index, name] of names.entries()) {
    four.push(
      await prepared(cast, yann, phare, {
        name: `Intéressement ${year} – ${name}`,
        year,
        envelope: 1_800_000 + index * 123_457,
        launch: -34,
      }),
    )
  }
  for (const [index, id] of four.entries()) await answered(cast, phare, id, 2 + index)
  await cast.at(noon(cast.dates.today, -9))
  await cast.claire(submitCampaign, { path: { id: toPay }, body: {} })
  await cast.sophie(validateCampaign, { path: { id: toPay }, body: {} })
  const [, submitted, correction, validated] = four as [string, string, string, string]
  for (const id of [submitted, correction, validated]) await yann(submitCampaign, { path: { id }, body: {} })
  await cast.sophie(validateCampaign, {
    path: { id: correction },
    body: {
      decision: 'rejected',
      comment: 'La personne à contacter a changé\u00a0: corrigez-la, puis transmettez de nouveau.',
    },
  })
  await cast.sophie(validateCampaign, { path: { id: validated }, body: {} })
  // Their mails are of this day, not of the next one that the world goes to.
  await cast.settle()
}

/** A choice begun and not sent: half paid at once, the rest nearly placed. */
async function draftOfLucas(cast: Cast, open: string): Promise<void> {
  const lucas = await cast.as('lucas.bernard@example.org')
  const mine = await lucas(getMyCampaign, { path: { id: open } })
  const half = Math.floor(mine.net_cents / 2)
  const fund = mine.funds.pee[0]
  await lucas(saveMyChoices, {
    path: { id: open },
    body: {
      mode: 'custom',
      lines: [
        { destination: 'immediate_payment', amount_cents: half },
        ...(fund
          ? [
              {
                destination: 'pee' as const,
                management_mode: 'free' as const,
                fund_id: fund.id,
                amount_cents: half - 10_000,
              },
            ]
          : []),
      ],
    },
  })
}

/** Creates, computes and launches a campaign at its moment; its notices leave by mail. */
async function prepared(cast: Cast, admin: Caller, company: DemoCompany, plan: Plan): Promise<string> {
  const { today } = cast.dates
  await cast.at(noon(today, plan.launch))
  const campaign = await admin(createCampaign, {
    path: { id: company.id },
    body: {
      name: plan.name,
      type: 'interessement',
      year: plan.year,
      ...(typeof plan.envelope === 'number' && { envelope_gross_cents: plan.envelope }),
      message_title: 'Votre part des résultats',
      message_body:
        'Merci pour cette année. Vous pouvez toucher votre prime maintenant, la placer, ou faire les deux : le choix est à vous.',
      message_title_en: 'Your share of the results',
      message_body_en:
        'Thank you for this year. You can have your bonus paid now, invest it, or do a bit of both: the choice is yours.',
      ...(plan.opens === undefined ? {} : { opens_at: noon(today, plan.opens).toISOString() }),
    },
  })
  if (typeof plan.envelope === 'object') await fromResult(cast, company, campaign.id, plan.envelope.result)
  await admin(launchCampaign, { path: { id: campaign.id }, body: { warning_reasons: reasonsOf(campaign) } })
  await cast.settle()
  return campaign.id
}

const besideFormula = 'Part décidée en cours d’exercice, que la formule de l’accord ne porte pas.'

/** At the end of a month the payment may come after its legal day, and the company says why; as where an envelope comes from. */
function reasonsOf({ warnings }: { warnings: readonly { code: string }[] }): Record<string, string> {
  const late = warnings.filter(({ code }) => code.startsWith('late_payment'))
  return {
    envelope_without_figures: besideFormula,
    ...Object.fromEntries(
      late.map(({ code }) => [code, 'Arrêté des comptes tardif, dont le CSE est informé.']),
    ),
  }
}

const ways = ['quick_cash', 'quick_managed', 'quick_half'] as const

/** Lets some people answer, each in one of the three ways, over the days after the notice. */
async function answered(
  cast: Cast,
  company: DemoCompany,
  campaignId: string,
  count: number,
  from = 0,
): Promise<void> {
  const people = company.people
    .filter((person) => person.email !== null && person.email !== 'lucas.bernard@example.org')
    .slice(1 + from, count + 1)
  const answer = async (email: string, mode: (typeof ways)[number] | undefined) => {
    const client = await cast.as(email)
    await client(getMyCampaign, { path: { id: campaignId } })
    await client(submitMyChoices, { path: { id: campaignId }, body: { mode } })
  }
  await Promise.all(people.map((person, index) => answer(person.email ?? '', ways[index % 3])))
}

/** Closes by the clock, submits, validates by the adviser, records the payment. */
async function toTheEnd(cast: Cast, admin: Caller, campaignId: string, days: number): Promise<void> {
  await cast.at(noon(cast.dates.today, days))
  await admin(submitCampaign, { path: { id: campaignId }, body: {} })
  await cast.sophie(validateCampaign, { path: { id: campaignId }, body: {} })
  await admin(completeCampaign, {
    path: { id: campaignId },
    body: { paid_on: noon(cast.dates.today, days).toISOString().slice(0, 10) },
  })
  await cast.settle()
}
