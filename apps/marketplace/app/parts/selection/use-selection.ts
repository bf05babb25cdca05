import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Selected, Selection } from './selection'

const nothing: Selected = {}
/** Lists without a map light nothing. */
const withoutMap: Selection = {
  read: () => nothing,
  hover: () => undefined,
  choose: () => undefined,
  subscribe: () => () => undefined,
}
const SelectionContext = createContext(withoutMap)

/** Shares a selection between a list and its map. */
export const SelectionProvider = SelectionContext.Provider

/** Returns the page's selection. */
export const useSelection = () => useContext(SelectionContext)

/** Returns what is selected, and renders again when it changes. */
export function useSelected(): Selected {
  const { read, subscribe } = useSelection()
  return useSyncExternalStore(subscribe, read, () => nothing)
}

/** Returns whether a community is lit in the list. */
export function useIsLit(id: string): boolean {
  const { read, subscribe } = useSelection()
  const isLit = () => read().hovered === id || read().chosen === id
  return useSyncExternalStore(subscribe, isLit, () => false)
}
