import type { ComponentType } from 'react'
import type { AnswerChange, AnswerErrors } from '../answers/answers'
import type { WizardContext } from '../machines/wizard-context'
import type { Support } from '../support'

/** What the fields of a step know and tell. */
export interface StepProps {
  context: WizardContext
  /** What is wrong, in the reader's language. */
  errors: AnswerErrors
  /** Tells a change of answers, as it happens. */
  answer: (change: AnswerChange) => void
  support: Support
}

/** The fields that answer a step's question. One file per step; `screens.ts` lists them. */
export type StepScreen = ComponentType<StepProps>
