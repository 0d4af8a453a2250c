import { createHash, randomUUID } from 'node:crypto'
import { exportSepa } from '@moisson/contract/payment'
import { executionDay, executionFault } from '@moisson/core/payment/execution-day'
import { stateNames } from '@moisson/core/campaign/state-names'
import { dueDayOf, isPayable } from '@moisson/core/payment/movements'
import { lawPlans } from '@moisson/core/abondement/account'
import { keeperNames } from '@moisson/core/keeper/keeper-names'
import { keptToday, otherKeeperToday } from '@moisson/core/keeper/keepers-of'
import { campaignReference, transfersOf } from '@moisson/core/payment/transfer-words'
import { parisDay } from '@moisson/law/paris-time'
import { openIban } from '../company/company-iban.ts'
import { companyRow } from '../company/company-store.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { paidCampaign } from './campaign-payments.ts'
import { directPeople } from './direct-people.ts'
import { writePain } from './write-pain.ts'

/** The order of transfer for the bank, written down in the trail with its hash; no account number is. */
export const handleExportSepa = handle(exportSepa, async (ctx) => {
  const { tx, companyId, input, now, language, refuse, caller, services } = ctx
  const kind = input.query.kind ?? 'account_keeper'
  const format = input.query.format ?? 'pain.001.001.09'
  const today = parisDay(now.toISOString())
  const { facts, gap, movements, interest } = await paidCampaign(
    ctx.transaction,
    companyId,
    input.path.cid,
    today,
  )
  if (!isPayable(facts.state)) throw refuse('not_validated', { state: stateNames[facts.state][language] })
  if (gap) throw refuse('payment_differs', { gap_cents: Math.abs(gap.gap_cents), kind: gap.kind })
  const movement = movements.find((one) => one.kind === (kind === 'direct' ? 'payroll' : kind))
  if (!movement || movement.amount_cents === 0) throw refuse('nothing_to_pay')
  if (movement.status === 'paid' && movement.paid_on)
    throw refuse('already_paid', { paid_on: movement.paid_on })
  // Another file is another order to the bank, which would pay it again.
  if (kind === 'account_keeper' && movement.status === 'ordered')
    throw refuse('already_ordered', { paid_on: movement.paid_on ?? today })
  const executeOn = input.query.on ?? executionDay(dueDayOf(facts), today)
  const fault = executionFault(executeOn, today)
  if (fault) throw refuse(fault.code, { on: executeOn, today, open_on: fault.open_on })

  const fixed = interest.find((one) => one.kind === movement.kind)
  if (fixed && fixed.paid_on !== executeOn)
    throw refuse('late_interest_other_day', { fixed_on: fixed.paid_on, on: executeOn })

  const company = await companyRow(tx, companyId)
  if (!company.iban_cipher) throw refuse('company_iban_missing')
  const reference = campaignReference(facts)
  const keepers = () => {
    const owed = transfersOf(facts, company)
    return owed.map(({ kept, amount_cents, remittance }) => {
      const { name } = kept
      const own = keptToday(kept, company)
      if (!own)
        throw refused('keeper_changed', {
          keeper: name,
          today: otherKeeperToday(kept, company) ?? keeperNames.none,
        })
      const sealed = company[`${own.iban}_cipher`]
      if (!sealed) throw refused('keeper_iban_missing', { keeper: name })
      const iban = openIban(services.sealer, companyId, own.iban, sealed)
      const [plan] = kept.plans
      return {
        to: { name, iban, bic: company[own.bic] },
        amount_cents,
        endToEndId: owed.length === 1 || !plan ? reference : `${reference}-${lawPlans[plan]}`,
        remittance,
      }
    })
  }
  const people = kind === 'direct' ? await directPeople(tx, services.sealer, facts) : null
  const transfers = people
    ? people.paid.map((one) => ({
        to: { name: `${one.first_name} ${one.last_name}`, iban: one.iban, bic: null },
        amount_cents: one.amount_cents,
        endToEndId: `${reference}-${one.id.slice(0, 8).toUpperCase()}`,
        remittance: `${company.legal_name} ${reference}`,
      }))
    : keepers()
  if (transfers.length === 0) throw refuse('nobody_with_iban')
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const xml = writePain({
    format,
    // Both orders of a campaign may be asked for in one second.
    id: `${reference}-${stamp.slice(2)}${kind === 'direct' ? 'D' : ''}`,
    created: now,
    executeOn,
    from: {
      name: company.legal_name,
      iban: openIban(services.sealer, companyId, 'iban', company.iban_cipher),
      bic: company.bic,
    },
    transfers,
  })
  const body = Buffer.from(xml)
  const sha256 = createHash('sha256').update(body).digest('hex')
  const amount_cents = transfers.reduce((sum, one) => sum + one.amount_cents, 0)
  const download = { kind: `sepa_${kind}`, format, layout_version: format, sha256 }
  await tx
    .insertInto('export_download')
    .values({
      ...download,
      id: randomUUID(),
      company_id: companyId,
      campaign_id: facts.id,
      at: now,
      by_id: caller.user_id,
      by_name: caller.name,
    })
    .execute()
  ctx.note({
    target_type: 'campaign',
    target_id: facts.id,
    after: {
      ...download,
      amount_cents,
      transfers: transfers.length,
      ...(people && { left_aside: people.aside.length }),
      on: executeOn,
    },
  })
  return {
    file: {
      name: `Virement_${company.siren}_${reference}${kind === 'direct' ? '_individuels' : ''}.xml`,
      type: 'application/xml',
      body,
      sha256,
    },
  }
})
