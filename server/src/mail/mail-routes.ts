import type { Route } from '../http/handle.ts'
import { handleGetCampaignMails } from './get-campaign-mails.ts'
import { handleGetMailState } from './get-mail-state.ts'
import { handleGiveUpNotices } from './give-up-notices.ts'
import { handlePreviewCampaign } from './preview-campaign.ts'
import { handleReleaseMail } from './release-mail.ts'
import { handleResendCampaignMails } from './resend-campaign-mails.ts'
import { handleReadReminders, handleStopReminders } from './stop-reminders.ts'

export const mailRoutes = [
  handleGetCampaignMails,
  handleResendCampaignMails,
  handleGiveUpNotices,
  handleGetMailState,
  handleReleaseMail,
  handlePreviewCampaign,
  handleReadReminders,
  handleStopReminders,
] satisfies Route[]
