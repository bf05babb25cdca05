/** The communities that the list and the map light together. */
export interface Selected {
  /** The community under the pointer or with the focus. */
  hovered?: string | undefined
  /** The community whose card is open. */
  chosen?: string | undefined
}

/** What the list and the map share. */
export interface Selection {
  read: () => Selected
  hover: (id: string | undefined) => void
  choose: (id: string | undefined) => void
  subscribe: (changed: () => void) => () => void
}

/** Creates the selection of one page. Only what shows a changed community renders again. [FIND-003] */
export function createSelection(): Selection {
  let selected: Selected = {}
  const listeners = new Set<() => void>()
  const set = (next: Selected) => {
    if (next.hovered === selected.hovered && next.chosen === selected.chosen) return
    selected = next
    for (const changed of listeners) changed()
  }
  return {
    read: () => selected,
    hover: (hovered) => set({ ...selected, hovered }),
    choose: (chosen) => set({ ...selected, chosen }),
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
