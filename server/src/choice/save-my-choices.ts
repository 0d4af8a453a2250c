import { saveMyChoices } from '@moisson/contract/choice'
import { illegalIn, totalOf } from '@moisson/core/choice/check-lines'
import { sameLines } from '@moisson/core/choice/complete-lines'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { requireAnswerable } from './answerable.ts'
import { askedLines, completedIn, weighed } from './asked-choice.ts'
import { keepDraft, setDraftAside, versionsOf, type Versions } from './choice-store.ts'
import { choicesView } from './choices-view.ts'
import { lockMyFile } from './choosing-file.ts'
import { informedFile } from './informed-file.ts'
import { prepared } from '../database/run-statement.ts'

export const handleSaveMyChoices = handle(
  saveMyChoices,
  async ({ tx, transaction, caller, input, language, ifMatch, refuse, orRefuse, newId, note }) => {
    const run = prepared(transaction.client)
    const locked = await lockMyFile(run, caller, input.path.id)
    const versions = await versionsOf(run, locked.enrolment)
    requireAnswerable(locked, versions, language)
    const file = await informedFile(tx, locked, locked.now)
    const shown = (kept: Versions) => ({
      ...choicesView(file, kept, language),
      completed: completedIn(file.offer, input.body, language),
    })
    // A draft begun before a correction is no answer: it is kept, and read again with the amount of today.
    if (ifMatch !== undefined && ifMatch !== versions.version && ifMatch !== versions.written)
      throw new Refused(
        { refusal: 'version_conflict', details: {} },
        { current: shown(versions), asked: weighed(file.offer, input.body, file.person) },
      )
    note({ company_id: file.campaign.company_id, summary: 'draft kept' })

    const { offer, person, now } = file
    const asked = askedLines(offer, input.body, person.net_cents)
    if (asked === null) return shown(versions)
    const { mode, lines } = orRefuse(asked)
    const [illegal] = illegalIn(offer, lines)
    if (illegal) throw refuse(illegal.code, illegal.details)

    const { draft, counted } = versions
    if (counted?.status === 'submitted' && sameLines(lines, counted.lines))
      return shown(await setDraftAside(run, versions, now))
    const writing = {
      id: newId(),
      company_id: file.campaign.company_id,
      campaign_id: file.campaign.id,
      campaign_beneficiary_id: file.enrolment.id,
      beneficiary_id: file.enrolment.beneficiary_id,
      mode,
      lines,
      total_cents: totalOf(lines),
      acknowledgements: [...(input.body.acknowledgements ?? draft?.acknowledgements ?? [])],
      now,
    }
    return shown(await keepDraft(run, writing, versions))
  },
)
