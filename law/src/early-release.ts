import type { Article } from './article.ts'
import { codeDuTravail, codeMonetaireFinancier } from './article.ts'
import { addMonths } from './calendar.ts'
import { type PlanKind, planKind } from './plan-kind.ts'
import { rule } from './rule.ts'
import type { ReleaseEvent } from './release-events.ts'
import { isReleaseEvent, monthsToAsk, releaseEvents, releaseIn } from './release-events.ts'
import { papersIn } from './release-request.ts'
import { stop } from './stopped.ts'
import { optional, record } from './shape.ts'
import { day, flag, text } from './takes.ts'

const articlesOf = (plan: PlanKind): Article[] =>
  plan === 'PERCOL'
    ? [codeMonetaireFinancier('L224-4')]
    : plan === 'PERCO'
      ? [codeDuTravail('R3334-4'), codeDuTravail('R3334-5')]
      : [codeDuTravail('R3324-22'), codeDuTravail('R3332-28')]

const releaseGiven = record({
  /** The name of a case (`release-events.ts`), never free words. */
  event: text,
  event_date: day,
  request_date: day,
  plan: planKind,
  released_once: optional(flag),
})

/** Whether an event that has happened opens an early release of a plan, until when it may be asked, and with which papers. */
export const earlyRelease = rule({
  label: { fr: 'Déblocage anticipé', en: 'Early release' },
  articles: [codeDuTravail('R3324-22'), codeDuTravail('R3324-23'), codeMonetaireFinancier('L224-4')],
  takes: releaseGiven,
  compute: (given, note) => {
    const name = isReleaseEvent(given.event) ? given.event : stop('event_not_known', { event: given.event })
    const event: ReleaseEvent = releaseEvents[name]
    const counted = event.sinceCounts === 'request' ? given.request_date : given.event_date
    const inForce = event.since === undefined || counted >= event.since
    const worded = releaseIn(event, given.plan)
    const covered = worded !== null && inForce
    const months = monthsToAsk(name, given.plan)
    const last_day = months === null ? null : addMonths(given.event_date, months)
    const happened = given.event_date <= given.request_date
    const in_time = covered && happened && (last_day === null || given.request_date <= last_day)
    note({
      label: {
        fr: `Cas ouvert par ce plan\u00a0: ${worded?.fr ?? 'non'}`,
        en: `Case opened by this plan: ${worded?.en ?? 'no'}`,
      },
      inputs: { event_date: given.event_date, plan: given.plan },
      articles: articlesOf(given.plan),
      result: covered,
    })
    if (!happened)
      note({
        label: {
          fr: 'L’événement n’est pas encore arrivé\u00a0: il ne libère rien',
          en: 'The event has not happened yet: it frees nothing',
        },
        inputs: { event_date: given.event_date, request_date: given.request_date },
        result: happened,
      })
    note({
      label: { fr: 'Dernier jour pour demander', en: 'Last day to ask' },
      inputs: { request_date: given.request_date },
      result: last_day,
    })
    return {
      covered,
      in_time,
      last_day,
      /** One payment, all or part, for each event. */
      payment_left: in_time && given.released_once !== true,
      documents: papersIn(name, given.plan).map((paper) => paper.fr),
    }
  },
  vectors: [
    {
      why: 'marriage on 15 March asked on 14 September',
      given: { event: 'mariage', event_date: '2026-03-15', request_date: '2026-09-14', plan: 'PEE' },
      expect: {
        covered: true,
        in_time: true,
        last_day: '2026-09-15',
        payment_left: true,
        documents: ['acte de mariage ou de Pacs'],
      },
    },
    {
      why: 'one day after the six months',
      given: { event: 'mariage', event_date: '2026-03-15', request_date: '2026-09-16', plan: 'PEE' },
      expect: {
        covered: true,
        in_time: false,
        last_day: '2026-09-15',
        payment_left: false,
        documents: ['acte de mariage ou de Pacs'],
      },
    },
    {
      why: 'asked on the very day of the marriage',
      given: { event: 'mariage', event_date: '2026-03-15', request_date: '2026-03-15', plan: 'PEE' },
      expect: {
        covered: true,
        in_time: true,
        last_day: '2026-09-15',
        payment_left: true,
        documents: ['acte de mariage ou de Pacs'],
      },
    },
    {
      why: 'the day before it: what has not happened frees nothing',
      given: { event: 'mariage', event_date: '2026-03-15', request_date: '2026-03-14', plan: 'PEE' },
      expect: {
        covered: true,
        in_time: false,
        last_day: '2026-09-15',
        payment_left: false,
        documents: ['acte de mariage ou de Pacs'],
      },
    },
    {
      why: 'an end of contract to come frees nothing either, delay or not',
      given: { event: 'rupture_contrat', event_date: '2026-09-21', request_date: '2026-09-20', plan: 'PEE' },
      expect: {
        covered: true,
        in_time: false,
        last_day: null,
        payment_left: false,
        documents: ['certificat de travail ou attestation de fin d’activité'],
      },
    },
    {
      why: 'the end of a contract has no delay',
      given: { event: 'rupture_contrat', event_date: '2024-01-31', request_date: '2026-09-20', plan: 'PEE' },
      expect: {
        covered: true,
        in_time: true,
        last_day: null,
        payment_left: true,
        documents: ['certificat de travail ou attestation de fin d’activité'],
      },
    },
    {
      why: 'marriage does not open a pension plan',
      given: { event: 'mariage', event_date: '2026-03-15', request_date: '2026-03-20', plan: 'PERCOL' },
      expect: {
        covered: false,
        in_time: false,
        last_day: null,
        payment_left: false,
        documents: [],
      },
    },
    {
      why: 'care of a relative is asked for after 7 July 2024, whenever it began',
      given: {
        event: 'proche_aidant',
        event_date: '2023-02-01',
        request_date: '2026-03-20',
        plan: 'PEE',
      },
      expect: {
        covered: true,
        in_time: true,
        last_day: null,
        payment_left: true,
        documents: ['déclaration et pièces de l’aide'],
      },
    },
    {
      why: 'an energy renovation of before 7 July 2024 is none',
      given: {
        event: 'renovation_energetique',
        event_date: '2024-07-06',
        request_date: '2024-08-20',
        plan: 'PEE',
      },
      expect: {
        covered: false,
        in_time: false,
        last_day: '2025-01-06',
        payment_left: false,
        documents: ['devis ou facture des travaux éligibles'],
      },
    },
    {
      why: 'a holiday is no case',
      given: { event: 'vacances', event_date: '2026-03-15', request_date: '2026-03-20', plan: 'PEE' },
      refuses: 'event_not_known',
    },
    {
      why: 'asked on the last day of the six months',
      given: { event: 'mariage', event_date: '2026-03-15', request_date: '2026-09-15', plan: 'PEE' },
      expect: {
        covered: true,
        in_time: true,
        last_day: '2026-09-15',
        payment_left: true,
        documents: ['acte de mariage ou de Pacs'],
      },
    },
    {
      why: 'six months from 31 August end on the last day of February',
      given: { event: 'mariage', event_date: '2025-08-31', request_date: '2026-02-28', plan: 'PEE' },
      expect: {
        covered: true,
        in_time: true,
        last_day: '2026-02-28',
        payment_left: true,
        documents: ['acte de mariage ou de Pacs'],
      },
    },
    {
      why: 'already paid once for this event',
      given: {
        event: 'mariage',
        event_date: '2026-03-15',
        request_date: '2026-09-15',
        plan: 'PEE',
        released_once: true,
      },
      expect: {
        covered: true,
        in_time: true,
        last_day: '2026-09-15',
        payment_left: false,
        documents: ['acte de mariage ou de Pacs'],
      },
    },
    {
      why: 'free words never decide: the birth of a first child is no case',
      given: {
        event: 'naissance du premier enfant',
        event_date: '2026-03-15',
        request_date: '2026-03-20',
        plan: 'PEE',
      },
      refuses: 'event_not_known',
    },
  ],
})
