import type { Family } from '@pkg/api-client'
import { formatPhone, type CallPreferences } from '@pkg/domain'
import { momentOf, type Here, type Moment } from '~/server/times'
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
  callWish?: string | undefined
  consent?: { text: string; given: Moment; version: string; language: string } | undefined
  answers: AnswerLine[]
  communities: { id: string; name: string; status: string; asked: Moment }[]
  history: { id: string; text: string; by?: string | undefined; at: Moment }[]
  open: TaskRow[]
  done: TaskRow[]
}

/** The page of `family`, written for a place and time. [DASH-003] */
export function familyPage(family: Family, here: Here): FamilyPage {
  const { consent, phone, email, maskedPhone, maskedEmail } = family
  const name = family.name || texts.families.unknownName
  const tasks = family.tasks.map((task) => taskRow(task, here))
  return {
    id: family.id,
    name,
    title: family.lookingFor && family.lookingFor !== 'Myself' ? texts.family.searchFor(name, family.lookingFor) : name,
    stage: family.stage,
    advisor: family.agentName,
    email: email ? { text: email, href: `mailto:${email}` } : maskedEmail ? { text: maskedEmail } : undefined,
    phone: phone ? { text: formatPhone(phone), href: `tel:${phone}` } : maskedPhone ? { text: maskedPhone } : undefined,
    callWish: family.callPreferences && callWish(family.callPreferences),
    consent: consent && { ...consent, given: momentOf(consent.at, here) },
    answers: answerLines(family.answers),
    communities: family.leads.map(({ id, communityName, status, createdAt }) => ({
      id,
      name: communityName,
      status: texts.family.leadStatus[status],
      asked: momentOf(createdAt, here),
    })),
    history: family.timeline.map(({ id, text, by, at }) => ({
      id,
      text,
      by,
      at: momentOf(at, here),
    })),
    open: tasks.filter(({ isDone }) => !isDone),
    done: tasks.filter(({ isDone }) => isDone),
  }
}

function callWish({ days, from, until, textFirst }: CallPreferences): string | undefined {
  const words = texts.family.callWish
  const parts = [
    days && days.length > 0 ? days.map((day) => words.days[day]).join(', ') : undefined,
    from !== undefined && until !== undefined ? words.hours(from, until) : undefined,
    textFirst ? words.textFirst : undefined,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join('; ') : undefined
}
