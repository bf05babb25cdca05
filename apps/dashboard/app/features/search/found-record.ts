import type { StaffSearchResult } from '@pkg/api-client'
import type { StaffRole } from '~/site/staff/staff-roles'
import { searchTexts } from './texts'

/** A record that a search found, with its page. */
export interface FoundRecord {
  id: string
  kind: string
  title: string
  detail?: string | undefined
  href?: string | undefined
  /** What can be done with it from any page. */
  actions?: readonly { label: string; href: string }[]
}

/** Returns a record that a search found, in words. Kinds without a page have no link. [WORK-004] */
export function foundRecord(result: StaffSearchResult, role: StaffRole): FoundRecord {
  const { id, recordType, title, detail } = result
  const actions = recordType === 'clients' && (role === 'agent' || role === 'admin') ? familyActions(result) : undefined
  return {
    id,
    kind: searchTexts.kinds[recordType],
    title,
    detail,
    href: hrefOf(result, role),
    ...(actions && { actions }),
  }
}

/** What people do with a family most, each where its page does it. [WORK-024] */
const familyActions = ({ recordId, title }: StaffSearchResult) =>
  Object.entries(searchTexts.familyActions).map(([path, label]) => ({
    label: searchTexts.actionWith(label, title),
    href: `/families/${recordId}${path}`,
  }))

function hrefOf({ recordType, recordId }: StaffSearchResult, role: StaffRole): string | undefined {
  if (recordType === 'clients') return `/families/${recordId}`
  if (recordType === 'conversations') return `/messages/${recordId}`
  if (recordType === 'invoices') return '/invoices'
  if (recordType === 'users') return `/users/${recordId}`
  if (recordType === 'contacts' || recordType === 'organizations') return `/${recordType}/${recordId}`
  return recordType === 'communities' && role !== 'real-estate-agent' ? `/communities/${recordId}` : undefined
}

/** What the palette finds. */
export interface Found {
  /** What was searched for. */
  term?: string
  found: FoundRecord[]
  /** Whether it can't search now. */
  isDown?: true
}
