import type { AgentApplication, AgentDocument } from '@pkg/api-client'
import { formatPhone, isApproved } from '@pkg/domain'
import { Breadcrumbs, Card, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { applicationsTexts, decideTexts, Decision, type RejectedDecision } from '~/features/decisions'
import { advisorTexts } from '~/features/advisors'
import { DocumentLink } from '~/parts/DocumentLink/DocumentLink'
import { Facts } from '~/parts/Facts/Facts'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'

export interface ApplicationPageProps {
  application: AgentApplication
  documents: Pick<AgentDocument, 'id' | 'kind'>[]
  rejected: RejectedDecision | undefined
}

const words = applicationsTexts

/** One application with its documents, and the decision. An approved advisor needs none. [API-027, AGENT-004] */
export function ApplicationPage({ application, documents, rejected }: ApplicationPageProps) {
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: words.crumb, href: '/applications' }, { label: application.name }]} />
        <PageTitle title={application.name} />
      </Stack>
      <Narrow>
        <Card as="section">
          <Facts facts={factsOf(application)} />
        </Card>
        <Stack as="section" gap={8}>
          <Heading level={2} look="label">
            {words.documents}
          </Heading>
          {documents.length === 0 && <Text size="small">{words.noDocuments}</Text>}
          {documents.map(({ id, kind }) => (
            <div key={id}>
              <DocumentLink path={`/platform/agent-documents/${id}`}>{words.document[kind]}</DocumentLink>
            </div>
          ))}
        </Stack>
        {isApproved(application) && (
          <div>
            <TextLink href={`/advisors/${application.id}`} standalone>
              {advisorTexts.edit}
            </TextLink>
          </div>
        )}
        {!isApproved(application) && (
          <Decision
            approve={words.approve}
            approveHelp={words.approveHelp}
            decline={words.decline}
            rejected={rejected}
          />
        )}
      </Narrow>
    </Stack>
  )
}

function factsOf(application: AgentApplication) {
  const { email, workPhone, city, state, states, inBusinessSince, declinedAt, reason } = application
  const status = isApproved(application) ? 'approved' : declinedAt ? 'declined' : 'waiting'
  return [
    { label: words.status, value: words.statuses[status] },
    ...(reason ? [{ label: decideTexts.reason, value: reason }] : []),
    { label: words.email, value: email },
    { label: words.phone, value: formatPhone(workPhone) },
    { label: words.place, value: `${city}, ${state}` },
    { label: words.states, value: states.join(', ') },
    { label: words.since, value: String(inBusinessSince) },
  ]
}
