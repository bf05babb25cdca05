import type { Tone } from '../Notice/tones'

/** The type of a toast. [UI-001] */
export type ToastType = 'Info' | 'Error' | 'Warning' | 'Success'

/** A short message over the page. [UI-001] */
export interface Toast {
  /** Generated if missing. A toast with the id of a visible one replaces it. */
  id?: string
  message: string
  /** Defaults to `Info`. */
  type?: ToastType
  /** The time it stays, in milliseconds. Defaults to 4000. [UI-002] */
  lifetime?: number
  /** Truncates the message after two lines. */
  truncate?: boolean
  /** Defaults to the name of the type. [UI-002] */
  header?: string
  /** An icon shape. Defaults to the type's icon. */
  icon?: string
}

/** The default lifetime of a toast in milliseconds. [UI-002] */
export const defaultLifetime = 4000

/** The tone of each type. */
export const tonesOfTypes: Record<ToastType, Tone> = {
  Info: 'info',
  Error: 'critical',
  Warning: 'caution',
  Success: 'positive',
}
