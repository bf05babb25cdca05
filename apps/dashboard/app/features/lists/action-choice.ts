import type { PickerSource } from '~/features/pickers'
import { forRole, type List, type ListAction, type ListOption, type ListRow, type OptionSource } from './list'
import type { StaffRole } from '~/site/staff/staff-roles'

/** An action of a list with what it changes and the words of its option. */
export interface ActionChoice<Row> {
  action: ListAction<Row>
  changes: Readonly<Record<string, unknown>>
}

/** Returns whether an action gives a field one of several values. */
export const hasOptions = <Row>({ changes }: ListAction<Row>): boolean => 'options' in changes && 'field' in changes

/** Returns what an action lets people search for, because there are too many options for a menu. [WORK-022] */
export const pickerOf = <Row>({ changes: { options } }: ListAction<Row>): PickerSource | undefined =>
  options === 'advisors' ? options : undefined

/** Returns the name of the field in which an action's option is searched. */
export const pickerName = (action: string): string => `pick-${action}`

/** Returns what an action with options changes besides its field. */
function alsoOf<Row>({ changes }: ListAction<Row>): object {
  const { also } = changes
  return typeof also === 'object' ? also : {}
}

/** Returns the options of an action, and none for one without. */
export function optionsOf<Row>(
  { changes: { options } }: ListAction<Row>,
  sources: Readonly<Record<OptionSource, readonly ListOption[]>>,
): readonly ListOption[] {
  if (options === undefined) return []
  if (options === 'advisors' || options === 'later' || options === 'days') return sources[options]
  return typeof options === 'string' ? [] : options
}

/** Returns an action of a list that a role may do, with its changes. Returns undefined for others. */
export function chooseAction<Row extends ListRow>(
  list: List<Row>,
  role: StaffRole,
  { action: name, option }: { action: string; option: string },
): ActionChoice<Row> | undefined {
  const action = forRole(list.actions, role).find((known) => known.name === name)
  if (!action) return undefined
  const { changes } = action
  if (!hasOptions(action)) return { action, changes }
  return option === '' ? undefined : { action, changes: { [String(changes['field'])]: option, ...alsoOf(action) } }
}

/** Returns the action of a list that made changes, and the value that it gave. */
export function actionOf<Row extends ListRow>(
  { actions = [] }: List<Row>,
  changes: Readonly<Record<string, unknown>>,
): { action: ListAction<Row>; value: string } | undefined {
  const names = Object.keys(changes).toSorted().join()
  for (const action of actions) {
    const field = String(action.changes['field'])
    const made = hasOptions(action) ? { [field]: '', ...alsoOf(action) } : action.changes
    const fixed = hasOptions(action) ? alsoOf(action) : action.changes
    const isSame = Object.entries(fixed).every(([name, value]) => changes[name] === value)
    if (isSame && Object.keys(made).toSorted().join() === names) return { action, value: String(changes[field]) }
  }
  return undefined
}
