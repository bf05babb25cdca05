import type { ComponentType } from 'react'
import type { FormErrors, FormStep, FormValues } from '../form/multi-step-form.machine'

/** The props of the fields of a form's step. */
export interface FormFieldsProps {
  values: FormValues
  /** Messages by field name. */
  errors: FormErrors
  /** Reports changed values immediately. */
  change: (values: FormValues) => void
  /** Returns the id for a field's element, to which the error summary links. */
  fieldId: (name: string) => string
  /** The id of the question's heading, which can name choices. */
  questionId: string
  /** Returns to a visited step by its name. [FORM-007] */
  jump: (step: string) => void
}

/** A step of a form with its screen. */
export interface FormPage extends FormStep {
  /** The step's question. */
  title: string
  /** Why the answer helps. */
  reason?: string
  Fields: ComponentType<FormFieldsProps>
  /** The labels of the fields by name, for the error summary. */
  labels?: Partial<Record<string, string>>
}
