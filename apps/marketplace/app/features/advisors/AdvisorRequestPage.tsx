import { Heading, Stack, Text, TextLink } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { callsTexts } from '~/features/calls'
import type { AdvisorRequest } from './advisor-request.server'
import { AdvisorRequestForm } from './AdvisorRequestForm'
import type { AdvisorRequestProps } from './advisor-request-props'
import type { ProfileView } from './load-profile.server'
import { replyText } from './reply-text'

const words = callsTexts.ask

/** The form that asks one advisor, or books a call with them: who calls, contact info, and consent. Works without scripts. [AGENT-008, TRUST-007] */
export function AdvisorRequestPage({ advisor, request, isFree }: AdvisorRequestProps) {
  const { callerChoice, status } = request
  const own = callerChoice?.callers.find((caller) => caller.kind === 'advisor')
  return (
    <PageFrame width="text">
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
        <AdvisorRequestForm advisor={advisor} request={request} isFree={isFree} />
      )}
      <TextLink href={advisor.url} standalone>
        {words.back(advisor.name)}
      </TextLink>
    </PageFrame>
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
