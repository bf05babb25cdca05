import { consentText, findConsentWording } from '@pkg/domain'
import { Button, Notice, Stack, Text } from '@pkg/ui'
import { useLanguage, useTexts } from '../texts/language'
import type { StepProps } from './step-screen'

/**
 * The button of a family that would rather not be called, where the operator allows that, with what it agrees to then. Once it was pressed, what that
 * means, and the way back. [TRUST-006, TRUTH-002]
 */
export function NoCalls({ context, support, answer }: Pick<StepProps, 'context' | 'support' | 'answer'>) {
  const { noCalls: words } = useTexts()
  const language = useLanguage()
  const { answers, settings, internals } = context
  if (!settings.isPhoneOptional) return null
  if (answers.noCalls) {
    return (
      <>
        <Notice tone="info" title={words.chosen} role="status" />
        <Button
          width="full"
          onClick={({ currentTarget: { form } }) => {
            answer({ noCalls: undefined })
            // The field takes the place of this button.
            requestAnimationFrame(() => form?.querySelector<HTMLInputElement>('input[type="tel"]')?.focus())
          }}
        >
          {words.enterPhone}
        </Button>
      </>
    )
  }
  const { callerChoice } = internals
  const choice = typeof callerChoice === 'object' ? callerChoice : undefined
  const wording = callerChoice === undefined ? undefined : findConsentWording('contact-email', language)
  return (
    <Stack gap={8}>
      <Button
        width="full"
        onClick={({ currentTarget }) => {
          answer({ noCalls: true })
          currentTarget.form?.requestSubmit()
        }}
      >
        {words.button}
      </Button>
      {wording && (
        <Text size="small">
          {words.instead} {consentText(wording, { choice, operator: support.name })}
        </Text>
      )}
    </Stack>
  )
}
