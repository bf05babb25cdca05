import { Card, ErrorSummary, Heading, Notice, Stack, TextField } from '@pkg/ui'
import type { ReactNode } from 'react'
import { authTexts } from '~/features/authentication'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import type { AccountResult } from './account-result'

const labels: Record<string, string> = authTexts.fields

/** A titled part of the account page, with the result of its last form. */
export function AccountSection({
  title,
  result,
  children,
}: {
  title: string
  result?: AccountResult | undefined
  children: ReactNode
}) {
  return (
    <Card as="section">
      <Stack gap={20}>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        {result && <Messages result={result} />}
        {children}
      </Stack>
    </Card>
  )
}

/** Returns the result of the last form if it belongs to one of the intents. */
export const resultFor = (result: AccountResult | undefined, intents: readonly string[]): AccountResult | undefined =>
  result && intents.includes(result.intent) ? result : undefined

/** A text field of the account page, with its error. */
export function AccountField({
  name,
  result,
  ...rest
}: {
  name: keyof typeof authTexts.fields
  result: AccountResult | undefined
  type?: string
  defaultValue?: string | undefined
  autoComplete?: string
  hint?: string | undefined
}) {
  const Field = rest.type === 'email' ? SuggestingEmailField : TextField
  return (
    <Field id={`account-${name}`} name={name} label={authTexts.fields[name]} error={result?.errors[name]} {...rest} />
  )
}

function Messages({ result: { errors, error, notice } }: { result: AccountResult }) {
  const problems = [
    ...(error ? [{ message: error }] : []),
    ...Object.entries(errors).map(([name, message]) => ({
      message: `${labels[name] ?? name}: ${message}`,
      fieldId: `account-${name}`,
    })),
  ]
  return (
    <>
      {problems.length > 0 && <ErrorSummary errors={problems} />}
      {notice && <Notice tone="positive" title={notice} role="status" />}
    </>
  )
}
