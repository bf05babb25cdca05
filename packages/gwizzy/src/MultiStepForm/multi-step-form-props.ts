import type { FormInput } from '../form/multi-step-form.machine'
import type { ProgressStorage } from '../progress/progress-storage'
import type { Language } from '../texts/texts'
import type { FormPage } from './form-page'

/** The props of `MultiStepForm`. */
export interface MultiStepFormProps {
  /** The steps of the form. Read when the form starts. */
  steps: readonly [FormPage, ...FormPage[]]
  /** Receives all values. Rejects if they couldn't be submitted. [FORM-004] */
  onSubmit: FormInput['onSubmit']
  /** The key under which values are saved between visits. Without it, they aren't saved. [FORM-009] */
  storageKey?: string | undefined
  /** The storage for values. Defaults to the browser's local storage. */
  storage?: ProgressStorage | undefined
  /** Replaces the name of the last step's button. */
  submitText?: string | undefined
  /** Replaces the text of the spinner. [FORM-011] */
  submittingText?: string | undefined
  /** Replaces the success message. [FORM-011] */
  doneText?: string | undefined
  language?: Language | undefined
  /** The level of the questions in the page's outline. */
  level?: 1 | 2
}
