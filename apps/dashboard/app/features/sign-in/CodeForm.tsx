import { Button, ButtonLink, Stack, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { signInTexts } from './texts'
import type { SignInView } from './sign-in-view'
import { SignInFrame } from './SignInFrame'
import { SignInOption } from './SignInOption'

const words = signInTexts

/** The form for the code that we sent. [API-016] */
export function CodeForm({ view, query, isBusy }: { view: SignInView; query: string; isBusy: boolean }) {
  const { errors, error, email, codeId, notice } = view
  const problems = [
    ...(error ? [{ message: error }] : []),
    ...(errors.code ? [{ message: `${words.code}: ${errors.code}`, fieldId: 'code' }] : []),
  ]
  return (
    <SignInFrame title={words.codeTitle} lead={words.codeLead(email)} problems={problems} notice={notice}>
      <Form method="post" action={query ? `?${query}` : '.'} noValidate>
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="codeId" value={codeId ?? ''} />
        <Stack gap={20}>
          <TextField
            id="code"
            label={words.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            error={errors.code}
          />
          <Button type="submit" name="intent" value="verify" variant="primary" width="full" busy={isBusy}>
            {isBusy ? words.submitting : words.submit}
          </Button>
          <div>
            <SignInOption intent="again">{words.codeAgain}</SignInOption>
            <ButtonLink href={`/sign-in${query ? `?${query}` : ''}`} variant="quiet" width="full">
              {words.otherWay}
            </ButtonLink>
          </div>
        </Stack>
      </Form>
    </SignInFrame>
  )
}
