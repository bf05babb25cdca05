import { useMemo, useSyncExternalStore } from 'preact/compat'

/** `use-sync-external-store/shim/with-selector` as a module. The original is a CommonJS script, which would include the whole renderer. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: unknown,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean = Object.is,
): Selection {
  const getSelection = useMemo(() => {
    let last: { selection: Selection } | undefined
    return () => {
      const selection = selector(getSnapshot())
      if (!last || !isEqual(last.selection, selection)) last = { selection }
      return last.selection
    }
  }, [getSnapshot, selector, isEqual])
  return useSyncExternalStore(subscribe, getSelection)
}
