import type { Route } from '../http/handle.ts'
import {
  handleAnswerRatificationLink,
  handleReadRatificationLink,
  handleReadRatificationLinkText,
} from './answer-link.ts'
import {
  handleAnswerRatification,
  handleListMyRatifications,
  handleReadMyRatificationText,
} from './answer-ratification.ts'
import { handleCancelRatification, handleEndRatification } from './end-ratification.ts'
import { handleEnterVote } from './enter-vote.ts'
import { handleGetRatification, handleListRatifications } from './list-ratifications.ts'
import { handleWriteInformationNote } from './information-note.ts'
import { handleOpenRatification } from './open-ratification.ts'
import { handleRemindRatification } from './remind-ratification.ts'
import { handleReadSigningPack } from './signing-pack.ts'

export const ratificationRoutes = [
  handleListRatifications,
  handleOpenRatification,
  handleGetRatification,
  handleRemindRatification,
  handleEnterVote,
  handleEndRatification,
  handleCancelRatification,
  handleReadSigningPack,
  handleWriteInformationNote,
  handleListMyRatifications,
  handleReadMyRatificationText,
  handleAnswerRatification,
  handleReadRatificationLink,
  handleReadRatificationLinkText,
  handleAnswerRatificationLink,
] satisfies Route[]
