import type { Output } from '@moisson/contract/call'
import type { getProcess, listStepDocuments, listSteps, listUserDocuments } from '@moisson/contract/process'

export type Process = Output<typeof getProcess>
export type Step = Output<typeof listSteps>['items'][number]
export type GivenPaper = Output<typeof listStepDocuments>['items'][number]
export type UserPaper = Output<typeof listUserDocuments>['items'][number]
export type AskedPaper = Step['required_documents'][number]
