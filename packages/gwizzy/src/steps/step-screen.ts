import type { ComponentType } from 'react'
import type { AnswerChange } from '../answers/answers'
import type { WizardContext } from '../machines/wizard-context'
import type { Support } from '../support'

/** What the fields of a step know and tell. */
export interface StepProps {
  context: WizardContext
  /** Tells a change of answers, as it happens. */
  answer: (change: AnswerChange) => void
  support: Support
}

/** How a step looks: its question, and the fields that answer it. One file per step; `screens.ts` lists them. */
export interface StepScreen {
  question: string
  Fields: ComponentType<StepProps>
  /** The labels of the fields, for the summary of what is wrong. A question with choices is its own label. */
  labels?: Partial<Record<string, string>>
}

/** The id of the field for the answer `name`, where the summary leads. */
export const fieldId = (name: string) => `gwizzy-${name}`

/** The id of the question's heading, which names its choices. */
export const questionId = 'gwizzy-question'
