/** The address of the fifteen-minute meeting among the topics of the guide. */
export const MEETING = 'reunion'
/** The papers of its kit, in the order in which they are offered. */
export const meetingPapers = ['slides', 'sheet', 'poster'] as const
export type MeetingPaper = (typeof meetingPapers)[number]
