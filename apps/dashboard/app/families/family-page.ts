import type { Family } from '@pkg/api-client'
import { formatPhone, type CallPreferences } from '@pkg/domain'
import { formatMoment, type RequestClock, type Moment } from '~/server/times'
import { taskRow, type TaskRow } from '~/tasks/task-row'
import { texts } from '~/texts'
import { answerLines, type AnswerLine } from './answer-lines'

/** A number or an address: whole ones can be followed. */
export interface Reach {
  text: string
  href?: string | undefined
}

/** What a family page shows beside its form fields, in words. */
export interface FamilyPage {
  id: string
  name: string
  title: string
  stage: Family['stage']
  advisor?: string | undefined
  /** Masked, and without `href`, until somebody gives a reason to see it. [TRUST-008] */
  email?: Reach | undefined
  phone?: Reach | undefined
  /** When and how they want to be called, in words; it stands before the number. [TRUST-007] */
  callPreference?: string | undefined
  consent?: { text: string; given: Moment; version: string; language: string } | undefined
  answers: AnswerLine[]
  communities: { id: string; name: string; status: string; asked: Moment }[]
  history: { id: string; text: string; by?: string | undefined; at: Moment }[]
  open: TaskRow[]
  done: TaskRow[]
}

/** The page of `family`, written for a place and time. [DASH-003] */
export function familyPage(family: Family, clock: RequestClock): FamilyPage {
  const { consent, phone, email, maskedPhone, maskedEmail } = family
  const name = family.name || texts.families.unknownName
  const tasks = family.tasks.map((task) => taskRow(task, clock))
  return {
    id: family.id,
    name,
    title: family.lookingFor && family.lookingFor !== 'Myself' ? texts.family.searchFor(name, family.lookingFor) : name,
    stage: family.stage,
    advisor: family.agentName,
    email: email ? { text: email, href: `mailto:${email}` } : maskedEmail ? { text: maskedEmail } : undefined,
    phone: phone ? { text: formatPhone(phone), href: `tel:${phone}` } : maskedPhone ? { text: maskedPhone } : undefined,
    callPreference: family.callPreferences && callPreference(family.callPreferences),
    consent: consent && { ...consent, given: formatMoment(consent.at, clock) },
    answers: answerLines(family.answers),
    communities: family.leads.map(({ id, communityName, status, createdAt }) => ({
      id,
      name: communityName,
      status: texts.family.leadStatus[status],
      asked: formatMoment(createdAt, clock),
    })),
    history: family.timeline.map(({ id, text, by, at }) => ({
      id,
      text,
      by,
      at: formatMoment(at, clock),
    })),
    open: tasks.filter(({ isDone }) => !isDone),
    done: tasks.filter(({ isDone }) => isDone),
  }
}

function callPreference({ days, from, until, textFirst }: CallPreferences): string | undefined {
  const words = texts.family.callPreference
  const parts = [
    days && days.length > 0 ? days.map((day) => words.days[day]).join(', ') : undefined,
    from !== undefined && until !== undefined ? words.hours(from, until) : undefined,
    textFirst ? words.textFirst : undefined,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join('; ') : undefined
}
