import type { Column } from '../../../../kit/data-table.tsx'
import { Badge } from '../../../../kit/badge.tsx'
import { useFormat } from '../../../../kit/use-format.ts'
import { useWords } from '../../../../words/catalogue.ts'
import { campaignWords } from '../../../../campaign/campaign-words.ts'
import { EngagementBadge } from '../../../../campaign/state-badge.tsx'
import type { Campaign, Enrolment } from '../../../../campaign/campaign.ts'
import { asksDays, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { halfDaysIn, inDays } from '@moisson/core/choice/half-days'
import { listedStateOf } from '@moisson/core/campaign/standing'
import { peopleWords } from './people-words.ts'
import { parisDay } from '@moisson/law/paris-time'

/** The columns that matter in a state: bases and shares before the launch, engagement and contact after it. */
export function useColumns({ state, like_pay, type, submitted_at }: Campaign): Column<Enrolment>[] {
  const words = useWords(peopleWords)
  const { beforePay } = useWords(campaignWords)
  const { money, shortDay } = useFormat()
  const contact = useContactColumn()
  const onDay = (instant: string | null) => (instant ? shortDay(parisDay(instant)) : '–')
  const person: Column<Enrolment> = {
    key: 'name',
    header: words.person,
    wraps: true,
    width: 'clamp(8.5rem, 22vw, 11rem)',
    sort: 'name',
    cell: (row) => (
      <span className="font-medium text-neutral-950">
        {row.last_name} {row.first_name}
      </span>
    ),
  }
  const { number, site } = usePlaceColumns(state)
  const gross: Column<Enrolment> = {
    key: 'gross',
    header: words.gross,
    width: '8rem',
    align: 'right',
    sort: 'gross_cents',
    hidden: state !== 'draft',
    cell: (row) => money(row.gross_cents),
  }
  const net: Column<Enrolment> = {
    key: 'net',
    header: like_pay ? beforePay.amount : words.net,
    width: like_pay ? '9.5rem' : '8rem',
    align: 'right',
    ...(state === 'draft' ? {} : { sort: 'gross_cents' }),
    wide: state !== 'draft',
    cell: (row) => <span className="font-medium text-neutral-950">{money(row.net_cents)}</span>,
  }
  // What people pay in of their own is known once the answers are in; until then there is what they may pay in.
  const room: Column<Enrolment> = {
    ...net,
    sort: undefined,
    header: words.room,
    cell: (row) => <span className="font-medium text-neutral-950">{money(row.room_cents ?? 0)}</span>,
  }
  const own = isOwnMoney(type)
  const days = asksDays(type)
  const settled = submitted_at !== null
  const withDays = (row: Enrolment) => <AmountWithDays row={row} settled={settled} />
  const amount = !own
    ? net
    : settled
      ? { ...net, header: words.paidIn, ...(days && { cell: withDays }) }
      : days
        ? { ...room, header: words.days.most, cell: withDays }
        : room
  const ofDays = useDaysColumns(state, settled)
  const bases = useBasesColumns()
  const flags: Column<Enrolment> = {
    key: 'flags',
    header: words.flagsColumn,
    width: '8.5rem',
    wide: true,
    cell: (row) => <Flags row={row} />,
  }
  const engagement: Column<Enrolment> = {
    key: 'engagement',
    header: words.engagement,
    width: '10.75rem',
    cell: (row) => <EngagementBadge state={listedStateOf(row)} type={type} />,
  }
  if (state === 'draft' || state === 'scheduled') {
    return [
      person,
      number,
      site,
      ...(days ? ofDays : bases),
      ...(own ? [] : [{ ...gross, hidden: false, wide: true }]),
      { ...amount, wide: false },
      {
        ...flags,
        cell: (row) =>
          row.engagement_state === 'excluded' ? (
            <EngagementBadge state="excluded" type={type} />
          ) : (
            <Flags row={row} />
          ),
      },
    ]
  }
  return [
    person,
    number,
    site,
    engagement,
    ...(days ? ofDays : []),
    amount,
    { ...contact, hidden: state !== 'open' },
    {
      key: 'deadline',
      header: words.deadline,
      width: '11rem',
      wide: true,
      hidden: true,
      cell: (row) => <span className="tabular">{onDay(row.deadline_at)}</span>,
    },
    {
      key: 'answered',
      header: words.answered,
      width: '9.25rem',
      wide: true,
      sort: 'submitted_at',
      cell: (row) => <span className="tabular">{onDay(row.submitted_at)}</span>,
    },
    ...(own ? [] : [{ ...gross, wide: true }]),
    flags,
  ]
}

/** What a share is computed from. */
function useBasesColumns(): Column<Enrolment>[] {
  const words = useWords(peopleWords)
  const { count, money } = useFormat()
  return [
    {
      key: 'salary',
      header: words.salary,
      width: '9.9rem',
      align: 'right',
      wide: true,
      cell: (row) => (row.reference_salary_cents === null ? '–' : money(row.reference_salary_cents)),
    },
    {
      key: 'presence',
      header: words.presence,
      width: '6.5rem',
      align: 'right',
      wide: true,
      cell: (row) => (row.presence_days === null ? '–' : words.presenceDays(count(row.presence_days))),
    },
  ]
}

/** The half days that somebody may give, or gave once the answers are in. */
const halvesOf = ({ room_cents, day_cents, given_half_days }: Enrolment, settled: boolean): number =>
  (settled || room_cents === null || day_cents === null
    ? given_half_days
    : halfDaysIn(room_cents, day_cents)) ?? 0

/** The value of days; on a phone, where they have no column, with their number. */
function AmountWithDays({ row, settled }: { row: Enrolment; settled: boolean }) {
  const { language, money } = useFormat()
  return (
    <>
      <span className="font-medium text-neutral-950">
        {money(settled ? row.net_cents : (row.room_cents ?? 0))}
      </span>
      <span className="block text-sm text-neutral-600 sm:hidden">
        {inDays(halvesOf(row, settled), language)}
      </span>
    </>
  )
}

/** How many days somebody may give, or gave once the answers are in, and what one is worth. */
function useDaysColumns(state: Campaign['state'], settled: boolean): Column<Enrolment>[] {
  const words = useWords(peopleWords)
  const { language, money } = useFormat()
  return [
    {
      key: 'days',
      header: settled ? words.days.given : words.days.toGive,
      width: '8.5rem',
      align: 'right',
      wide: true,
      cell: (row) => inDays(halvesOf(row, settled), language),
    },
    {
      key: 'day_value',
      header: words.days.value,
      width: '8.5rem',
      align: 'right',
      wide: true,
      hidden: state !== 'draft' && state !== 'scheduled',
      cell: (row) => (row.day_cents === null ? '–' : money(row.day_cents)),
    },
  ]
}

/** The number and the establishment: shown where the rest leaves room. */
function usePlaceColumns(state: Campaign['state']) {
  const words = useWords(peopleWords)
  const number: Column<Enrolment> = {
    key: 'number',
    header: words.number,
    width: '7rem',
    wide: true,
    hidden: state !== 'draft',
    cell: (row) => <span className="tabular text-neutral-600">{row.employee_number ?? '–'}</span>,
  }
  const site: Column<Enrolment> = {
    key: 'site',
    header: words.site,
    width: '8rem',
    wide: true,
    wraps: true,
    hidden: ['draft', 'scheduled', 'open'].includes(state),
    cell: (row) => row.establishment ?? '–',
  }
  return { number, site }
}

/** When somebody was written to last. */
function useContactColumn(): Column<Enrolment> {
  const words = useWords(peopleWords)
  const { shortDay } = useFormat()
  return {
    key: 'contact',
    header: words.lastContact,
    width: '8.25rem',
    wide: true,
    wraps: true,
    cell: (row) => {
      if (row.last_reminder_at)
        return words.reminder(shortDay(parisDay(row.last_reminder_at)), row.reminder_count)
      return row.invited_at ? words.notice(shortDay(parisDay(row.invited_at))) : words.noContact
    },
  }
}

function Flags({ row }: { row: Enrolment }) {
  const words = useWords(peopleWords)
  const [first, ...others] = row.flags
  if (!first) return null
  const red = first === 'email_bounced' || first === 'no_channel'
  return (
    <span
      className="inline-flex items-center gap-1"
      title={row.flags.map((flag) => words.flags[flag]).join(', ')}
    >
      <Badge tone={red ? 'red' : 'neutral'}>{words.flags[first]}</Badge>
      {others.length > 0 && <span className="text-xs text-neutral-600">+{others.length}</span>}
    </span>
  )
}
