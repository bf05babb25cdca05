/** The sources of leads, one per entry point. [DATA-016] */
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

/** The source of a lead. [DATA-016] */
export type LeadSource = (typeof leadSources)[number]

/** The ways people find the site. [DATA-016] */
export const marketingChannels = ['organic', 'paid search', 'social', 'email', 'affiliate', 'direct'] as const

/** The way a person found the site. [DATA-016] */
export type MarketingChannel = (typeof marketingChannels)[number]

/** The ways a family reaches us. [DATA-017] */
export const contactMethods = ['online', 'phone', 'in person'] as const

/** The way a family reached us. [DATA-017] */
export type ContactMethod = (typeof contactMethods)[number]

/** Returns the source that a page names, in any case: `other` for an unknown source, and `get pricing` for none. [DATA-016] */
export function parseLeadSource(value: string | undefined): LeadSource {
  if (value === undefined || value.trim() === '') return 'get pricing'
  const name = value.trim().toLowerCase()
  return leadSources.find((source) => source === name) ?? 'other'
}

/** Returns the channel that a page names, or `direct` for an unknown one or none. [DATA-016] */
export function parseMarketingChannel(value: string | undefined): MarketingChannel {
  const name = value?.trim().toLowerCase()
  return marketingChannels.find((channel) => channel === name) ?? 'direct'
}
