import { type Endpoints, of, pageOf } from '../endpoint'
import type { noticeKinds } from './notice-kinds'
import type { ColleagueParameters, NoticeParameters, NoticeSettings, ReadNotices } from '../schemas/notices'

const staff = ['provider', 'agent', 'real-estate-agent', 'admin'] as const

/** A notification to a person who works on the dashboard. [WORK-016] */
export interface Notice {
  id: string
  kind: (typeof noticeKinds)[number]
  /** What happened, in a sentence without a period. */
  text: string
  at: string
  isRead: boolean
  clientId?: string
  /** The note, task, offer, or conversation. */
  recordId: string
}

/** A colleague who also sees a family, and can be mentioned in its notes. */
export interface Colleague {
  id: string
  name: string
}

/** A person’s notifications in the product. Everyone sees their own. [WORK-016] */
export const notices = {
  list: {
    method: 'GET',
    path: '/platform/notices',
    status: 200,
    access: staff,
    summary: 'Lists what you’re told about, by default newest first. `meta.unread` counts what you haven’t read',
    resource: 'notices',
    query: of<NoticeParameters>(),
    response: pageOf<Notice, { unread: number }>(),
  },
  read: {
    method: 'POST',
    path: '/platform/notices/read',
    status: 200,
    access: staff,
    summary: 'Marks notices as read: those with the IDs, or all',
    body: of<ReadNotices>(),
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
    response: of<NoticeSettings>(),
  },
  replace: {
    method: 'PUT',
    path: '/platform/notice-settings',
    status: 200,
    access: staff,
    summary: 'Chooses when each kind of notice is emailed to you',
    body: of<NoticeSettings>(),
    response: of<NoticeSettings>(),
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
    query: of<ColleagueParameters>(),
    response: of<{ colleagues: Colleague[] }>(),
  },
} as const satisfies Endpoints
