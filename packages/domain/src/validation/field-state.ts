/** The state of one form field. */
export interface FieldState {
  isTouched: boolean
  /** The error in the value. */
  error?: string | undefined
  /** The error found by the last submit. */
  submitError?: string | undefined
  /** Whether the value changed since that submit. */
  isChangedSinceSubmit?: boolean | undefined
}

/** Returns the error that a field shows: its own once touched, or the submit's until the value changes. [VAL-009] */
export function visibleError({ isTouched, error, submitError, isChangedSinceSubmit }: FieldState): string | undefined {
  if (isTouched && error) return error
  return isChangedSinceSubmit ? undefined : submitError
}

/** Returns whether a character counter is red: above 90 percent of the maximum length. [VAL-010] */
export function isNearMaxLength(length: number, maxLength: number): boolean {
  return length * 10 > maxLength * 9
}
