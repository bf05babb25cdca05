/** What a form knows of one field. */
export interface FieldState {
  isTouched: boolean
  /** What is wrong with the value. */
  error?: string | undefined
  /** What the last submit found wrong. */
  submitError?: string | undefined
  /** Whether the value changed since that submit. */
  isChangedSinceSubmit?: boolean | undefined
}

/** The error that a field shows: its own once touched, else the submit's until the value changes. [VAL-009] */
export function visibleError({ isTouched, error, submitError, isChangedSinceSubmit }: FieldState): string | undefined {
  if (isTouched && error) return error
  return isChangedSinceSubmit ? undefined : submitError
}

/** Whether a character counter is red: above 90 percent of the maximum length, not at it. [VAL-010] */
export function isNearMaxLength(length: number, maxLength: number): boolean {
  return length * 10 > maxLength * 9
}
