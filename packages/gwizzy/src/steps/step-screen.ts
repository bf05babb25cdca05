import type { ComponentType } from 'react'
import type { AnswerChange, AnswerErrors } from '../answers/answers'
import type { CheckedAnswer } from '../machines/checked-answer'
import type { WizardContext } from '../machines/wizard-context'
import type { Support } from '../support'

/** The props of a step's fields. */
export interface StepProps {
  context: WizardContext
  /** The errors in the reader's language. */
  errors: AnswerErrors
  /** Reports a change of answers immediately. */
  answer: (change: AnswerChange) => void
  /** Has the server check a field that the person left. [VAL-016] */
  check: (name: CheckedAnswer) => void
  support: Support
}

/** The fields that answer a step's question. One file per step, listed in `screens.ts`. */
export type StepScreen = ComponentType<StepProps>
