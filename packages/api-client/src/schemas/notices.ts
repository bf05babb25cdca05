import { type Static, Type } from '@sinclair/typebox'
import { noticeKinds } from '../endpoints/notice-kinds'
import { moment } from './collection'
import { choice, listParameters, only, range } from './list-parameters'
import { uuid } from './text'

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
  { mention: email, task: email, message: email },
  { additionalProperties: false },
)
export type NoticeSettings = Static<typeof NoticeSettings>

/** Whose colleagues to list: those who also see a family. */
export const ColleagueParameters = Type.Object({ 'filter[client]': uuid }, { additionalProperties: false })
export type ColleagueParameters = Static<typeof ColleagueParameters>
