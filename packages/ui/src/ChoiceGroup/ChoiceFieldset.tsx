import type { ReactNode } from 'react'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage'
import * as styles from './choice.css'

/** One answer to choose. */
export interface ChoiceOption {
  value: string
  label: string
  /** A second, less prominent line. */
  hint?: string
  disabled?: boolean
}

/** The name of the question, given here or elsewhere on the page. */
export type ChoiceLabel = { label: string; labelledBy?: never } | { label?: never; labelledBy: string }

interface ChoiceFieldsetProps {
  id: string
  role: 'radiogroup' | 'group'
  name: ChoiceLabel
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** The fieldset of a question with choices: name, hint, error, and cards. */
export function ChoiceFieldset({ id, role, name, hint, error, children }: ChoiceFieldsetProps) {
  return (
    <fieldset
      className={styles.group}
      role={role}
      aria-labelledby={name.labelledBy}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-describedby={describedBy({ id, hint, error })}
    >
      {name.label && <legend className={styles.legend}>{name.label}</legend>}
      <FieldMessage id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  )
}
