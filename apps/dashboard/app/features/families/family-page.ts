import type { Family } from '@pkg/api-client'
import { closedReasonLabel, formatPhone, type CallPreferences } from '@pkg/domain'
import { formatCalendarDay, formatMoment, formatStay, type RequestClock, type Moment } from '~/site/server/times'
import { taskRow, type TaskRow } from '~/features/tasks'
import { absentTexts } from '~/site/texts'
import { familyTexts } from './texts'
import { languageName } from '~/parts/languages/languages'
import { answerLines, type AnswerLine } from './answer-lines'
import { answerTexts } from './answer-texts'
import { type CallWindow, callWindow } from './call-window'

/** A phone number or an email address. Masked ones have no link. */
export interface ContactMethod {
  text: string
  href?: string | undefined
}

/** What a family page shows, in words. */
export interface FamilyPage {
  id: string
  name: string
  title: string
  stage: Family['stage']
  /** How long the family has been in its stage. */
  inStage: Moment
  /** How often the family was changed. */
  version: number
  advisor?: string | undefined
  /** Masked, and without `href`, until someone gives a reason to see it. [TRUST-008] */
  email?: ContactMethod | undefined
  phone?: ContactMethod | undefined
  /** Whether the family would rather not be called. [TRUST-006] */
  isEmailOnly: boolean
  /** The best time to call, in words. It's shown before the number. [TRUST-007] */
  callPreference?: string | undefined
  /** When the family can be called, on its own clock. Only for staff. */
  calls?: CallWindow | undefined
  /** The advisor's own offer of this family, while it waits for a response. [GWZ-118] */
  offer?: { id: string; dueAt: Moment } | undefined
  /** Texts and automatic messages are stopped because it asked. [EDGE-008] */
  pause?: { since: Moment; channel: 'email' | 'text'; words?: string | undefined } | undefined
  consent?: { text: string; given: Moment; version: string; language: string } | undefined
  answers: AnswerLine[]
  /** The communities that it asked about. `id` is that of the request. */
  communities: { id: string; communityId: string; name: string; status: string; requestedAt: Moment }[]
  /** The code of the state of its search. */
  state?: string | undefined
  /** What the family can pay a month, as it said. */
  budgetRange?: string | undefined
  /** The day until which the family is paused, in words. */
  pausedUntil?: string | undefined
  /** Why it was closed. */
  closed?: { reason: string; note?: string | undefined } | undefined
  open: TaskRow[]
  done: TaskRow[]
}

/** Returns the page of a family, with times as of the clock. [DASH-003] */
export function familyPage(family: Family, clock: RequestClock): FamilyPage {
  const { consent, phone, email, maskedPhone, maskedEmail } = family
  const name = family.name || absentTexts.name
  const tasks = family.tasks.filter(({ status }) => status !== 'canceled').map((task) => taskRow(task, clock))
  return {
    id: family.id,
    name,
    title: family.lookingFor && family.lookingFor !== 'Myself' ? familyTexts.searchFor(name, family.lookingFor) : name,
    stage: family.stage,
    inStage: formatStay(family.stageSince, clock),
    version: family.version,
    advisor: family.agentName,
    email: email ? { text: email, href: `mailto:${email}` } : maskedEmail ? { text: maskedEmail } : undefined,
    isEmailOnly: family.answers.noCalls === true,
    phone: phone ? { text: formatPhone(phone), href: `tel:${phone}` } : maskedPhone ? { text: maskedPhone } : undefined,
    calls: family.callTimes && callWindow(family.callTimes, clock.now),
    callPreference: family.callPreferences && formatCallPreferences(family.callPreferences),
    pause: family.messagePause && {
      since: formatMoment(family.messagePause.since, clock),
      channel: family.messagePause.channel,
      words: family.messagePause.words,
    },
    consent: consent && { ...consent, given: formatMoment(consent.at, clock) },
    offer:
      family.offer?.status === 'offered'
        ? { id: family.offer.id, dueAt: formatMoment(family.offer.dueAt, clock) }
        : undefined,
    answers: [
      ...answerLines(family.answers),
      // English goes without saying.
      ...(family.language && family.language !== 'en'
        ? [{ label: answerTexts.answers.language, value: languageName(family.language) }]
        : []),
    ],
    communities: family.leads.map(({ id, communityId, communityName, status, createdAt }) => ({
      id,
      communityId,
      name: communityName,
      status: familyTexts.leadStatus[status],
      requestedAt: formatMoment(createdAt, clock),
    })),
    state: family.answers.state,
    budgetRange: family.answers.budgetRange,
    pausedUntil: family.pausedUntil && formatCalendarDay(family.pausedUntil),
    closed: family.closedReason && { reason: closedReasonLabel(family.closedReason), note: family.closedNote },
    open: tasks.filter(({ isDone }) => !isDone),
    done: tasks.filter(({ isDone }) => isDone),
  }
}

function formatCallPreferences({ days, from, until, textFirst }: CallPreferences): string | undefined {
  const words = familyTexts.callPreference
  const parts = [
    days && days.length > 0 ? days.map((day) => words.days[day]).join(', ') : undefined,
    from !== undefined && until !== undefined ? words.hours(formatHour(from), formatHour(until)) : undefined,
    textFirst ? words.textFirst : undefined,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** Returns an hour of the day as people read it, such as `9 AM` for 9 and `5 PM` for 17. */
const formatHour = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
