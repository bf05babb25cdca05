import { formatPhone, greeting, type RealEstateNeed, stateByCode } from '@pkg/domain'
import type { HandOverReason } from '../../../jobs/jobs'
import type { MessageBlock, MessageContent } from '../../messaging'

/** The state of a family, for a subject. People type the rest of the place. [EDGE-012] */
const inState = (code: string | null) => {
  const state = stateByCode(code ?? '')
  return state ? ` in ${state.name}` : ''
}
const familyUrl = (id: string) => `{dashboard}/families/${id}`
const receiptsUrl = '{marketplace}/receipts?token={secret}'

const otherCallerBlocks = (isEmailOnly: boolean): MessageBlock[] =>
  isEmailOnly
    ? [
        'Would you rather hear from someone else, or not at all?',
        { action: { label: 'Change who emails', url: receiptsUrl } },
      ]
    : [
        'Would you rather talk to someone else, or not be called?',
        { action: { label: 'Change who calls', url: receiptsUrl } },
      ]

/** How people contact a family, as a verb. */
const verb = (isEmailOnly: boolean) => (isEmailOnly ? 'email' : 'call')

/** The phone number that a family gets a call from. An email comes from none. */
const fromPhone = (phone: string | undefined, isEmailOnly: boolean) =>
  phone && !isEmailOnly ? ` from ${formatPhone(phone)}` : ''

/** Who will call a family, and by when, as an email says it. */
export interface EmailedCallers {
  /** The communities whose own teams call. */
  communities: string[]
  /** The name of the family's advisor, if it's known. */
  advisor: string | undefined
  /** The name of the advisor who calls if the teams don't. */
  backup: string | undefined
  /** Whether an advisor calls anyway. */
  hasAdvisor: boolean
  /** Whether the family left no phone number, so the advisor emails it. */
  isEmailOnly?: boolean
  /** The time by which the family was told that someone calls. */
  callBy: string | undefined
  /** What the communities cost. [TRUTH-010] */
  costs: MessageBlock[]
  /** Those of the communities whose teams get the request only after their state's disclosure. [TRUTH-005] */
  awaitingDisclosure: string[]
}

/** Returns the email to the family after its request: what we received, who calls, and by when. [TRUTH-003] */
export function requestReceived(name: string, communities: string[], callers: EmailedCallers): MessageContent {
  const about = communities.length > 0 ? listText(communities) : 'your search'
  return {
    kind: 'request-received',
    subject: `We got your request about ${about}`,
    blocks: [
      greeting(name),
      [`We got your request about ${about}.`, ...callerSentences(callers)].join(' '),
      ...callers.costs,
      'You can see who has your information at any time, and stop sharing it.',
      { action: { label: 'See who has your information', url: receiptsUrl } },
      { aside: 'Didn’t send this request? Reply to this email and we’ll delete your information.' },
    ],
  }
}

function callerSentences(callers: EmailedCallers): string[] {
  const { communities, advisor, backup, hasAdvisor, callBy, awaitingDisclosure, isEmailOnly = false } = callers
  const contact = verb(isEmailOnly)
  const either = isEmailOnly ? 'an email' : 'a call or an email'
  const by = callBy ? ` by ${callBy}` : ''
  const otherwise = backup ?? advisor ?? 'a local advisor'
  const sent = communities.filter((name) => !awaitingDisclosure.includes(name))
  const teams = listText(sent.map((name) => `the team at ${name}`))
  const fromTeams = [
    ...(teams ? [`You’ll get ${either} from ${teams}${by}.`] : []),
    ...(teams && !hasAdvisor ? [`If you don’t, ${otherwise} will ${contact} you instead.`] : []),
    ...awaitingDisclosure.flatMap((name) => [
      `If you acknowledge the disclosure that its state requires, ${name} gets your request, and its team will ${isEmailOnly ? 'email' : 'call or email'} you${by}.`,
      `If you don’t acknowledge it, ${otherwise} will ${contact} you about ${name}.`,
    ]),
  ]
  if (!hasAdvisor) return [...fromTeams, 'It’s free.']
  return [
    ...fromTeams,
    advisor
      ? `${advisor}, your local advisor, will ${contact} you${by}. Their help is free.`
      : `A local advisor will ${contact} you. We’ll email you their name first. Their help is free.`,
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
  isEmailOnly = false,
}: {
  name: string
  advisor: string
  phone: string | undefined
  callBy: string
  /** Whether the advisor doesn't have the family's contact info yet. */
  isNew: boolean
  isEmailOnly?: boolean
}): MessageContent {
  const from = fromPhone(phone, isEmailOnly)
  return {
    kind: 'caller-named',
    subject: `${advisor} will ${verb(isEmailOnly)} you about your search`,
    blocks: [
      greeting(name),
      `${advisor}, a local advisor, will ${verb(isEmailOnly)} you${from} by ${callBy}. Their help is free.`,
      ...(isNew ? [`${advisor} can’t see your contact info before agreeing to help you.`] : []),
      ...otherCallerBlocks(isEmailOnly),
    ],
  }
}

const handOverReasons: Record<HandOverReason, (community: string) => string> = {
  silent: (community) => `We haven’t heard that the team at ${community} reached you.`,
  declined: (community) => `The team at ${community} can’t help with your request.`,
  'not-disclosed': (community) =>
    `You didn’t acknowledge the disclosure, so we didn’t send your request to ${community}.`,
}

/** Returns the email to the family when an advisor calls instead of a community's team. [TRUTH-008] */
export function advisorStepsIn({
  name,
  community,
  reason,
  advisor,
  phone,
  callBy,
  isEmailOnly = false,
}: {
  name: string
  community: string
  reason: HandOverReason
  advisor: string
  phone: string | undefined
  callBy: string
  isEmailOnly?: boolean
}): MessageContent {
  const from = fromPhone(phone, isEmailOnly)
  return {
    kind: 'advisor-steps-in',
    subject: `${advisor} will ${verb(isEmailOnly)} you about ${community}`,
    blocks: [
      greeting(name),
      `${handOverReasons[reason](community)} ${advisor}, a local advisor, will ${verb(isEmailOnly)} you${from} by ${callBy}. Their help is free.`,
      ...otherCallerBlocks(isEmailOnly),
    ],
  }
}

/** Returns the email that asks an advisor to help a family. Contact info stays on the dashboard. [GWZ-118] */
export function familyOffered(
  agentName: string,
  family: { id: string; place: string | null; state: string | null; isEmailOnly?: boolean },
  { callBy, bookedCall }: { callBy: string; bookedCall?: string | undefined },
): MessageContent {
  const near = family.place ? ` near ${family.place}` : ''
  const ask = bookedCall
    ? `They booked a call with you for ${bookedCall}. Please accept or decline by ${callBy}.`
    : `Please ${verb(family.isEmailOnly ?? false)} them by ${callBy}.`
  return {
    kind: 'family-offered',
    subject: `Can you help a family${inState(family.state)}?`,
    blocks: [
      greeting(agentName),
      `A family${near} is looking for senior living. ${ask}`,
      { action: { label: 'Accept or decline', url: familyUrl(family.id) } },
    ],
  }
}

/** Returns the email to the advisor that a family was reassigned to. Contact info stays on the dashboard. [WORK-007] */
export function familyReassigned(
  agentName: string,
  family: { id: string; place: string | null; state: string | null; isEmailOnly?: boolean },
): MessageContent {
  const near = family.place ? ` near ${family.place}` : ''
  return {
    kind: 'family-reassigned',
    subject: `A family${inState(family.state)} is yours now`,
    blocks: [
      greeting(agentName),
      `A family${near} was reassigned to you. We told them that you will ${verb(family.isEmailOnly ?? false)} them.`,
      { action: { label: 'Open family', url: familyUrl(family.id) } },
    ],
  }
}

/** Returns the email to an advisor whose family sent another request. Contact info stays on the dashboard. */
export function familyRequestedAgain(
  agentName: string,
  family: { id: string; place: string | null; state: string | null },
): MessageContent {
  const near = family.place ? ` near ${family.place}` : ''
  return {
    kind: 'family-requested-again',
    subject: `A new request from your family${inState(family.state)}`,
    blocks: [
      greeting(agentName),
      `Your family${near} sent another request.`,
      { action: { label: 'Open request', url: familyUrl(family.id) } },
    ],
  }
}

/** Returns the email that asks a real estate agent to help a family sell or buy a home. Nothing in it says who the family is. [AGENT-006] */
export function realEstateAssigned(
  agentName: string,
  { need, place, state, respondBy }: { need: RealEstateNeed; place: string; state: string | null; respondBy: string },
): MessageContent {
  return {
    kind: 'real-estate-assigned',
    subject: `A home to ${need}${inState(state)}`,
    blocks: [
      greeting(agentName),
      `A family${place ? ` near ${place}` : ''} that’s searching for senior living wants to ${need} a home. Please accept or decline by ${respondBy}.`,
      'You’ll see their name and contact info once you accept.',
      { action: { label: 'Accept or decline', url: '{dashboard}/real-estate' } },
    ],
  }
}

/** Returns the email to the family that names the real estate agent who accepted its home, before the agent gets its contact info. [TRUTH-001, AGENT-006] */
export function realEstateAgentNamed({
  name,
  agent,
  phone,
  need,
  callBy,
  isEmailOnly = false,
}: {
  name: string
  agent: string
  phone: string | undefined
  need: RealEstateNeed
  callBy: string
  isEmailOnly?: boolean
}): MessageContent {
  const contact = isEmailOnly ? 'email you' : `call you${fromPhone(phone, isEmailOnly)} or email you`
  return {
    kind: 'caller-named',
    subject: `${agent} will ${verb(isEmailOnly)} you about ${need}ing a home`,
    blocks: [
      greeting(name),
      `${agent}, a local real estate agent, will ${contact} about ${need}ing a home by ${callBy}.`,
      'Would you rather not hear from them? You can stop sharing your information at any time.',
      { action: { label: 'See who has your information', url: receiptsUrl } },
    ],
  }
}

/** Returns the email to a community's team about a family's request. Contact info stays on the dashboard. */
export function directLead(
  community: string,
  family: { id: string; isEmailOnly?: boolean },
  callBy: string | undefined,
): MessageContent {
  const either = family.isEmailOnly ? 'an email' : 'a call or an email'
  const reach = family.isEmailOnly ? 'Email them' : 'Contact them'
  return {
    kind: 'direct-lead',
    subject: `New request for ${community}`,
    blocks: [
      `A family is interested in ${community}. ${callBy ? `They expect ${either} by ${callBy}.` : `${reach} within one business day.`}`,
      { action: { label: 'Open request', url: familyUrl(family.id) } },
    ],
  }
}
