import { codeDuTravail, convention } from './article.ts'
import { addMonths } from './calendar.ts'
import { lockUp } from './lock-up.ts'
import { centsOf } from './parameter.ts'
import { smallParticipationAmount } from './parameters/limits.ts'
import { paymentDeadline, schemeKind } from './payment-deadline.ts'
import { rule } from './rule.ts'
import { optional, record } from './shape.ts'
import { cents, day } from './takes.ts'

/** Money of a person nobody can find: kept one year by the company, then deposited at the Caisse des dépôts. */
export const unreachable = rule({
  label: { fr: 'Bénéficiaire introuvable', en: 'Unreachable beneficiary' },
  articles: [codeDuTravail('D3313-11'), codeDuTravail('D3324-37')],
  takes: record({ kind: schemeKind, closing: day }),
  compute: (given, note) => {
    const limit = paymentDeadline.value({ closing: given.closing, kind: given.kind }).last_payment_day
    const lock_end =
      given.kind === 'participation'
        ? lockUp.value({ source: 'participation', plan: 'PEE', closing: given.closing }).available_on
        : null
    const held_by_company_until = addMonths(lock_end ?? limit, 12)
    note({
      label: {
        fr: 'Un an après l’échéance, puis Caisse des dépôts',
        en: 'One year after it falls due, then the Caisse des dépôts',
      },
      inputs: { closing: given.closing, due: lock_end ?? limit },
      result: held_by_company_until,
    })
    return { lock_end, held_by_company_until }
  },
  vectors: [
    {
      why: 'intéressement of 2025',
      given: { kind: 'interessement', closing: '2025-12-31' },
      expect: { lock_end: null, held_by_company_until: '2027-05-31' },
    },
    {
      why: 'due on 29 February: a year later that month ends on the 28th',
      given: { kind: 'interessement', closing: '2027-09-30' },
      expect: { lock_end: null, held_by_company_until: '2029-02-28' },
    },
    {
      why: 'participation of 2025',
      given: { kind: 'participation', closing: '2025-12-31' },
      expect: { lock_end: '2031-06-01', held_by_company_until: '2032-06-01' },
    },
  ],
})

/** Participation so small that the company may pay it directly; the amount of the order is not verified. */
export const smallParticipation = rule({
  label: { fr: 'Participation de faible montant', en: 'Small participation' },
  articles: [codeDuTravail('L3324-11'), convention('80\u00a0€, arrêté non vérifié')],
  takes: record({ amount_cents: cents, threshold_cents: optional(cents), on: day }),
  compute: (given, note) => {
    const figure = smallParticipationAmount.on(given.on)
    const threshold_cents = given.threshold_cents ?? centsOf(figure)
    const company_may_pay_directly = given.amount_cents < threshold_cents
    note({
      label: { fr: 'Moins que le montant de l’arrêté', en: 'Below the amount of the order' },
      inputs: { amount_cents: given.amount_cents, threshold_cents },
      parameters: given.threshold_cents === undefined ? [figure] : [],
      result: company_may_pay_directly,
    })
    return { company_may_pay_directly }
  },
  vectors: [
    {
      why: '75 € for a threshold of 80 €',
      given: { amount_cents: 7500, on: '2026-06-30' },
      expect: { company_may_pay_directly: true },
    },
    {
      why: '80 € exactly: the text says « n’atteignent pas »',
      given: { amount_cents: 8000, on: '2026-06-30' },
      expect: { company_may_pay_directly: false },
    },
    {
      why: 'a threshold entered by the company',
      given: { amount_cents: 9000, threshold_cents: 10_000, on: '2026-06-30' },
      expect: { company_may_pay_directly: true },
    },
  ],
})
