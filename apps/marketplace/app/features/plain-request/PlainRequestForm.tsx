import { consentText, contactWording, findConsentWording, type GatewaySummary, siteLanguage } from '@pkg/domain'
import { Button, ErrorSummary, Heading, Notice, Stack, Text } from '@pkg/ui'
import type { ReactNode } from 'react'
import { PolicyLinks } from '~/features/legal'
import { useSite } from '~/site/frame/site'
import type { PlainField, PlainRequest } from '~/site/server/plain-request.server'
import { callersText } from './callers-text'
import { PlainDisclosure } from './PlainDisclosure'
import { PlainFields } from './PlainFields'
import { SentRequest } from './SentRequest'
import { plainRequestTexts as words } from './texts'

interface PlainRequestFormProps {
  community: Pick<GatewaySummary, 'name' | 'feePercent'>
  request: PlainRequest
  /** Whether a family can ask for emails instead of calls, where the operator allows that. [TRUST-006] */
  offersEmail?: boolean
  /** The heading of the form, if it's not about pricing. */
  title?: string
  /** What the request is about besides the community, such as a tour. Stays when the community got the request. */
  children?: ReactNode
}

/** The request on one page, for browsers in which the wizard's script doesn't run or hasn't loaded yet. */
export function PlainRequestForm({ community, request, offersEmail = false, title, children }: PlainRequestFormProps) {
  const { errors, status, requestId, callerChoice, disclosure, noCalls = false } = request
  const { brand, isPhoneOptional } = useSite()
  if (status === 'sent') {
    return (
      <SentRequest communityName={community.name} request={request}>
        {children}
      </SentRequest>
    )
  }
  const callers = callersText(callerChoice, brand.name, noCalls)
  const contact = findConsentWording(contactWording(noCalls), siteLanguage)
  const problems = Object.entries(errors).flatMap(([name, message]) =>
    isField(name) ? [{ message: `${words.labels[name]}: ${message}`, fieldId: `plain-${name}` }] : [],
  )
  return (
    <form method="post" noValidate>
      <Stack gap={20}>
        <Heading level={1}>{title ?? words.title(community.name)}</Heading>
        {problems.length > 0 && <ErrorSummary errors={problems} />}
        {status === 'failed' && (
          <Notice tone="critical" title={words.failed} role="alert">
            {words.failedDetail}
          </Notice>
        )}
        {status === 'callers-changed' && <Notice tone="caution" title={words.callersChanged(callers)} role="alert" />}
        {children}
        <input type="hidden" name="callerChoiceId" value={callerChoice?.id ?? ''} />
        <input type="hidden" name="noCalls" value={noCalls ? 'yes' : ''} />
        <input type="hidden" name="requestId" value={requestId} />
        <PlainFields request={request} whoCalls={words.whoCalls(community.name, callers)} />
        {noCalls && <Text size="small">{words.byEmail.who(community.name, callers)}</Text>}
        <Text size="small">{feeText(community)}</Text>
        {disclosure !== undefined && (
          <PlainDisclosure communityName={community.name} text={disclosure} request={request} />
        )}
        {contact && <Text size="small">{consentText(contact, { choice: callerChoice, operator: brand.name })}</Text>}
        <PolicyLinks />
        <Button type="submit" name="intent" value="request" variant="primary" width="full">
          {words.submit}
        </Button>
        {isPhoneOptional && offersEmail && (
          <Button type="submit" name="intent" value={noCalls ? 'calls' : 'no-calls'} width="full">
            {noCalls ? words.enterPhone : words.noCalls}
          </Button>
        )}
      </Stack>
    </form>
  )
}

const isField = (name: string): name is PlainField => name in words.labels

const feeText = ({ name, feePercent = 0 }: PlainRequestFormProps['community']) =>
  feePercent > 0 ? words.fee(name, feePercent) : words.feeNone(name)
