/** Where a lead comes from, one per entry point. [DATA-016] */
export const leadSources = [
  'get pricing',
  'tour request',
  'contact',
  'direct call',
  'affiliate',
  'chatbot',
  'exit popup',
  'paid ad',
  'homebase',
  'advisor',
  'other',
] as const

/** Where a lead comes from. [DATA-016] */
export type LeadSource = (typeof leadSources)[number]

/** How people found the site. [DATA-016] */
export const marketingChannels = ['organic', 'paid search', 'social', 'email', 'affiliate', 'direct'] as const

/** How people found the site. [DATA-016] */
export type MarketingChannel = (typeof marketingChannels)[number]

/** How a family reached us. [DATA-017] */
export const contactMethods = ['online', 'phone', 'in person'] as const

/** How a family reached us. [DATA-017] */
export type ContactMethod = (typeof contactMethods)[number]

/** The source that a page names, whatever its case; what is none counts as `other`, and silence as getting pricing. [DATA-016] */
export function parseLeadSource(given: string | undefined): LeadSource {
  if (given === undefined || given.trim() === '') return 'get pricing'
  const name = given.trim().toLowerCase()
  return leadSources.find((source) => source === name) ?? 'other'
}

/** The channel that a page names; silence and what is none count as direct. [DATA-016] */
export function parseMarketingChannel(given: string | undefined): MarketingChannel {
  const name = given?.trim().toLowerCase()
  return marketingChannels.find((channel) => channel === name) ?? 'direct'
}
