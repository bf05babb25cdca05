import { Button, Stack, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { signInTexts } from './texts'
import { CodeForm } from './CodeForm'
import { OtherAccount } from './OtherAccount'
import type { SignInView } from './sign-in-view'
import { SignInFrame } from './SignInFrame'
import { SignInOption } from './SignInOption'
import { ThirdPartyLink } from './ThirdPartyLink'

export interface SignInPageProps {
  /** The name of someone who is signed in with an account that doesn't have access. */
  otherAccount?: string | undefined
  /** The result of the last form. */
  view?: SignInView | undefined
  error?: string | undefined
  notice?: string | undefined
  /** The query of the page, which says where to go after sign-in. */
  query: string
  isBusy: boolean
  hasThirdParty: boolean
}

const words = signInTexts

/** The sign-in page. Its forms work before scripts load. [AUTH-001, ROLE-010] */
export function SignInPage({ otherAccount, view, error, notice, query, isBusy, hasThirdParty }: SignInPageProps) {
  if (view?.stage === 'code') return <CodeForm view={view} query={query} isBusy={isBusy} />
  const errors = view?.errors ?? {}
  const problems = [
    ...(error ? [{ message: error }] : []),
    ...(errors.email ? [{ message: `${words.email}: ${errors.email}`, fieldId: 'email' }] : []),
    ...(errors.password ? [{ message: `${words.password}: ${errors.password}`, fieldId: 'password' }] : []),
  ]
  return (
    <SignInFrame title={words.title} lead={words.lead} problems={problems} notice={notice}>
      {otherAccount && <OtherAccount name={otherAccount} />}
      <Form method="post" action={query ? `?${query}` : '.'} noValidate>
        <Stack gap={20}>
          <TextField
            id="email"
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={view?.email}
            error={errors.email}
            required
          />
          <TextField
            id="password"
            label={words.password}
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
            required
          />
          <Button type="submit" name="intent" value="login" variant="primary" width="full" busy={isBusy}>
            {isBusy ? words.submitting : words.submit}
          </Button>
          <div>
            <SignInOption intent="code">{words.byCode}</SignInOption>
            <SignInOption intent="link">{words.byLink}</SignInOption>
            <SignInOption intent="recover">{words.forgotten}</SignInOption>
          </div>
          {hasThirdParty && <ThirdPartyLink query={query} />}
        </Stack>
      </Form>
    </SignInFrame>
  )
}
