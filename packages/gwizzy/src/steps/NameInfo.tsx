import { TextField } from '@pkg/ui'
import { useTexts } from '../texts/language'
import { useIds } from './ids'
import { PolicyLinks } from './PolicyLinks'
import type { StepProps } from './step-screen'

/** The person's name, with links to the policies. [GWZ-088] */
export function NameInfo(props: StepProps) {
  return (
    <>
      <NameFields {...props} />
      <PolicyLinks support={props.support} />
    </>
  )
}

/** The person's name. [GWZ-088] */
export function NameFields({ context: { answers }, errors, answer }: StepProps) {
  const { fields } = useTexts()
  const ids = useIds()
  return (
    <>
      <TextField
        id={ids.field('firstName')}
        name="firstName"
        label={fields.firstName}
        autoComplete="given-name"
        value={answers.firstName ?? ''}
        error={errors.firstName}
        onChange={(event) => answer({ firstName: event.target.value })}
      />
      <TextField
        id={ids.field('lastName')}
        name="lastName"
        label={fields.lastName}
        autoComplete="family-name"
        value={answers.lastName ?? ''}
        error={errors.lastName}
        onChange={(event) => answer({ lastName: event.target.value })}
      />
    </>
  )
}
