/** How many people's files one account may open within so many minutes before others are told. */
export const bulkReading = { people: 60, minutes: 60 } as const
