import type { ComponentType } from 'react'
import type { AnswerChange, AnswerErrors } from '../answers/answers'
import type { WizardContext } from '../machines/wizard-context'
import type { Support } from '../support'

/** The props of a step's fields. */
export interface StepProps {
  context: WizardContext
  /** The errors in the reader's language. */
  errors: AnswerErrors
  /** Reports a change of answers immediately. */
  answer: (change: AnswerChange) => void
  support: Support
}

/** The fields that answer a step's question. One file per step, listed in `screens.ts`. */
export type StepScreen = ComponentType<StepProps>
