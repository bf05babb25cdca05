/** The result of a form on the account page. */
export interface AccountResult {
  intent: string
  /** What to correct, by the name of the field. */
  errors: Record<string, string>
  /** What was typed in the contact form that needs a correction, by the name of the field. */
  typed?: Record<string, string>
  /** What went wrong, if no field is the cause. */
  error?: string
  /** What we did. */
  notice?: string
  /** The code that we texted to verify the phone number. */
  codeId?: string
}
