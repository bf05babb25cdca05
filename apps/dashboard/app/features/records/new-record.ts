import type { StaffRole } from '~/site/staff/staff-roles'
import type { RecordInput } from './record'

/** A page that adds a record. [WORK-025] */
export interface NewRecord {
  title: string
  lead?: string
  /** The list that it belongs to. */
  list: { href: string; label: string }
  /** What the button says. */
  save: string
  roles: readonly StaffRole[]
  inputs: readonly RecordInput[]
}
