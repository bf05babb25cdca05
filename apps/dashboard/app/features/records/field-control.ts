import type { ListOption } from '~/features/lists'
import type { PickerSource } from '~/features/pickers'

/** How a value is entered. A picker searches records as a person types. [WORK-022, WORK-025] */
export type FieldControl =
  | { kind: 'text'; max: number; type?: 'text' | 'email' | 'tel' | 'url' | 'password'; autoComplete?: string }
  /** A draft stays in the browser until it was sent. */
  | { kind: 'long-text'; max: number; rows?: number; isDraft?: true }
  /** Several values, each in a line of its own. */
  | { kind: 'lines'; max: number }
  | { kind: 'choice'; options: readonly ListOption[] }
  | { kind: 'many'; options: readonly ListOption[] }
  /** At most 100,000 dollars, unless `most` says otherwise. */
  | { kind: 'dollars'; most?: number }
  | { kind: 'number' }
  | { kind: 'day' }
  | { kind: 'picker'; source: PickerSource }
  | { kind: 'pickers'; source: PickerSource }
