import type { Route } from '../http/handle.ts'
import { handleEnterChoice } from './enter-choice.ts'
import { handleReadChoicePaper } from './read-choice-paper.ts'
import { handleGetEnrolmentChoices } from './get-enrolment-choices.ts'
import { handleCheckReceiptFile, handleCheckReceiptNumber } from './check-receipt.ts'
import { handleGetMySavings, handleGetMyStatement, handlePrintStatement } from './get-savings.ts'
import { handleGetMyCampaign } from './get-my-campaign.ts'
import { handleGetMyChoices } from './get-my-choices.ts'
import { handleGetMyNotice } from './get-my-notice.ts'
import { handleGetMyProfile } from './get-my-profile.ts'
import { handleGetMyReceipt } from './get-my-receipt.ts'
import { handleListMyHoldings } from './list-my-holdings.ts'
import { handleListMyCampaigns } from './list-my-campaigns.ts'
import { handleSaveMyChoices } from './save-my-choices.ts'
import {
  handleEraseMySaverProfile,
  handleGetMySaverProfile,
  handleKeepMySaverProfile,
} from './saver-profile.ts'
import { handleSubmitMyChoices } from './submit-my-choices.ts'

export const choiceRoutes = [
  handleListMyCampaigns,
  handleListMyHoldings,
  handleGetMyCampaign,
  handleGetMyProfile,
  handleGetMyChoices,
  handleSaveMyChoices,
  handleSubmitMyChoices,
  handleGetMyReceipt,
  handleGetMyNotice,
  handleGetEnrolmentChoices,
  handleEnterChoice,
  handleGetMySavings,
  handleGetMyStatement,
  handlePrintStatement,
  handleReadChoicePaper,
  handleGetMySaverProfile,
  handleKeepMySaverProfile,
  handleEraseMySaverProfile,
  handleCheckReceiptFile,
  handleCheckReceiptNumber,
] satisfies Route[]
