import { press } from '~/features/lists'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import type { StaffRole } from '~/site/staff/staff-roles'
import { goToAction } from './go-to-action'
import { actionsFor, editableFields, type RecordItem, type RecordKind, sectionsFor } from './record'
import { editLinkId } from './SectionView'
import { recordsTexts } from './texts'

/** Returns the keyboard shortcuts of a record, which the palette offers too: E edits its first section, and each action has its own. [WORK-004, WORK-025] */
export function recordShortcuts<Item extends RecordItem>(
  kind: RecordKind<Item>,
  item: Item,
  role: StaffRole,
): Shortcut[] {
  const edits = sectionsFor(kind, role, item)
    .filter((section) => editableFields(section, role).length > 0)
    .slice(0, 1)
    .map(({ name, title }) => ({
      key: 'e',
      shown: ['E'],
      label: recordsTexts.editOf(title),
      run: () => press(editLinkId(name)),
    }))
  const actions = actionsFor(kind, item, role).map(({ name, label, key }) => ({
    key: key.toLowerCase(),
    shown: [key],
    label,
    run: () => goToAction(name),
  }))
  return [...edits, ...actions]
}
