import { Button, Cluster, TextField } from '@pkg/ui'
import type { ReactNode } from 'react'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import { fieldId, useGateFrame } from './GateForm'
import type { GateView } from './gate-step'
import { authTexts } from './texts'

type FieldName = keyof typeof authTexts.fields

/** A text field of the gate with its error. It keeps what was typed, except for passwords and codes. */
export function GateTextField({
  view,
  name,
  label,
  isSecret = false,
  ...rest
}: {
  view: GateView
  name: FieldName
  label?: string
  isSecret?: boolean
  hint?: string
  type?: string
  autoComplete?: string
  inputMode?: 'numeric' | 'email' | 'tel'
  maxLength?: number
  readOnly?: boolean
  accept?: string
}) {
  const carried: Record<string, string | undefined> = view.data
  const Field = rest.type === 'email' ? SuggestingEmailField : TextField
  return (
    <Field
      id={fieldId(name)}
      name={name}
      label={label ?? authTexts.fields[name]}
      error={view.errors[name]}
      {...(isSecret ? {} : { defaultValue: view.typed?.[name] ?? carried[name] })}
      {...rest}
    />
  )
}

/** The main button of a step. */
export function GateSubmit({ children }: { children: string }) {
  const { isBusy } = useGateFrame()
  return (
    <Button type="submit" variant="primary" width="full" busy={isBusy}>
      {children}
    </Button>
  )
}

/** A button that leads to another step. */
export function GateOther({
  intent,
  children,
  look = 'quiet',
}: {
  intent: string
  children: string
  look?: 'quiet' | 'neutral'
}) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={look}
      {...(look === 'neutral' ? { width: 'full' } : { size: 'small' })}
    >
      {children}
    </Button>
  )
}

/** Several buttons that lead to other steps, next to each other. [LOOK-010] */
export const GateOthers = ({ children }: { children: ReactNode }) => <Cluster gap={4}>{children}</Cluster>
