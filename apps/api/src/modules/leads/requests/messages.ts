import { formatPhone } from '@pkg/domain'
import type { MessageContent } from '../../messaging'

/** Who will call a family, as an email names them. */
export interface EmailedCallers {
  /** The communities whose own teams call. */
  communities: string[]
  /** The family's advisor, with the time of the call that the family was shown. */
  advisor?: { name: string; callBy: string | undefined } | undefined
  /** Whether any advisor calls. */
  hasAdvisor: boolean
}

/** Returns the email to the family after its request: what we received, who calls, and by when. [TRUTH-003] */
export function requestReceived(name: string, communities: string[], callers: EmailedCallers): MessageContent {
  const about = communities.length > 0 ? listText(communities) : 'your search'
  return {
    subject: `We got your request about ${about}`,
    body: [
      name ? `Hi ${name},` : 'Hi,',
      [`We got your request about ${about}.`, ...callerSentences(callers)].join(' '),
      'See who has your information, or stop sharing it: {marketplace}/receipts?token={secret}',
      'Didn’t send this request? Reply to this email and we’ll delete your information.',
    ].join('\n\n'),
  }
}

function callerSentences({ communities, advisor, hasAdvisor }: EmailedCallers): string[] {
  const teams = communities.map(
    (community) => `The team at ${community} will call or email you within one business day.`,
  )
  if (!hasAdvisor) return teams
  return [
    ...teams,
    advisor
      ? `${advisor.name}, your local advisor, will call you${advisor.callBy ? ` by ${advisor.callBy}` : ''}. Their help is free.`
      : 'A local advisor will call you. We’ll email you their name first. Their help is free.',
  ]
}

const listText = (names: string[]) => new Intl.ListFormat('en-US').format(names)

/** Returns the email to the family that names an advisor it wasn't shown when it gave its phone number. [TRUTH-001] */
export function callerNamed({
  name,
  advisor,
  phone,
  callBy,
  isNew,
}: {
  name: string
  advisor: string
  phone: string | undefined
  callBy: string
  /** Whether the advisor doesn't have the family's contact info yet. */
  isNew: boolean
}): MessageContent {
  const from = phone ? ` from ${formatPhone(phone)}` : ''
  return {
    subject: `${advisor} will call you about your search`,
    body: [
      name ? `Hi ${name},` : 'Hi,',
      `${advisor}, a local advisor, will call you${from} by ${callBy}. Their help is free.`,
      ...(isNew ? [`${advisor} can’t see your contact info before agreeing to help you.`] : []),
      'Would you rather talk to someone else, or not be called? Tell us here: {marketplace}/receipts?token={secret}',
    ].join('\n\n'),
  }
}

/** Returns the email that asks an advisor to help a family. Contact info stays on the dashboard. [GWZ-118] */
export function familyOffered(
  agentName: string,
  family: { id: string; place: string | null },
  callBy: string,
): MessageContent {
  const near = family.place ? ` near ${family.place}` : ''
  return {
    subject: `Can you help a family${near}?`,
    body: [
      `Hi ${agentName},`,
      `A family${near} is looking for senior living. Please call them by ${callBy}.`,
      `Accept or decline on your dashboard: {dashboard}/families/${family.id}`,
    ].join('\n\n'),
  }
}

/** Returns the email to an advisor whose family sent another request. Contact info stays on the dashboard. */
export function familyRequestedAgain(agentName: string, family: { id: string; place: string | null }): MessageContent {
  const near = family.place ? ` near ${family.place}` : ''
  return {
    subject: `A new request from your family${near}`,
    body: [
      `Hi ${agentName},`,
      `Your family${near} sent another request.`,
      `Open it on your dashboard: {dashboard}/families/${family.id}`,
    ].join('\n\n'),
  }
}

/** Returns the email to a real estate agent about a family that wants to sell or buy a home. Contact info stays on the dashboard. */
export function realEstateAssigned(agentName: string, need: 'sell' | 'buy', place: string): MessageContent {
  return {
    subject: `A home to ${need}${place ? ` near ${place}` : ''}`,
    body: [
      `Hi ${agentName},`,
      `A family that’s searching for senior living wants to ${need} a home. Contact them within one business day.`,
      'Open their request on your dashboard: {dashboard}/real-estate',
    ].join('\n\n'),
  }
}

/** Returns the email to a community's team about a family's request. Contact info stays on the dashboard. */
export function directLead(community: string, familyId: string): MessageContent {
  return {
    subject: `New request for ${community}`,
    body: [
      `A family is interested in ${community}. Contact them within one business day.`,
      `Open their request on your dashboard: {dashboard}/families/${familyId}`,
    ].join('\n\n'),
  }
}
