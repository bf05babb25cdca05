import { Button, ErrorSummary, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { PolicyLinks } from '~/features/legal'
import { signInToAskSeveralPath } from '~/site/links/several-questions-links'
import { CommunityChoice, EmailQuestionField, SeveralTextField } from './SeveralFields'
import { type OfferedCommunity, severalFieldOrder, type SeveralResult } from './several-form'
import { severalTexts } from './texts'

const { form: words, linkSent } = severalTexts

interface AskSeveralPageProps {
  offered: OfferedCommunity[]
  /** Whether the person is signed in. Without an account, they enter an email address. */
  hasAccount: boolean
  /** What to correct in the form that was sent, or what was found by a name. */
  result: SeveralResult | undefined
}

/** The form that asks up to three communities one question: who reads it, and what no one learns. Works without scripts. [COMM-010, TRUST-005] */
export function AskSeveralPage({ offered, hasAccount, result }: AskSeveralPageProps) {
  const isByEmail = !hasAccount || result?.isSignedOut === true
  const shown = result?.offered ?? offered
  return (
    <PageFrame width="text">
      {result?.isLinkSent ? (
        <LinkSent email={result.typed.email} />
      ) : (
        <>
          <Heading level={1}>{words.title}</Heading>
          <Text size="lead">{words.lead}</Text>
          <Text>{words.next}</Text>
          <Text>
            {words.published} {isByEmail ? words.byEmail : words.byAccount}
          </Text>
          {isByEmail && (
            <Text>
              {words.haveAccount}{' '}
              <TextLink href={signInToAskSeveralPath(shown.map(({ id }) => id))}>{words.signIn}</TextLink>
            </Text>
          )}
        </>
      )}
      {result && <Errors result={result} />}
      {result?.found && <Notice title={result.found} role="status" />}
      <form method="post" noValidate>
        {/* Enter presses the first button, which must not be the one that finds a community. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <Stack gap={32}>
          <CommunityChoice offered={shown} result={result} />
          <SeveralTextField result={result} />
          {isByEmail && <EmailQuestionField result={result} />}
          {isByEmail && <PolicyLinks />}
          <div>
            <Button type="submit" variant={result?.isLinkSent ? 'neutral' : 'primary'}>
              {submitText(isByEmail, result)}
            </Button>
          </div>
        </Stack>
      </form>
    </PageFrame>
  )
}

function submitText(isByEmail: boolean, result: SeveralResult | undefined): string {
  if (result?.isLinkSent) return linkSent.submit
  return isByEmail ? words.submitByEmail : words.submit
}

function Errors({ result: { errors, failure } }: { result: SeveralResult }) {
  const found = severalFieldOrder.flatMap((fieldId) => {
    const message = errors[fieldId]
    return message ? [{ fieldId, message }] : []
  })
  const all = failure ? [{ message: failure }, ...found] : found
  return all.length > 0 ? <ErrorSummary errors={all} /> : null
}

function LinkSent({ email }: { email: string }) {
  return (
    <>
      <Heading level={1}>{linkSent.title}</Heading>
      <Text size="lead">{linkSent.lead(email)}</Text>
      <Text>{linkSent.detail}</Text>
      <Heading level={2}>{linkSent.missing}</Heading>
      <Text>{linkSent.missingDetail}</Text>
    </>
  )
}
