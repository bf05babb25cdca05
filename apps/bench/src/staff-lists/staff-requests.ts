// cspell:ignore andton andtonn
import { leadStages, now } from '@pkg/domain'
import { measuredAgentId } from './fill-families'
import type { StaffRole } from './fill-staff'
import { todayOfAdmin, todayOfAdvisor } from './today-requests'

/** What a page of the dashboard sends at the same time, as paths of the API. */
export interface PageRequests {
  name: string
  role: StaffRole
  paths: readonly string[]
}

/** The records that paths name, which depend on the database. */
export interface NamedRecords {
  familyId: string
  offeredIds: readonly string[]
}

const families = '/secure/clients'
const roles: readonly StaffRole[] = ['admin', 'agent']

/** Pages with one request, for an admin and an advisor. */
const lists: Readonly<Record<string, string>> = {
  'families, new': `${families}?filter[stage]=new&page-size=20`,
  'families, new, page 20': `${families}?filter[stage]=new&page-size=20&page-number=20`,
  'families, all': `${families}?page-size=20`,
  'families, all, page 100': `${families}?page-size=20&page-number=100`,
  'families, all by name': `${families}?page-size=20&sort=name`,
  'families, all by place': `${families}?page-size=20&sort=place`,
  'families, all by place, descending': `${families}?page-size=20&sort=-place`,
  'families, all by advisor': `${families}?page-size=20&sort=agent`,
  'families, filtered': `${families}?filter[stage]=touring&filter[care]=heavy-care&filter[budget]=%242K-%245K&filter[createdAt][ge]=${monthAgo()}&page-size=20`,
  'families of an advisor': `${families}?filter[stage]=contacted&filter[agent]=${measuredAgentId}&page-size=20`,
  'families named “donna andton”': `${families}?q=donna%20andton&page-size=20`,
  'families in “boulder”': `${families}?q=boulder&page-size=20`,
  'families named “dona andtonn”': `${families}?q=dona%20andtonn&page-size=20`,
  'search “donna andton”': '/platform/staff-search?q=donna%20andton',
  'search “boulder”': '/platform/staff-search?q=boulder',
  'search “dona andtonn”': '/platform/staff-search?q=dona%20andtonn',
  'tasks due today': '/platform/tasks?filter[status]=open&filter[due]=today&timeZone=America/Denver&page-size=20',
  'tasks done': '/platform/tasks?filter[status]=done&page-size=20',
  outbox: '/platform/emails?page-size=20',
  inbox: '/platform/conversations?page-size=20',
  'inbox, open': '/platform/conversations?filter[state]=open&page-size=20',
}

/** Lists of people, money, and changes that only an admin opens whole. [DASH-006, DASH-012, DASH-013, DASH-014, DASH-015, DASH-016, WORK-017] */
const adminLists: Readonly<Record<string, string>> = {
  users: '/admin/users?page-size=20',
  'users who work here': '/admin/users?filter[role][ne]=customer&filter[status]=active&sort=name&page-size=20',
  'users by last visit': '/admin/users?sort=-lastSeenAt&page-size=20',
  organizations: '/platform/organizations?page-size=20&sort=name',
  'organizations that owe': '/platform/organizations?filter[unpaid]=true&sort=-openInvoiceCents&page-size=20',
  contacts: '/platform/contacts?filter[hasLeft]=false&page-size=20&sort=name',
  'contacts by last talk': '/platform/contacts?filter[hasLeft]=false&page-size=20&sort=-lastTalkAt',
  advisors: '/platform/advisors?filter[kind]=partner&filter[status]=approved&sort=-load&page-size=20',
  'advisors whose papers are due':
    '/platform/advisors?filter[kind]=partner&filter[status]=approved&filter[papers]=due&sort=papersUntil&page-size=20',
  'real estate agents': '/platform/advisors?filter[kind]=real-estate&filter[status]=approved&sort=-load&page-size=20',
  'offered homes': '/marketplace/sren-referrals?filter[offer]=open&sort=dueAt&page-size=20',
  invoices: '/platform/invoices?filter[status]=draft&page-size=20',
  'invoice totals': '/platform/invoice-totals',
  audit: '/platform/record-changes?page-size=20',
  'audit of families': '/platform/record-changes?filter[recordType]=clients&page-size=20',
}

/** The pages that must also be fast on the embedded database. */
export const firstPages: readonly string[] = [
  'families, new',
  'families, all',
  'families named “donna andton”',
  'search “donna andton”',
  'search “dona andtonn”',
  'board',
  'Today',
  ...Object.keys(adminLists),
]

/** Returns the requests that are measured. */
export function staffRequests({ familyId, offeredIds }: NamedRecords): PageRequests[] {
  const board = leadStages.map((stage) => `${families}?filter[stage]=${stage}&sort=-stageSince&page-size=12`)
  const ofBoth: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(Object.entries(lists).map(([name, path]) => [name, [path]])),
    board,
    'a family’s timeline': [`/platform/timeline?filter[client]=${familyId}&page-size=20`],
  }
  return [
    ...roles.flatMap((role) => Object.entries(ofBoth).map(([name, paths]) => ({ name, role, paths }))),
    ...Object.entries(adminLists).map(([name, path]) => ({ name, role: 'admin' as const, paths: [path] })),
    // Only advisors can sort by it.
    { name: 'families by next step', role: 'agent', paths: [`${families}?sort=nextTask&page-size=20`] },
    { name: 'Today', role: 'admin', paths: todayOfAdmin() },
    { name: 'Today', role: 'agent', paths: todayOfAdvisor(offeredIds) },
  ]
}

function monthAgo(): string {
  return new Date(now().getTime() - 30 * 86_400_000).toISOString()
}
