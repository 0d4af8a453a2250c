import { listDirectTransfers } from '@moisson/contract/payment'
import { csvHeader, csvWriter } from '@moisson/core/export/write-cell'
import { leftAsideLayout } from '@moisson/core/payment/left-aside-layout'
import { campaignReference } from '@moisson/core/payment/transfer-words'
import { shownAside, transferFaultNames } from '@moisson/core/payment/left-aside'
import { stateNames } from '@moisson/core/campaign/state-names'
import { isPayable } from '@moisson/core/payment/movements'
import { parisDay } from '@moisson/law/paris-time'
import type { InEach } from '@moisson/law/text'
import { companyRow } from '../company/company-store.ts'
import { handle } from '../http/handle.ts'
import { paidCampaign } from './campaign-payments.ts'
import { directPeople } from './direct-people.ts'

const fileWord: InEach<string> = { fr: 'sans_virement', en: 'no_transfer' }

const sumOf = (people: readonly { amount_cents: number }[]) => ({
  people: people.length,
  amount_cents: people.reduce((sum, one) => sum + one.amount_cents, 0),
})

/** Whom the bank file for people who left pays, in figures, and by name whom it leaves aside. */
export const handleListDirectTransfers = handle(listDirectTransfers, async (ctx) => {
  const { tx, companyId, input, now, language, services } = ctx
  const { facts } = await paidCampaign(
    ctx.transaction,
    companyId,
    input.path.cid,
    parisDay(now.toISOString()),
  )
  if (!isPayable(facts.state)) throw ctx.refuse('not_validated', { state: stateNames[facts.state][language] })
  const { paid, aside } = await directPeople(tx, services.sealer, facts)
  if (input.query.as === 'csv') {
    ctx.note({ after: { people: aside.length } })
    const { siren } = await companyRow(tx, companyId)
    const layout = leftAsideLayout(language)
    const write = csvWriter(layout)
    const rows = aside.map(({ employee_number, last_name, first_name, amount_cents, reason }) =>
      write({
        employee_number,
        last_name,
        first_name,
        amount_cents,
        reason: transferFaultNames[reason][language],
      }),
    )
    return {
      file: {
        name: `Virement_${siren}_${campaignReference(facts)}_${fileWord[language]}.csv`,
        type: 'text/csv; charset=utf-8',
        body: Buffer.from(`${layout.csv.bom ? '\ufeff' : ''}${csvHeader(layout)}${rows.join('')}`),
      },
    }
  }
  return {
    transferred: sumOf(paid),
    left_aside: sumOf(aside),
    items: aside
      .slice(0, shownAside)
      .map(({ beneficiary_id, employee_number, first_name, last_name, amount_cents, reason }) => ({
        beneficiary_id,
        employee_number,
        person_name: `${first_name} ${last_name}`,
        amount_cents,
        reason,
      })),
  }
})
