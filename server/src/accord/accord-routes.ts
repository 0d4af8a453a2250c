import type { Route } from '../http/handle.ts'
import { handleListAccordLinks, handleMakeAccordLink, handleRevokeAccordLink } from './accord-links.ts'
import { handleCompareAccordDraftVersions, handleListAccordDraftVersions } from './accord-draft-versions.ts'
import { handleCreateAccordDraft } from './create-accord-draft.ts'
import { handleGenerateAccord } from './generate-accord.ts'
import { handleGetAccordDraft, handleListAccordDrafts } from './list-accord-drafts.ts'
import { handlePreviewAccord } from './preview-accord.ts'
import { handleCommentAccordLink, handleReadAccordLink } from './shared-draft.ts'
import {
  handleDeleteAccordComment,
  handleListAccordComments,
  handleTreatAccordComment,
} from './treat-comments.ts'
import { handleDeleteAccordDraft, handleUpdateAccordDraft } from './update-accord-draft.ts'
import { handleSetAgreementFormula } from './set-agreement-formula.ts'

export const accordRoutes = [
  handleGenerateAccord,
  handlePreviewAccord,
  handleListAccordDrafts,
  handleCreateAccordDraft,
  handleGetAccordDraft,
  handleUpdateAccordDraft,
  handleDeleteAccordDraft,
  handleListAccordDraftVersions,
  handleCompareAccordDraftVersions,
  handleSetAgreementFormula,
  handleListAccordLinks,
  handleMakeAccordLink,
  handleRevokeAccordLink,
  handleListAccordComments,
  handleTreatAccordComment,
  handleDeleteAccordComment,
  handleReadAccordLink,
  handleCommentAccordLink,
] satisfies Route[]
