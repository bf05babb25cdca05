/** A record that a picker found, with what tells it from others. */
export interface PickerOption {
  id: string
  label: string
  hint?: string | undefined
}

/** What a picker found for a text that was typed without a choice. [WORK-022] */
export interface PickerMatches {
  term: string
  options: PickerOption[]
}
