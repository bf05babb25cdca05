import { useSentForm } from '@pkg/remix-host/react'
import { Button, Cluster, ErrorSummary, Notice, Stack } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAttempt } from '~/site/forms/use-attempt'
import { FieldInput } from './FieldInput'
import type { FieldValues } from './field-values'
import { firstControl } from './go-to-action'
import type { RecordInput } from './record'
import type { RejectedFields } from './rejected-fields'

export interface InputsFormProps {
  /** The id of the form, for keys that lead to it. */
  id?: string
  /** What the form does, as its main button says. */
  intent: string
  inputs: readonly RecordInput[]
  /** What its fields hold at first. */
  values: FieldValues
  rejected: RejectedFields | undefined
  /** Changes when the form was done, which empties it. */
  doneKey?: string
  /** The record that drafts are about. */
  about?: string
  save: string
  look?: 'primary' | 'neutral'
  /** Hidden fields, and what is said first. */
  children?: ReactNode
  /** What is next to the button, such as a link that closes the form. */
  nextTo?: ReactNode
  /** Whether its first field takes the focus, because a person just opened it. */
  takesFocus?: boolean
}

/** A form with declared fields, all its errors above it, and what was typed in it. Works without scripts. [WORK-025] */
export function InputsForm(props: InputsFormProps) {
  const { intent, inputs, values, rejected, save, look = 'primary', children, nextTo, takesFocus = false } = props
  const { id, doneKey = '', about = '' } = props
  const isBusy = useSentForm()?.get('intent') === intent
  const attempt = useAttempt(rejected)
  const shown = rejected?.values ?? values
  const errors = rejected?.errors ?? {}
  const idOf = (name: string) => `${intent.replaceAll(':', '-')}-${name}`
  const problems = inputs.flatMap(({ name }) => {
    const message = errors[name]
    return message === undefined ? [] : [{ message, fieldId: idOf(name) }]
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(firstControl)?.focus()
  }, [takesFocus])
  return (
    <Form ref={form} id={id} method="post" preventScrollReset noValidate>
      <Stack gap={16}>
        {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
        {problems.length > 0 && <ErrorSummary errors={problems} attempt={attempt} />}
        {children}
        {inputs.map((input) => (
          <FieldInput
            key={`${input.name} ${attempt} ${isDraft(input) ? '' : doneKey}`}
            input={input}
            draft={{
              draft: `${intent} ${about} ${input.name}`,
              savedKey: doneKey,
              initial: values[input.name]?.[0],
              rejected: rejected?.values[input.name]?.[0],
            }}
            id={idOf(input.name)}
            values={shown[input.name] ?? []}
            error={errors[input.name]}
            found={rejected?.found[input.name]}
          />
        ))}
        <Cluster gap={12}>
          <Button type="submit" name="intent" value={intent} variant={look} size="small" busy={isBusy}>
            {save}
          </Button>
          {nextTo}
        </Cluster>
      </Stack>
    </Form>
  )
}

/** A draft empties itself, and keeps what was typed since it was sent. */
const isDraft = ({ control }: RecordInput) => control.kind === 'long-text' && control.isDraft === true
