import { Button } from '@pkg/ui'
import { Menu, type MenuProps } from '~/parts/Menu/Menu'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import * as styles from './ActionButtons.css'
import { hasOptions, optionsOf, pickerOf } from './action-choice'
import type { ListAction, ListRow } from './list'
import type { ListData } from './list-data'
import { intentValue } from './list-intent'
import { OptionPicker } from './OptionPicker'
import { OptionTime } from './OptionTime'
import { timesOf } from './typed-time'
import { useRejectedTime } from './use-rejected-time'

export interface ActionButtonsProps<Row extends ListRow> {
  actions: readonly ListAction<Row>[]
  options: ListData<Row>['options']
  /** Returns the id of the menu of an action's options, which its key opens. */
  menuIdOf: (action: string) => string
  /** The row, or none for the selected ones. */
  id?: string
  opens?: MenuProps['opens']
}

/** What can be done with a row or the selected ones: a button for each action, or a menu if it has options. They belong to a form. */
export function ActionButtons<Row extends ListRow>({ actions, options, menuIdOf, id, opens }: ActionButtonsProps<Row>) {
  const row = id === undefined ? {} : { id }
  return actions.map((action) => {
    const { name, label, key } = action
    if (!hasOptions(action)) {
      return (
        <Button
          key={name}
          type="submit"
          name="do"
          value={intentValue({ action: name, ...row })}
          size="small"
          variant="neutral"
        >
          {label}
          <ShortcutKey>{key}</ShortcutKey>
        </Button>
      )
    }
    return <OptionMenu key={name} action={action} menuId={menuIdOf(name)} options={options} row={row} opens={opens} />
  })
}

interface OptionMenuProps<Row extends ListRow> extends Pick<ActionButtonsProps<Row>, 'options' | 'opens'> {
  action: ListAction<Row>
  menuId: string
  row: { id?: string }
}

/** The options of an action: searched, or as buttons, with a field for a time of one's own. */
function OptionMenu<Row extends ListRow>({ action, menuId, options, row, opens }: OptionMenuProps<Row>) {
  const { name, label, key } = action
  const [source, times] = [pickerOf(action), timesOf(action)]
  const isRejected = useRejectedTime({ action: name, ...row }) !== undefined
  return (
    <Menu id={menuId} label={label} shortcut={key} isOpen={isRejected} {...(opens ? { opens } : {})}>
      {source && <OptionPicker action={name} label={label} source={source} {...row} />}
      {!source &&
        optionsOf(action, options).map((option) => (
          <button
            key={option.value}
            type="submit"
            name="do"
            value={intentValue({ action: name, option: option.value, ...row })}
            className={styles.choice}
          >
            {option.label}
          </button>
        ))}
      {times && <OptionTime action={name} label={label} of={times} {...row} />}
    </Menu>
  )
}
