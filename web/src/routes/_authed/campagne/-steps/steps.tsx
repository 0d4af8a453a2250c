import type { OpenStep } from '../-detail/step.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'
import { lazy } from 'react'
import { AddPerson } from '../-people/add-person.tsx'
import type { SettingSection } from '@moisson/core/campaign/setting-fields'
import { CancelDialog } from './cancel-dialog.tsx'
import { ControlDialog } from './control-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { LaunchDialog } from './launch-dialog.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { SubmitDialog } from './submit-dialog.tsx'

const AdvancesDialog = lazy(() => import('../-people/advances-dialog.tsx'))
const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))

/** The step that is open: what will happen in figures, to whom, and what cannot be undone. */
export default function Steps(props: {
  campaign: Campaign
  step: OpenStep
  onClose: () => void
  onSection: (section: SettingSection | null) => void
}) {
  const { campaign, step, onClose, onSection } = props
  switch (step.step) {
    case 'launch':
      return <LaunchDialog campaign={campaign} onClose={onClose} onSection={onSection} />
    case 'remind':
      return <RemindDialog campaign={campaign} ids={step.ids ?? []} onClose={onClose} />
    case 'submit':
      return <SubmitDialog campaign={campaign} onClose={onClose} />
    case 'validate':
      return <ControlDialog campaign={campaign} onClose={onClose} />
    case 'cancel':
      return <CancelDialog campaign={campaign} onClose={onClose} />
    case 'delete':
      return <DeleteDialog campaign={campaign} onClose={onClose} />
    case 'correct':
      return <CorrectDialog campaign={campaign} onClose={onClose} />
    case 'advances':
      return <AdvancesDialog campaign={campaign} onClose={onClose} />
    case 'add':
      return <AddPerson campaign={campaign} onClose={onClose} />
  }
}
