import type { Route } from '../http/handle.ts'
import { handleAnswerQuestion, handleGetQuestion, handleListQuestions } from './answer-question.ts'
import { handlePrintAnswer, handleRecordAnswerGiven } from './give-answer.ts'
import { handleAskQuestion, handleListMyQuestions, handleWriteToMyQuestion } from './my-questions.ts'

export const questionRoutes = [
  handleListMyQuestions,
  handleAskQuestion,
  handleWriteToMyQuestion,
  handleListQuestions,
  handleGetQuestion,
  handleAnswerQuestion,
  handlePrintAnswer,
  handleRecordAnswerGiven,
] satisfies Route[]
