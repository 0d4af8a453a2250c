import { enterChoice } from '@moisson/contract/paper-choice'
import { submitMyChoices } from '@moisson/contract/choice'
import { listLetters, openByCode, printLetters, recordHandovers } from '@moisson/contract/letter'
import { addDays } from '@moisson/law/calendar'
import { readPdfText } from '../../print/read-pdf-text.ts'
import { pdfExample } from '../pdf-example.ts'
import { amountsIn } from './amounts-in-text.ts'
import { campaignFor } from './campaign-for.ts'
import { today } from './correct-steps.ts'
import { ask, must, pick, WorldFault, type Outcome, type RunCampaign, type World } from './world.ts'
import type { Of } from './world-plan.ts'

/**
 * The letter of one of those whom no mail reaches: printed, beside what is stored; perhaps handed over; perhaps answered
 * with its code.
 */
export async function letter(world: World, step: Of<'letter'>): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  if (!run) return null
  const path = { id: run.id }
  const { owner } = run.employer
  const { items } = await must(world, listLetters, { path, query: {} }, owner)
  const whose = pick(items, step.person)
  if (!whose) return null
  const done = [`the letter of ${whose.employee_number} for ${run.name} is printed`]
  const told = (code: string) => ({ said: done.join(', '), code })
  const printed = await ask(world, printLetters, { path, body: { ids: [whose.id] } }, owner)
  if (printed.code) return told(printed.code)
  const code = await readLetter(world, whose.id, printed.bytes)
  if (step.handed !== null) {
    const handed_on = addDays(await today(world), -step.handed)
    const body = { handed_on, handed_how: 'in_person' as const, ids: [whose.id] }
    const handed = await ask(world, recordHandovers, { path, body }, owner)
    done.push(`handed over on ${handed_on}`)
    if (handed.code) return told(handed.code)
    const [kept] = handed.body.skipped
    if (handed.body.recorded + (kept?.count ?? 0) !== 1)
      throw new WorldFault(`one letter was handed over, ${handed.body.recorded} were recorded`)
  }
  if (step.mode === null || code === '') return told('')
  done.push(`answered by its code with ${step.mode}`)
  const opened = await ask(world, openByCode, { body: { code } }, null)
  if (opened.code) return told(opened.code)
  const bearer = { bearer: opened.body.id_token }
  return told((await ask(world, submitMyChoices, { path, body: { mode: step.mode } }, bearer)).code)
}

const codeShape = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/

/** The code of a printed letter, whose first amount is what there is to decide about. */
async function readLetter(world: World, enrolment: string, pdf: Buffer): Promise<string> {
  const text = readPdfText(pdf).replaceAll(/\s+/g, ' ')
  const { rows } = await world.server.owner.query<{
    due_net_cents: number
    advance_net_cents: number
    net_cents: number
    room_cents: number | null
  }>(
    'select due_net_cents, advance_net_cents, net_cents, room_cents from campaign_beneficiary where id = $1',
    [enrolment],
  )
  const room = rows[0]?.room_cents
  if (room) {
    if (!amountsIn(text).includes(room)) throw new WorldFault(`a letter does not say the most, ${room}`)
    return codeShape.exec(text)?.[0] ?? ''
  }
  if (rows[0]?.due_net_cents === 0) return readTold(text, rows[0])
  const said = amountsIn(text.slice(0, text.search(/à décider|to decide about/)))
  if (said.at(-1) !== rows[0]?.due_net_cents)
    throw new WorldFault(`a letter gives ${said.at(-1)} to decide about, ${rows[0]?.due_net_cents} is due`)
  return codeShape.exec(text)?.[0] ?? ''
}

/** A letter that asks nothing has no code; it tells the advance first, then the share. */
function readTold(text: string, row: { advance_net_cents: number; net_cents: number }): string {
  const label = text.search(/Avance déjà reçue, net|Advance already received, net/)
  const [advance, share] = label < 0 ? [0, row.net_cents] : amountsIn(text.slice(label))
  if (advance !== row.advance_net_cents || share !== row.net_cents)
    throw new WorldFault(`a letter tells an advance of ${advance} and a share of ${share}`)
  if (codeShape.test(text)) throw new WorldFault('a letter that asks nothing has a code')
  return ''
}

/** The company enters what somebody answered on a signed sheet, perhaps once more with a reason. */
export async function answerOnPaper(world: World, step: Of<'answer on paper'>): Promise<Outcome | null> {
  const run = await campaignFor(world, step)
  if (!run) return null
  const whose = pick(await enrolledIn(world, run), step.person)
  if (!whose) return null
  const { code } = await ask(
    world,
    enterChoice,
    {
      path: { id: run.id, bid: whose.id },
      body: {
        signed_on: await today(world),
        mode: step.mode,
        ...(step.again ? { reason: 'Feuille mal lue.' } : {}),
      },
      file: new File([pdfExample], 'choix.pdf', { type: 'application/pdf' }),
    },
    run.employer.owner,
  )
  const again = step.again ? ' once more' : ''
  return { said: `${whose.employee_number} answers ${run.name} on paper${again}: ${step.mode}`, code }
}

async function enrolledIn(world: World, run: RunCampaign) {
  const { rows } = await world.server.owner.query<{ id: string; employee_number: string }>(
    `select id, employee_number from campaign_beneficiary where campaign_id = $1 and engagement_state <> 'excluded'
     order by employee_number, id`,
    [run.id],
  )
  return rows
}
