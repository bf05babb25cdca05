import type { Place } from './visit'

/** The community and button of an open wizard. */
export interface OpenWizard {
  id: string
  name: string
  place: Place
}

/** The key of the tab's session storage. */
const key = 'openWizard'

/** Stores which wizard is open in this tab, so the next page can offer to continue it after a reload. Without storage, nothing is offered. */
export function rememberWizard(wizard: OpenWizard | undefined): void {
  try {
    if (wizard) sessionStorage.setItem(key, JSON.stringify(wizard))
    else sessionStorage.removeItem(key)
  } catch {
    // The wizard works without it.
  }
}

/** Returns the wizard that was open when this tab’s page was left or reloaded, if any. */
export function findLeftWizard(): OpenWizard | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isOpenWizard(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

const isOpenWizard = (value: unknown): value is OpenWizard =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'place' in value
