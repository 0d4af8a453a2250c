import { addMonths, type Day } from '@moisson/law/calendar'

/** The day by which the list of those who have access is to be read again: a year after the last reading, or after the opening. */
export const nextReviewOn = (reviewed: Day | null, opened: Day): Day => addMonths(reviewed ?? opened, 12)
