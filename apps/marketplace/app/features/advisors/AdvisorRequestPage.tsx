import { callText, consentText, findConsentWording, momentText, siteLanguage } from '@pkg/domain'
import {
  Button,
  Card,
  Container,
  ErrorSummary,
  Heading,
  Notice,
  Stack,
  Text,
  TextArea,
  TextField,
  TextLink,
} from '@pkg/ui'
import type { ProfileView } from './load-profile.server'
import { SuggestingEmailField } from '~/parts/EmailField/SuggestingEmailField'
import { PolicyLinks } from '~/features/legal'
import * as styles from '~/features/bookings/bookings.css'
import { CallChoices, callFields, callsTexts } from '~/features/calls'
import { useSite } from '~/site/frame/site'
import type { AdvisorRequest, AskField } from './advisor-request.server'

const words = callsTexts.ask

interface AdvisorRequestPageProps {
  advisor: ProfileView
  request: AdvisorRequest
  /** Whether the chosen time is free now. */
  isFree: boolean
}

/** The form that asks one advisor, or books a call with them: who calls, contact info, and consent. Works without scripts. [AGENT-008, TRUST-007] */
export function AdvisorRequestPage({ advisor, request, isFree }: AdvisorRequestPageProps) {
  const { callerChoice, status } = request
  const own = callerChoice?.callers.find((caller) => caller.kind === 'advisor')
  return (
    <Container width="text">
      <div className={styles.page}>
        {status === 'sent' ? (
          <Sent advisor={advisor} request={request} />
        ) : status === 'advisor-had-request' ? (
          <OtherAdvisors advisor={advisor} title={words.hadRequest(advisor.name)} />
        ) : status === 'advisor-unavailable' || !advisor.isAccepting ? (
          <OtherAdvisors advisor={advisor} title={words.unavailable(advisor.name)} />
        ) : own && own.id !== advisor.id ? (
          <Stack gap={16}>
            <Heading level={1}>{words.ownAdvisor(own.name)}</Heading>
            <Text>{words.ownAdvisorDetail(own.name, advisor.name)}</Text>
            <TextLink href="/receipts" standalone>
              {words.sentReceipts}
            </TextLink>
          </Stack>
        ) : (
          <RequestForm advisor={advisor} request={request} isFree={isFree} />
        )}
        <TextLink href={advisor.url} standalone>
          {words.back(advisor.name)}
        </TextLink>
      </div>
    </Container>
  )
}

/** Says why an advisor can't be asked, and leads to others. */
function OtherAdvisors({ advisor, title }: { advisor: ProfileView; title: string }) {
  return (
    <Stack gap={16}>
      <Heading level={1}>{title}</Heading>
      <Text>{words.unavailableDetail}</Text>
      <TextLink href={advisor.cityUrl} standalone>
        {words.others}
      </TextLink>
    </Stack>
  )
}

/** Returns who will call or email, and when, as a sentence. [TRUTH-001] */
function replyText({ name, timeZone }: ProfileView, { callerChoice, callStartsAt }: AdvisorRequest): string {
  if (callStartsAt) return words.calls(name, callText({ startsAt: callStartsAt, timeZone }))
  return callerChoice
    ? words.reply(name, momentText(callerChoice.callBy, callerChoice.timeZone))
    : words.replySoon(name)
}

function Sent({ advisor, request }: { advisor: ProfileView; request: AdvisorRequest }) {
  return (
    <Stack gap={16}>
      <Heading level={1}>{words.sent}</Heading>
      <Text size="lead">{replyText(advisor, request)}</Text>
      <TextLink href="/receipts" standalone>
        {words.sentReceipts}
      </TextLink>
    </Stack>
  )
}

function RequestForm({ advisor, request, isFree }: AdvisorRequestPageProps) {
  const { brand } = useSite()
  const { requestId, values, errors, status, callStartsAt, callerChoice, replaced } = request
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
        {callStartsAt && <ChosenCall advisor={advisor} request={request} isFree={isFree} />}
        {!callStartsAt && <Text size="lead">{reply}</Text>}
        {replaced && (
          <Notice tone="info" title={words.replaces(replaced.name)}>
            {words.replacesDetail(advisor.name, replaced.name)}
            {replaced.hasBookedCall && <span> {words.cancelsCall(replaced.name)}</span>}
          </Notice>
        )}
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
          hint={words.phoneHint(advisor.name)}
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
        {contact && <Text size="small">{consentText(contact, { choice: callerChoice, operator: brand.name })}</Text>}
        <PolicyLinks />
        <Button type="submit" variant="primary" width="full">
          {callStartsAt ? words.submitCall : words.submit}
        </Button>
      </Stack>
    </form>
  )
}

/** The chosen time, or the free ones if someone else booked it. */
function ChosenCall({ advisor: { url, days, timeZone, zone }, request, isFree }: AdvisorRequestPageProps) {
  const { callStartsAt = '', status } = request
  if (!isFree || status === 'call-unavailable') {
    return (
      <Stack gap={16}>
        <Notice tone="caution" title={words.taken} role={status === 'call-unavailable' ? 'alert' : 'status'}>
          {words.takenDetail}
        </Notice>
        <CallChoices days={days} timeZone={timeZone} zone={zone} />
      </Stack>
    )
  }
  const day = days.find(({ slots }) => slots.some(({ startsAt }) => startsAt === callStartsAt))?.date ?? ''
  return (
    <Card look="tint">
      <Stack gap={8}>
        <Text strong>{words.chosen}</Text>
        <Text>{callText({ startsAt: callStartsAt, timeZone })}</Text>
        <TextLink href={`${url}#call`}>{words.change}</TextLink>
        <input type="hidden" name={callFields.day} value={day} />
        <input type="hidden" name={callFields.timeOf(day)} value={callStartsAt} />
      </Stack>
    </Card>
  )
}
