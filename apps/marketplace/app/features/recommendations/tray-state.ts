/** Whether the tray is open. Undefined until it was opened in this session. [TRAY-001] */
export type TrayState = 'open' | 'closed' | undefined

/** Where the session keeps the state. */
const key = 'recommendationsTray'

/** Reads the state of this session. Blocked storage has none. */
export function readTrayState(storage: Pick<Storage, 'getItem'>): TrayState {
  try {
    const stored = storage.getItem(key)
    return stored === 'open' || stored === 'closed' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the state in this session. Blocked storage forgets it with the page. */
export function storeTrayState(storage: Pick<Storage, 'setItem'>, state: 'open' | 'closed'): void {
  try {
    storage.setItem(key, state)
  } catch {}
}

/** The parts of the site where the tray would repeat the page or be in the way of a form. */
const withoutTray =
  /^\/(?:homebase|compare|login|sign-in|custom-pricing|receipts|tours|reviews\/|questions\/|your-places|stop-emails|shared-list|shared-collection|search-alerts)/

/** Returns whether a page has the tray’s bar: if the tray was opened before, or the family saved or requested a community. [TRAY-003] */
export const hasTrayBar = (pathname: string, state: TrayState, isForced: boolean): boolean =>
  !withoutTray.test(pathname) && (state !== undefined || isForced)
