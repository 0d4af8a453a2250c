import type { Route } from '../http/handle.ts'
import { handleCalculateCampaign } from './calculate-campaign.ts'
import {
  handlePreviewCampaignEnvelope,
  handleReadCampaignEnvelope,
  handleRecordCampaignEnvelope,
} from './campaign-envelope.ts'
import { handleCancelCampaign } from './cancel-campaign.ts'
import { handleCompleteCampaign } from './complete-campaign.ts'
import { handleCorrectCampaign } from './correct-campaign.ts'
import { handleCreateCampaign } from './create-campaign.ts'
import { handleDeleteCampaign } from './delete-campaign.ts'
import { handleEnrolBeneficiary } from './enrol-beneficiary.ts'
import { handleGetCampaign } from './get-campaign.ts'
import { handleGetEnrolment } from './get-enrolment.ts'
import { handleGetStatistics } from './get-statistics.ts'
import { handleGetTimeline } from './get-timeline.ts'
import { handleLaunchCampaign } from './launch-campaign.ts'
import { handleListCampaigns } from './list-campaigns.ts'
import { handleListEnrolments } from './list-enrolments.ts'
import { handleOpenLaterWindow } from './open-later-window.ts'
import { handlePreviewCorrection } from './preview-correction.ts'
import { handleRecordAdvances } from './record-advances.ts'
import { handleRemindCampaign } from './remind-campaign.ts'
import { handleSubmitCampaign } from './submit-campaign.ts'
import { handleUpdateCampaign } from './update-campaign.ts'
import { handleUpdateEnrolment } from './update-enrolment.ts'
import { handleValidateCampaign } from './validate-campaign.ts'

export const campaignRoutes = [
  handleListCampaigns,
  handleCreateCampaign,
  handleGetCampaign,
  handleUpdateCampaign,
  handleDeleteCampaign,
  handleCalculateCampaign,
  handleListEnrolments,
  handleEnrolBeneficiary,
  handleGetEnrolment,
  handleUpdateEnrolment,
  handleRecordAdvances,
  handleOpenLaterWindow,
  handlePreviewCorrection,
  handleCorrectCampaign,
  handleLaunchCampaign,
  handleRemindCampaign,
  handleSubmitCampaign,
  handleValidateCampaign,
  handleCompleteCampaign,
  handleCancelCampaign,
  handleGetStatistics,
  handleGetTimeline,
  handleReadCampaignEnvelope,
  handlePreviewCampaignEnvelope,
  handleRecordCampaignEnvelope,
] satisfies Route[]
