import type { RecordAction, RecordItem } from '~/features/records'
import type { StaffRole } from '~/site/staff/staff-roles'

/** A record that others can be merged into. */
type MergeItem = RecordItem & { merged?: readonly { name: string }[] | undefined }

/** What the actions of a kind say. */
interface MergeWords {
  merge: string
  mergeWith: string
  mergeWithMissing: string
  merged: string
  undoMerge: string
  undoMergeHelp: (name: string) => string
  mergeUndone: string
}

interface MergeRights<Item> {
  /** What a person picks the duplicate from. */
  source: 'contacts' | 'organizations' | 'communities'
  roles: readonly StaffRole[]
  isFor?: (item: Item) => boolean
}

/** Returns the actions that merge a record with a duplicate, and undo the newest merge. [DASH-013, DASH-014] */
export const mergeActions = <Item extends MergeItem>(
  words: MergeWords,
  { source, roles, isFor = () => true }: MergeRights<Item>,
): RecordAction<Item>[] => [
  {
    name: 'merge',
    label: words.merge,
    key: 'D',
    roles,
    inputs: [
      { name: 'mergeId', label: words.mergeWith, control: { kind: 'picker', source }, missing: words.mergeWithMissing },
    ],
    done: words.merged,
    isFor,
  },
  {
    name: 'undo-merge',
    label: words.undoMerge,
    key: 'U',
    roles,
    help: ({ merged = [] }) => words.undoMergeHelp(merged[0]?.name ?? ''),
    isFor: (item) => isFor(item) && (item.merged ?? []).length > 0,
    done: words.mergeUndone,
  },
]
