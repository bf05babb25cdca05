import { formatPhone } from '@pkg/domain'
import type { MessageContent } from '../../messaging'

/** Returns the email to the family after its request: what we received and what happens next. */
export function requestReceived(name: string, communities: string[], hasAdvisor: boolean): MessageContent {
  const about = communities.length > 0 ? communities.join(', ') : 'your search'
  const next = hasAdvisor
    ? 'A local advisor will review it and call or email you within one business day. Their help is free.'
    : `${communities.length === 1 ? 'The community' : 'Each community'} will call or email you within one business day.`
  return {
    subject: `We got your request about ${about}`,
    body: [
      name ? `Hi ${name},` : 'Hi,',
      `We got your request about ${about}. ${next}`,
      'See who has your information, or stop sharing it: {marketplace}/receipts?token={secret}',
      'Didn’t send this request? Reply to this email and we’ll delete your information.',
    ].join('\n\n'),
  }
}

/** Returns the email to the family that names an advisor it wasn't shown when it gave its phone number. [TRUTH-001] */
export function callerNamed({
  name,
  advisor,
  phone,
  callBy,
}: {
  name: string
  advisor: string
  phone: string | undefined
  callBy: string
}): MessageContent {
  const from = phone ? ` from ${formatPhone(phone)}` : ''
  return {
    subject: `${advisor} will call you about your search`,
    body: [
      name ? `Hi ${name},` : 'Hi,',
      `${advisor}, a local advisor, will call you${from} by ${callBy}. Their help is free.`,
      `${advisor} can’t see your contact info before agreeing to help you.`,
      'Would you rather talk to someone else, or not be called? Tell us here: {marketplace}/receipts?token={secret}',
    ].join('\n\n'),
  }
}

/** Returns the email to an advisor about a new family. Contact info stays on the dashboard. */
export function familyAssigned(agentName: string, familyId: string, place: string): MessageContent {
  const near = place ? ` near ${place}` : ''
  return {
    subject: `A new family${near}`,
    body: [
      `Hi ${agentName},`,
      `You have a new family${near}. Contact them within one business day.`,
      `Open their request on your dashboard: {dashboard}/families/${familyId}`,
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
