import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { noticeKinds } from '../notice-kinds'
import { staff } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, only, range } from '../schemas/list-parameters'
import { uuid } from '../schemas/text'

/** A notification to a person who works on the dashboard. [WORK-016] */
export interface Notice {
  id: string
  kind: (typeof noticeKinds)[number]
  /** What happened, in a sentence without a period. */
  text: string
  at: string
  isRead: boolean
  clientId?: string
  /** The note, task, offer, conversation, or question. */
  recordId: string
}

/** A colleague who also sees a family, and can be mentioned in its notes. */
export interface Colleague {
  id: string
  name: string
}

const kind = Type.Union(noticeKinds.map((name) => Type.Literal(name)))

const isRead = Type.Union([Type.Literal('true'), Type.Literal('false')])

/** The list of one's notices. [WORK-016] */
export const NoticeParameters = listParameters(['at'], { kind: choice(kind), read: only(isRead), at: range(moment) })
export type NoticeParameters = Static<typeof NoticeParameters>

/** Marks notices as read: some of them, or all. */
export const ReadNotices = Type.Object(
  { ids: Type.Optional(Type.Array(uuid, { minItems: 1, maxItems: 100, uniqueItems: true })) },
  { additionalProperties: false },
)
export type ReadNotices = Static<typeof ReadNotices>

const email = Type.Union((['now', 'daily', 'off'] as const).map((name) => Type.Literal(name)))

/** When each kind is emailed: immediately, once a day, or never. */
export const NoticeSettings = Type.Object(
  { mention: email, task: email, message: email, question: email },
  { additionalProperties: false },
)
export type NoticeSettings = Static<typeof NoticeSettings>

/** The same as someone chooses it. What an older client doesn’t know stays. */
export const NewNoticeSettings = Type.Object(
  { mention: email, task: email, message: email, question: Type.Optional(email) },
  { additionalProperties: false },
)
export type NewNoticeSettings = Static<typeof NewNoticeSettings>

/** Whose colleagues to list: those who also see a family. */
export const ColleagueParameters = Type.Object({ 'filter[client]': uuid }, { additionalProperties: false })
export type ColleagueParameters = Static<typeof ColleagueParameters>

/** A person’s notifications in the product. Everyone sees their own. [WORK-016] */
export const notices = {
  list: {
    method: 'GET',
    path: '/platform/notices',
    status: 200,
    access: staff,
    summary: 'Lists what you’re told about, by default newest first. `meta.unread` counts what you haven’t read',
    resource: 'notices',
    query: NoticeParameters,
    response: pageOf<Notice, { unread: number }>(),
  },
  read: {
    method: 'POST',
    path: '/platform/notices/read',
    status: 200,
    access: staff,
    summary: 'Marks notices as read: those with the IDs, or all',
    body: ReadNotices,
    response: of<{ unread: number }>(),
  },
} as const satisfies Endpoints

/** When each kind of notice is emailed: immediately, once a day, or never. [WORK-016] */
export const noticeSettings = {
  get: {
    method: 'GET',
    path: '/platform/notice-settings',
    status: 200,
    access: staff,
    summary: 'Returns when each kind of notice is emailed to you',
    response: NoticeSettings,
  },
  replace: {
    method: 'PUT',
    path: '/platform/notice-settings',
    status: 200,
    access: staff,
    summary: 'Chooses when each kind of notice is emailed to you',
    body: NewNoticeSettings,
    response: NoticeSettings,
  },
} as const satisfies Endpoints

/** Colleagues who also see a family. [WORK-016, WORK-008] */
export const colleagues = {
  ofFamily: {
    method: 'GET',
    path: '/platform/colleagues',
    status: 200,
    access: ['agent', 'admin'],
    summary: 'Returns who else sees a family and can be mentioned in its notes, by name',
    query: ColleagueParameters,
    response: of<{ colleagues: Colleague[] }>(),
  },
} as const satisfies Endpoints
