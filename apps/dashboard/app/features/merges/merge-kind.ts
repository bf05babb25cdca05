import type { RecordItem } from '~/features/records'
import type { StaffRole } from '~/site/staff/staff-roles'

/** A field in which two records can differ. */
export interface MergedField<Item> {
  /** What the API calls it. */
  name: string
  label: string
  /** Its value in words. */
  text: (item: Item) => string | undefined
}

/** A kind of record of which two can be merged. */
export interface MergeKind<Item extends RecordItem & { name: string }> {
  /** The path of its list. */
  area: string
  listTitle: string
  title: string
  roles: readonly StaffRole[]
  fields: readonly MergedField<Item>[]
}

/** A line of the comparison. */
export interface MergeLine {
  name: string
  label: string
  kept?: string | undefined
  merged?: string | undefined
  /** Whether a person decides which value stays. One that’s missing is taken over anyway. */
  isChoice: boolean
}

/** Returns two records line by line. Fields that neither has are left out. */
export const mergeLines = <Item extends RecordItem & { name: string }>(
  { fields }: MergeKind<Item>,
  kept: Item,
  merged: Item,
): MergeLine[] =>
  fields.flatMap(({ name, label, text }) => {
    const line = { name, label, kept: text(kept), merged: text(merged) }
    const isFilled = line.kept !== undefined && line.merged !== undefined
    if (line.kept === undefined && line.merged === undefined) return []
    return [{ ...line, isChoice: isFilled && line.kept !== line.merged }]
  })
