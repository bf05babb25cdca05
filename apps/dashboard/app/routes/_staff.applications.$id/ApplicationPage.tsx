import type { AgentApplication, AgentDocument } from '@pkg/api-client'
import { formatPhone, isApproved } from '@pkg/domain'
import { Breadcrumbs, Card, Heading, Stack, Text, TextLink } from '@pkg/ui'
import { Decision } from '~/components/Decision/Decision'
import { DocumentLink } from '~/components/DocumentLink/DocumentLink'
import { Facts } from '~/components/Facts/Facts'
import { Narrow } from '~/components/Narrow/Narrow'
import { PageTitle } from '~/components/PageTitle/PageTitle'
import type { RejectedDecision } from '~/review/rejected-decision'
import { texts } from '~/texts'

export interface ApplicationPageProps {
  application: AgentApplication
  documents: Pick<AgentDocument, 'id' | 'kind'>[]
  rejected: RejectedDecision | undefined
}

const words = texts.applications

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
              <DocumentLink id={id}>{words.document[kind]}</DocumentLink>
            </div>
          ))}
        </Stack>
        {isApproved(application) && (
          <div>
            <TextLink href={`/advisors/${application.id}`} standalone>
              {texts.advisor.edit}
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
    ...(reason ? [{ label: texts.decide.reason, value: reason }] : []),
    { label: words.email, value: email },
    { label: words.phone, value: formatPhone(workPhone) },
    { label: words.place, value: `${city}, ${state}` },
    { label: words.states, value: states.join(', ') },
    { label: words.since, value: String(inBusinessSince) },
  ]
}
