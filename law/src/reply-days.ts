import { delays } from './delays.ts'

/** Days to answer after the information, at the least. */
export const REPLY_DAYS: number = delays.reply.value
