/** The form that the sign-in page shows: for the password, or for the code. */
export type SignInStage = 'password' | 'code'

/** What the sign-in page shows after a form. */
export interface SignInView {
  stage: SignInStage
  email: string
  codeId?: string
  /** What to correct, by the name of the field. */
  errors: { email?: string; password?: string; code?: string }
  /** What went wrong, if no field is the cause. */
  error?: string
  /** What we sent, or what to do next. */
  notice?: string
}
