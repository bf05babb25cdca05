import { callText, formatPhone, greeting } from '@pkg/domain'
import type { BookingActor, StaffActor } from '../bookings'
import type { MessageBlock, MessageContent } from '../messaging'

/** What an email says about a call. */
export interface EmailedCall {
  call: { id: string; startsAt: Date; timeZone: string }
  advisor: { name: string; phone: string }
  /** The family's name. */
  name: string
  /** Who of the staff did it. Missing if the family did, or if no person did. */
  by?: StaffActor | undefined
  /** Why, in the words of staff. */
  reason?: string | undefined
}

/** Why a call is canceled by no one of the staff: the family asked for it, or the advisor can't help the family. */
export type CancelReason = 'family' | 'advisor'

/** Returns the subject of a sentence about what staff did, as families know them. */
const doer = ({ kind, name }: StaffActor): string => (kind === 'advisor' ? name : 'We')

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

const bookedText = ({ advisor: { name }, by }: EmailedCall): string =>
  `${by ? `${doer(by)} booked this call for you. ` : ''}${name} will call you for about 15 minutes. If ${name} can’t, we’ll email you before the call.`

const changedText = ({ advisor: { name }, by }: EmailedCall): string =>
  by ? `${doer(by)} moved your call with ${name} to a new time.` : `Your call with ${name} has a new time.`

/** Returns the email to the family for which a call was booked. [AGENT-008] */
export const callBooked = (email: EmailedCall): MessageContent => ({
  kind: 'call-booked',
  subject: `Your call with ${email.advisor.name} is booked`,
  blocks: [
    greeting(email.name),
    bookedText(email),
    facts(email),
    choices,
    seeCall(email.call),
    { aside: `${email.by ? 'Don’t want this call?' : 'Didn’t book this call?'} Cancel it on the call’s page.` },
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
    `${changedText(email)} If you added it to your calendar, add it again.`,
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

function canceledText({ call, advisor: { name }, by }: EmailedCall, why: CancelReason | undefined): string {
  const what = `call with ${name} on ${whenOf(call)}`
  const ending = by ? `${doer(by)} canceled your ${what}.` : `Your ${what} is canceled.`
  return `${ending}${why ? cancelReasons[why](name) : ''} If you added it to your calendar, you can remove it there.`
}

/** Returns the email to the family after its call was canceled. */
export const callCanceled =
  (why?: CancelReason) =>
  (email: EmailedCall): MessageContent => ({
    kind: 'call-canceled',
    subject: `Your call with ${email.advisor.name} is canceled`,
    blocks: [
      greeting(email.name),
      canceledText(email, why),
      ...(email.reason ? [`Reason: ${email.reason}`] : []),
      seeCall(email.call),
    ],
  })

/** What happened to a call that an advisor is emailed about. */
export type CallUpdate = 'booked' | 'moved' | 'canceled'

/** What an email to an advisor says about a call: what happened, who did it if it was a person, and why. */
export interface AdvisorCallUpdate {
  update: CallUpdate
  by?: BookingActor | undefined
  reason?: string | undefined
}

const updateSubjects: Record<CallUpdate, string> = {
  booked: 'A family booked a call with you',
  moved: 'A call with a family has a new time',
  canceled: 'A call with a family is canceled',
}

/** Returns the email to the advisor of a call. It doesn't name the family. */
export const callUpdate = (
  call: EmailedCall['call'],
  { familyId, update, by, reason }: AdvisorCallUpdate & { familyId: string },
): MessageContent => {
  const isByStaff = by !== undefined && by.kind !== 'family'
  return {
    kind: 'call-update',
    subject: update === 'booked' && isByStaff ? `${by.name} booked a call for you` : updateSubjects[update],
    blocks: [
      update === 'canceled'
        ? isByStaff
          ? `${by.name} canceled the call on ${whenOf(call)}.`
          : `The call on ${whenOf(call)} is canceled.`
        : `The call is on ${whenOf(call)}.`,
      ...(update === 'booked' && !isByStaff ? ['You’ll see the phone number once you accept the family.'] : []),
      ...(reason ? [`Reason: ${reason}`] : []),
      { action: { label: 'Open family', url: `{dashboard}/families/${familyId}` } },
    ],
  }
}
