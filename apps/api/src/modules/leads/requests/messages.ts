import type { MessageContent } from '../../messaging'

/** To the family, at once: what was asked and what happens next. */
export function requestReceived(name: string, communities: string[]): MessageContent {
  const about = communities.length > 0 ? communities.join(', ') : 'your search'
  return {
    subject: `We have your request about ${about}`,
    body: [
      name ? `Hello ${name},` : 'Hello,',
      `Thank you. Your request about ${about} has reached us.`,
      'A local advisor reads it next and answers you. The help of the advisor is free to you.',
      'Who received what of your data, and how to take it back: {marketplace}/receipts?token={secret}',
      'If you did not ask for this, answer this mail and we will delete what we have.',
    ].join('\n\n'),
  }
}

/** To the advisor: there is a new family. Contact data stays on the dashboard. */
export function familyAssigned(agentName: string, familyId: string, place: string): MessageContent {
  return {
    subject: `A new family${place ? ` near ${place}` : ''}`,
    body: [
      `Hello ${agentName},`,
      `A family${place ? ` looking near ${place}` : ''} was handed to you. They expect an answer within one working day.`,
      `Open it on the dashboard: {dashboard}/families/${familyId}`,
    ].join('\n\n'),
  }
}

/** To the real estate agent: a family wants to sell or to buy. Contact data stays on the dashboard. */
export function homeAssigned(agentName: string, wish: 'sell' | 'buy', place: string): MessageContent {
  return {
    subject: `A home to ${wish}${place ? ` near ${place}` : ''}`,
    body: [
      `Hello ${agentName},`,
      `A family that looks for senior living wants to ${wish} a home. They expect an answer within one working day.`,
      'Open it on the dashboard: {dashboard}/real-estate',
    ].join('\n\n'),
  }
}

/** To the people of a community: a family asked them directly. Contact data stays on the dashboard. */
export function directLead(community: string, familyId: string): MessageContent {
  return {
    subject: `A family asked ${community}`,
    body: [
      `A family asked ${community} and expects an answer within one working day.`,
      `Open it on the dashboard: {dashboard}/families/${familyId}`,
    ].join('\n\n'),
  }
}
