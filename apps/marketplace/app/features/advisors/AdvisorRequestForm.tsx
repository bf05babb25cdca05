import { consentText, findConsentWording, siteLanguage } from '@pkg/domain'
import { Button, ErrorSummary, Heading, Notice, Stack, Text, TextArea, TextField } from '@pkg/ui'
import { callsTexts } from '~/features/calls'
import { PolicyLinks } from '~/features/legal'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import { useSite } from '~/site/frame/site'
import type { AdvisorRequest, AskField } from './advisor-request.server'
import type { AdvisorRequestProps } from './advisor-request-props'
import { ChosenCall } from './ChosenCall'
import { replyText } from './reply-text'

const words = callsTexts.ask

/** Asks an advisor, or books a call with them: who calls and when, contact info, and consent. [AGENT-008, TRUST-007, TRUTH-001] */
export function AdvisorRequestForm({ advisor, request, isFree }: AdvisorRequestProps) {
  const { brand } = useSite()
  const { requestId, errors, status, callStartsAt, callerChoice, replaced } = request
  const contact = findConsentWording('contact', siteLanguage)
  const reply = replyText(advisor, request)
  const problems = (['name', 'email', 'phone', 'question'] as const).flatMap((name: AskField) => {
    const message = errors[name]
    return message ? [{ message: `${words.labels[name]}: ${message}`, fieldId: `ask-${name}` }] : []
  })
  return (
    <form method="post" noValidate>
      <Stack gap={20}>
        <Heading level={1}>{callStartsAt ? words.callTitle(advisor.name) : words.title(advisor.name)}</Heading>
        {problems.length > 0 && <ErrorSummary errors={problems} />}
        {status === 'failed' && (
          <Notice tone="critical" title={words.failed} role="alert">
            {words.failedDetail}
          </Notice>
        )}
        {status === 'callers-changed' && <Notice tone="caution" title={words.callersChanged(reply)} role="alert" />}
        <input type="hidden" name="intent" value="request" />
        <input type="hidden" name="requestId" value={requestId} />
        <input type="hidden" name="callerChoiceId" value={callerChoice?.id ?? ''} />
        {callStartsAt && <ChosenCall {...{ advisor, request, isFree }} />}
        {!callStartsAt && <Text size="lead">{reply}</Text>}
        {replaced && (
          <Notice tone="info" title={words.replaces(replaced.name)}>
            {words.replacesDetail(advisor.name, replaced.name)}
            {replaced.hasBookedCall && <span> {words.cancelsCall(replaced.name)}</span>}
          </Notice>
        )}
        <AskFields advisorName={advisor.name} request={request} />
        {contact && <Text size="small">{consentText(contact, { choice: callerChoice, operator: brand.name })}</Text>}
        <PolicyLinks />
        <Button type="submit" variant="primary" width="full">
          {callStartsAt ? words.submitCall : words.submit}
        </Button>
      </Stack>
    </form>
  )
}

/** The contact info and the question of the person who asks. */
function AskFields({ advisorName, request }: { advisorName: string; request: AdvisorRequest }) {
  const { values, errors, callStartsAt } = request
  return (
    <>
      <TextField
        id="ask-name"
        label={words.labels.name}
        name="name"
        autoComplete="name"
        defaultValue={values.name}
        error={errors.name}
      />
      <SuggestingEmailField
        id="ask-email"
        label={words.labels.email}
        hint={callStartsAt ? words.emailForCall : words.oneOf}
        name="email"
        autoComplete="email"
        defaultValue={values.email}
        error={errors.email}
      />
      <TextField
        id="ask-phone"
        label={words.labels.phone}
        hint={words.phoneHint(advisorName)}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={values.phone}
        error={errors.phone}
      />
      <TextArea
        id="ask-question"
        label={words.labels.question}
        name="question"
        maxLength={2000}
        defaultValue={values.question}
        error={errors.question}
      />
    </>
  )
}
