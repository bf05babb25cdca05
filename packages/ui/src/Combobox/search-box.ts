import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift'
import { useMemo, useState } from 'react'
import { getEnvironment } from './environment'
import { type SearchResults, useOptionSearch } from './option-search'

/** What a search box finds, and who hears of it. */
export interface SearchBoxOptions<Option> {
  /** The id of the input. */
  id: string
  /** An element around the box, once it's on the page. */
  frame: HTMLElement | null
  search: (query: string, signal: AbortSignal) => Promise<Option[]>
  initialOption: Option | undefined
  onChange: (option: Option | null) => void
  onText: ((text: string) => void) | undefined
}

/** The box of the library, with the results of the search. */
export interface SearchBox<Option> extends SearchResults<Option> {
  box: UseComboboxReturnValue<Option>
  showsMenu: boolean
}

/** Searches for what a person types, and selects one of the results until the text no longer matches it. [UI-004] */
export function useSearchBox<Option extends { value: string; label: string }>(
  props: SearchBoxOptions<Option>,
): SearchBox<Option> {
  const { id, frame, search, initialOption, onChange, onText } = props
  const [typed, setTyped] = useState('')
  const { options, isLoading } = useOptionSearch(typed, search)
  const environment = useMemo(() => getEnvironment(frame), [frame])
  const box = useCombobox({
    items: options,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    inputId: id,
    ...(environment && { environment }),
    ...(initialOption && { initialSelectedItem: initialOption }),
    onInputValueChange({ inputValue, type, selectedItem }) {
      if (type !== useCombobox.stateChangeTypes.InputChange) return
      setTyped(inputValue)
      if (selectedItem && inputValue !== selectedItem.label) box.selectItem(null)
      onText?.(inputValue)
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    stateReducer: keepTextAndMenu,
  })
  return { box, options, isLoading, showsMenu: box.isOpen && typed.trim() !== '' }
}

/** Returns what the library changes, except where it would clear the text or close the menu too early. */
function keepTextAndMenu<Option>(
  state: UseComboboxState<Option>,
  { type, changes, source }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  // Clearing the choice because the text changed must not clear the text.
  if (type === useCombobox.stateChangeTypes.FunctionSelectItem && changes.selectedItem === null)
    return { ...changes, inputValue: state.inputValue }
  // Closing the menu would move the button that is being pressed, so the press would miss it. [EDGE-009]
  if (type === useCombobox.stateChangeTypes.InputBlur && source === 'outside')
    return { ...changes, isOpen: state.isOpen }
  // A click on the field shows the menu, which may still be open after a press elsewhere.
  if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true }
  return changes
}
