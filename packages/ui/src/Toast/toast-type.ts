import type { Tone } from '../Notice/tones'

/** What a toast is about. [UI-001] */
export type ToastType = 'Info' | 'Error' | 'Warning' | 'Success'

/** A short message over the page. [UI-001] */
export interface Toast {
  /** Made when missing. A toast with the id of a present one takes its place. */
  id?: string
  message: string
  /** `Info` unless told otherwise. */
  type?: ToastType
  /** How long it stays, in milliseconds; 4000 unless told otherwise. [UI-002] */
  lifetime?: number
  /** Cuts the message after two lines. */
  truncate?: boolean
  /** Named after the type unless told otherwise. [UI-002] */
  header?: string
  /** An icon shape; the type's own unless told otherwise. */
  icon?: string
}

/** How long a toast stays when nobody says otherwise, in milliseconds. [UI-002] */
export const defaultLifetime = 4000

/** The tone of each type. */
export const tonesOfTypes: Record<ToastType, Tone> = {
  Info: 'info',
  Error: 'critical',
  Warning: 'caution',
  Success: 'positive',
}
