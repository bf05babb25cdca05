import { Button, ErrorSummary, Heading, Logo, Notice, Stack, Text, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { texts } from '~/texts'
import type { SignInErrors } from './read-sign-in'
import * as styles from './SignInPage.css'

export interface SignInPageProps {
  /** The name of somebody who is signed in but does not work here. */
  foreign?: string | undefined
  /** What was typed before. */
  email?: string | undefined
  errors: SignInErrors
  /** Why the API refused. */
  refusal?: string | undefined
  /** The query of the page, which says where to go afterwards. */
  query: string
  isBusy: boolean
}

/** The way into the dashboard. A form like any other, so that it works before scripts load. [AUTH-001, ROLE-010] */
export function SignInPage({ foreign, email, errors, refusal, query, isBusy }: SignInPageProps) {
  const words = texts.signIn
  const problems = [
    ...(refusal ? [{ message: refusal }] : []),
    ...(errors.email ? [{ message: `${words.email}: ${errors.email}`, fieldId: 'email' }] : []),
    ...(errors.password ? [{ message: `${words.password}: ${errors.password}`, fieldId: 'password' }] : []),
  ]
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <Logo name={texts.brand} />
        <Stack gap={8}>
          <Heading level={1} look="h2">
            {words.title}
          </Heading>
          <Text tone="muted">{words.lead}</Text>
        </Stack>
        {foreign && <SignedInElsewhere name={foreign} />}
        {problems.length > 0 && <ErrorSummary problems={problems} />}
        <Form method="post" action={query ? `?${query}` : '.'} noValidate>
          <Stack gap={20}>
            <TextField
              id="email"
              label={words.email}
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={email}
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
            <Button type="submit" variant="primary" width="full" busy={isBusy}>
              {isBusy ? words.submitting : words.submit}
            </Button>
          </Stack>
        </Form>
      </div>
    </main>
  )
}

function SignedInElsewhere({ name }: { name: string }) {
  return (
    <Stack gap={8}>
      <Notice tone="caution" title={texts.signIn.foreign(name)}>
        {texts.signIn.foreignHelp}
      </Notice>
      <Form method="post" action="/sign-out">
        <Button type="submit" variant="neutral" size="small">
          {texts.signOut}
        </Button>
      </Form>
    </Stack>
  )
}
