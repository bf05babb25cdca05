import type { ComponentType } from 'react'
import type { FormErrors, FormStep, FormValues } from '../form/multi-step-form.machine'

/** What the fields of a form's step know and tell. */
export interface FormFieldsProps {
  values: FormValues
  /** By the names of the fields. */
  errors: FormErrors
  /** Tells changed values, as it happens. */
  change: (values: FormValues) => void
  /** The id that the field of a name must bear, where the summary of what is wrong leads. */
  fieldId: (name: string) => string
  /** Goes back to a step that was visited, by its name. [FORM-007] */
  jump: (step: string) => void
}

/** One step of a form, and how it looks. */
export interface FormPage extends FormStep {
  /** What the step asks. */
  title: string
  /** Why the answer helps. */
  reason?: string
  Fields: ComponentType<FormFieldsProps>
  /** The labels of the fields by their names, for the summary of what is wrong. */
  labels?: Partial<Record<string, string>>
}
