import { suggestEmail } from '@pkg/domain'
import { EmailField } from '@pkg/ui'
import { isEmailLocked } from '../answers/initial-answers'
import { useTexts } from '../texts/language'
import { useIds } from './ids'
import { PolicyLinks } from './PolicyLinks'
import type { StepProps } from './step-screen'

/** The email address, with links to the policies. [GWZ-088] */
export function EmailInfo(props: StepProps) {
  return (
    <>
      <EmailAddress {...props} />
      <PolicyLinks support={props.support} />
    </>
  )
}

/** The email address, checked on blur, with a suggestion for a typo. A signed-in person can't change it. [GWZ-088, GWZ-098, VAL-002, VAL-016] */
export function EmailAddress({ context: { answers, community, visitor }, errors, answer, check }: StepProps) {
  const { fields } = useTexts()
  const ids = useIds()
  const locked = isEmailLocked(visitor)
  return (
    <EmailField
      id={ids.field('email')}
      name="email"
      label={fields.email}
      hint={locked ? fields.emailLocked : fields.emailHint(community.name)}
      readOnly={locked}
      value={answers.email ?? ''}
      error={errors.email}
      suggest={suggestEmail}
      suggestionText={fields.didYouMean}
      onChange={(event) => answer({ email: event.target.value })}
      onBlur={locked ? undefined : () => check('email')}
    />
  )
}
