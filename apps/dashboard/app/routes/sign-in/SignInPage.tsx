import { Button, ButtonLink, Notice, Stack, TextField } from '@pkg/ui'
import { Form } from '@remix-run/react'
import { texts } from '~/texts'
import type { SignInAnswer } from './answer-sign-in'
import { SignInFrame } from './SignInFrame'

export interface SignInPageProps {
  /** The name of somebody who is signed in but does not work here. */
  foreign?: string | undefined
  /** What came of the last form. */
  answer?: SignInAnswer | undefined
  /** Why the person was sent here. */
  refusal?: string | undefined
  /** What is still to be done. */
  notice?: string | undefined
  /** The query of the page, which says where to go afterwards. */
  query: string
  isBusy: boolean
  hasThirdParty: boolean
}

const words = texts.signIn

/** The way into the dashboard. A form like any other, so that it works before scripts load. [AUTH-001, ROLE-010] */
export function SignInPage(props: SignInPageProps) {
  const { foreign, answer, query, isBusy, hasThirdParty } = props
  if (answer?.stage === 'code') return <CodePage answer={answer} query={query} isBusy={isBusy} />
  const errors = answer?.errors ?? {}
  const refusal = answer?.refusal ?? props.refusal
  const problems = [
    ...(refusal ? [{ message: refusal }] : []),
    ...(errors.email ? [{ message: `${words.email}: ${errors.email}`, fieldId: 'email' }] : []),
    ...(errors.password ? [{ message: `${words.password}: ${errors.password}`, fieldId: 'password' }] : []),
  ]
  return (
    <SignInFrame title={words.title} lead={words.lead} problems={problems} notice={answer?.notice ?? props.notice}>
      {foreign && <SignedInElsewhere name={foreign} />}
      <Form method="post" action={query ? `?${query}` : '.'} noValidate>
        <Stack gap={20}>
          <TextField
            id="email"
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={answer?.email}
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
            <Other intent="code">{words.byCode}</Other>
            <Other intent="link">{words.byLink}</Other>
            <Other intent="recover">{words.forgotten}</Other>
          </div>
          {hasThirdParty && <ThirdParty query={query} />}
        </Stack>
      </Form>
    </SignInFrame>
  )
}

function CodePage({ answer, query, isBusy }: { answer: SignInAnswer; query: string; isBusy: boolean }) {
  const { errors, refusal, email, codeId, notice } = answer
  const problems = [
    ...(refusal ? [{ message: refusal }] : []),
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
            <Other intent="again">{words.codeAgain}</Other>
            <ButtonLink href={`/sign-in${query ? `?${query}` : ''}`} variant="quiet" width="full">
              {words.otherWay}
            </ButtonLink>
          </div>
        </Stack>
      </Form>
    </SignInFrame>
  )
}

function Other({ intent, children }: { intent: string; children: string }) {
  return (
    <Button type="submit" name="intent" value={intent} variant="quiet" width="full">
      {children}
    </Button>
  )
}

/** A link, since a form may lead to our own site alone; the browser itself has to go. */
function ThirdParty({ query }: { query: string }) {
  const wanted = new URLSearchParams(query).get('loginRedirect')
  const search = wanted === null ? '' : `?${new URLSearchParams({ loginRedirect: wanted })}`
  return (
    <ButtonLink
      href={`/sign-in/third-party${search}`}
      variant="neutral"
      width="full"
      onClick={(event) => {
        event.preventDefault()
        location.assign(event.currentTarget.href)
      }}
    >
      {words.thirdParty}
    </ButtonLink>
  )
}

function SignedInElsewhere({ name }: { name: string }) {
  return (
    <Stack gap={8}>
      <Notice tone="caution" title={words.foreign(name)}>
        {words.foreignHelp}
      </Notice>
      <Form method="post" action="/sign-out">
        <Button type="submit" variant="neutral" size="small">
          {texts.signOut}
        </Button>
      </Form>
    </Stack>
  )
}
