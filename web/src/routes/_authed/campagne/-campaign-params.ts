/** The campaign that an address names. */
export const campaignParams = {
  parse: ({ campaignId }: { campaignId: string }) =>
    /^[\w-]+$/.test(campaignId) ? { campaignId } : (false as const),
}
