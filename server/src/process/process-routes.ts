import type { Route } from '../http/handle.ts'
import { handleAttachPaper, handleUploadPaper } from './attach-paper.ts'
import { handleStartProcess } from './begin-process.ts'
import { handleCopyProcess } from './copy-process.ts'
import { handleCreateOwnTemplate } from './create-own-template.ts'
import { handleDeleteUserDocument } from './delete-user-document.ts'
import { handleGetProcess } from './get-process.ts'
import { handleGetStepAgent } from './get-step-agent.ts'
import { handleLaunchProcessCampaign } from './launch-process-campaign.ts'
import { handleListOwnTemplates } from './list-own-templates.ts'
import { handleListProcessTemplates } from './list-process-templates.ts'
import { handleListProcesses } from './list-processes.ts'
import { handleListSteps } from './list-steps.ts'
import { handleListUserDocuments } from './list-user-documents.ts'
import { handleReadUserDocument } from './read-user-document.ts'
import { handleRetireOwnTemplate } from './retire-own-template.ts'
import { handleReviewUserDocument } from './review-user-document.ts'
import { handleSaveOwnTemplate } from './save-own-template.ts'
import { handleSkipStep } from './skip-step.ts'
import { handleCommentStep, handleListStepComments } from './step-comments.ts'
import { handleListStepDocuments, handleReadStepDocument } from './step-documents.ts'
import { handleSubmitStep } from './submit-step.ts'
import { handleUpdateStep } from './update-step.ts'

export const processRoutes = [
  handleListProcessTemplates,
  handleListProcesses,
  handleStartProcess,
  handleGetProcess,
  handleListSteps,
  handleListStepDocuments,
  handleReadStepDocument,
  handleListUserDocuments,
  handleAttachPaper,
  handleUploadPaper,
  handleGetStepAgent,
  handleReadUserDocument,
  handleDeleteUserDocument,
  handleReviewUserDocument,
  handleSubmitStep,
  handleSkipStep,
  handleListStepComments,
  handleCommentStep,
  handleLaunchProcessCampaign,
  handleCopyProcess,
  handleUpdateStep,
  handleListOwnTemplates,
  handleCreateOwnTemplate,
  handleSaveOwnTemplate,
  handleRetireOwnTemplate,
] satisfies Route[]
