import { callText, formatPhone, greeting } from '@pkg/domain'
import type { MessageBlock, MessageContent } from '../messaging'

/** What an email says about a call. */
export interface EmailedCall {
  call: { id: string; startsAt: Date; timeZone: string }
  advisor: { name: string; phone: string }
  /** The family's name. */
  name: string
}

/** Why a call is canceled: the family asked for it, or the advisor can't help the family. */
export type CancelReason = 'family' | 'advisor'

/** Returns when a call is, in words. */
export const whenOf = ({ startsAt, timeZone }: EmailedCall['call']): string =>
  callText({ startsAt: startsAt.toISOString(), timeZone })

const seeCall = ({ id }: EmailedCall['call']): MessageBlock => ({
  action: { label: 'See your call', url: `{marketplace}/calls/${id}?token={secret}` },
})

const facts = ({ call, advisor }: EmailedCall): MessageBlock => ({
  title: 'Your call',
  facts: [
    { label: 'Advisor', value: advisor.name },
    { label: 'Time', value: whenOf(call) },
    { label: 'Calls from', value: formatPhone(advisor.phone) },
  ],
})

const choices = 'You can add it to your calendar, choose another time, or cancel it.'

/** Returns the email to the family that booked a call. [AGENT-008] */
export const callBooked = (email: EmailedCall): MessageContent => ({
  kind: 'call-booked',
  subject: `Your call with ${email.advisor.name} is booked`,
  blocks: [
    greeting(email.name),
    `${email.advisor.name} will call you for about 15 minutes. If ${email.advisor.name} can’t, we’ll email you before the call.`,
    facts(email),
    choices,
    seeCall(email.call),
    { aside: 'Didn’t book this call? Cancel it on the call’s page.' },
  ],
})

/** Returns the email to the family shortly before a call. */
export const callReminder = (email: EmailedCall): MessageContent => ({
  kind: 'call-reminder',
  subject: `${email.advisor.name} will call you soon`,
  blocks: [
    greeting(email.name),
    `Here’s a reminder of your call with ${email.advisor.name}.`,
    facts(email),
    'Can’t make it? You can choose another time or cancel it.',
    seeCall(email.call),
  ],
})

/** Returns the email to the family after its call was moved. */
export const callChanged = (email: EmailedCall): MessageContent => ({
  kind: 'call-changed',
  subject: `Your call with ${email.advisor.name} has a new time`,
  blocks: [
    greeting(email.name),
    `Your call with ${email.advisor.name} has a new time. If you added it to your calendar, add it again.`,
    facts(email),
    choices,
    seeCall(email.call),
  ],
})

const cancelReasons: Record<CancelReason, (advisor: string) => string> = {
  family: () => '',
  advisor: (advisor) =>
    ` ${advisor} can’t help with your search. We’ll email you the name of the advisor who will call.`,
}

/** Returns the email to the family after its call was canceled. */
export const callCanceled =
  (reason: CancelReason) =>
  ({ call, advisor, name }: EmailedCall): MessageContent => ({
    kind: 'call-canceled',
    subject: `Your call with ${advisor.name} is canceled`,
    blocks: [
      greeting(name),
      `Your call with ${advisor.name} on ${whenOf(call)} is canceled.${cancelReasons[reason](advisor.name)} If you added it to your calendar, you can remove it there.`,
      seeCall(call),
    ],
  })

/** What happened to a call that an advisor is emailed about. */
export type CallUpdate = 'booked' | 'moved' | 'canceled'

const updateSubjects: Record<CallUpdate, string> = {
  booked: 'A family booked a call with you',
  moved: 'A call with a family has a new time',
  canceled: 'A call with a family is canceled',
}

/** Returns the email to the advisor of a call. It doesn't name the family. */
export const callUpdate = (
  call: EmailedCall['call'],
  { familyId, update }: { familyId: string; update: CallUpdate },
): MessageContent => ({
  kind: 'call-update',
  subject: updateSubjects[update],
  blocks: [
    update === 'canceled' ? `The call on ${whenOf(call)} is canceled.` : `The call is on ${whenOf(call)}.`,
    ...(update === 'booked' ? ['You’ll see the phone number once you accept the family.'] : []),
    { action: { label: 'Open family', url: `{dashboard}/families/${familyId}` } },
  ],
})
