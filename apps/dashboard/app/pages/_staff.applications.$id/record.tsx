import type { AgentApplication, AgentDocument } from '@pkg/api-client'
import { formatPhone, isApproved } from '@pkg/domain'
import { Stack, Text, TextLink } from '@pkg/ui'
import { advisorTexts } from '~/features/advisors'
import { applicationsTexts as words, decisionReason, decisionTone } from '~/features/decisions'
import type { RecordKind } from '~/features/records'
import { DocumentLink } from '~/parts/DocumentLink/DocumentLink'

/** An application as its page shows it. */
export type ApplicationItem = AgentApplication & { files: Pick<AgentDocument, 'id' | 'kind'>[] }

const statusOf = (item: ApplicationItem) => (isApproved(item) ? 'approved' : item.declinedAt ? 'declined' : 'waiting')

/** An application of an advisor, for admins to decide. An approved one has a profile instead. [API-027, AGENT-004] */
export const application: RecordKind<ApplicationItem> = {
  area: 'applications',
  listTitle: words.title,
  recordType: 'agent-applications',
  roles: ['admin'],
  title: ({ name }) => name,
  badge: (item) => ({ label: words.statuses[statusOf(item)], tone: decisionTone[statusOf(item)] }),
  sections: [
    {
      name: 'application',
      title: words.details,
      fields: [
        { name: 'reason', label: words.reason, cell: ({ reason }) => reason },
        { name: 'email', label: words.email, cell: ({ email }) => email },
        { name: 'workPhone', label: words.phone, cell: ({ workPhone }) => formatPhone(workPhone) },
        { name: 'city', label: words.place, cell: ({ city, state }) => `${city}, ${state}` },
        { name: 'states', label: words.states, cell: ({ states }) => states.join(', ') },
        { name: 'inBusinessSince', label: words.since, cell: ({ inBusinessSince }) => inBusinessSince },
        { name: 'documents', label: words.documents, cell: ({ files }) => <Documents files={files} /> },
        {
          name: 'profile',
          label: words.profile,
          cell: (item) =>
            isApproved(item) && (
              <TextLink href={`/advisors/${item.id}`} standalone>
                {advisorTexts.edit}
              </TextLink>
            ),
        },
      ],
    },
  ],
  actions: [
    {
      name: 'approve',
      label: words.approve,
      key: 'Y',
      help: words.approveHelp,
      isOpen: true,
      isFor: (item) => !isApproved(item),
    },
    {
      name: 'decline',
      label: words.decline,
      key: 'D',
      inputs: [decisionReason],
      isOpen: true,
      look: 'neutral',
      isFor: (item) => !isApproved(item),
    },
  ],
}

function Documents({ files }: Pick<ApplicationItem, 'files'>) {
  if (files.length === 0) return <Text size="small">{words.noDocuments}</Text>
  return (
    <Stack gap={8}>
      {files.map(({ id, kind }) => (
        <DocumentLink key={id} path={`/platform/agent-documents/${id}`}>
          {words.document[kind]}
        </DocumentLink>
      ))}
    </Stack>
  )
}
