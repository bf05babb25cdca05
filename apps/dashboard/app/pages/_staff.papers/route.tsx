import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { Button, Card, Heading, Notice, Select, Stack, Text, TextField } from '@pkg/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { licenses, licensesTexts } from '~/features/licenses'
import { RelatedList } from '~/features/records'
import { referralAgreements, referralAgreementsTexts } from '~/features/agreements'
import { paperKinds, rosterTexts } from '~/features/roster'
import { DocumentLink } from '~/parts/DocumentLink/DocumentLink'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { loadAgentRecords, loadPapers } from './load-papers.server'
import { savePaper } from './save-paper.server'
import { papersTexts } from './texts'

const words = papersTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** The papers of an advisor or a real estate agent, and the agent’s licenses and agreements, for themselves. [WORK-012, DASH-016] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { agentId, role } = await requireOwnAgent(request, context)
  const api = apiFor(request, context)
  return {
    papers: await loadPapers(request, api, agentId),
    own: role === 'agent' ? undefined : await loadAgentRecords(request, api),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { agentId } = await requireOwnAgent(request, context)
  return savePaper(request, apiFor(request, context), agentId)
}

async function requireOwnAgent(...[request, context]: Parameters<typeof requireStaff>) {
  const { agentId, role } = await requireStaff(request, context)
  if (!agentId || (role !== 'agent' && role !== 'real-estate-agent')) throw errorPage('forbidden', 403)
  return { agentId, role }
}

export default function PapersRoute() {
  const { papers, own } = useLoaderData<typeof loader>()
  const rejected = rejectedWith(useFormResult<typeof action>(), 'upload')
  return (
    <Narrow>
      <Stack gap={20}>
        <PageTitle title={words.title} lead={words.lead} />
        <SavedNotice isOutdated={rejected !== undefined} />
        {papers.map(({ kind, file, state }) => (
          <Card key={kind} as="section">
            <Stack gap={8}>
              <Heading level={2} look="label">
                {rosterTexts.paper[kind]}
              </Heading>
              {file && <DocumentLink path={`/platform/agent-documents/${file.id}`}>{file.name}</DocumentLink>}
              <Text size="small">{state}</Text>
            </Stack>
          </Card>
        ))}
        <UploadForm rejected={rejected} />
        {own && (
          <>
            <RelatedList
              title={licensesTexts.yours}
              list={licenses}
              data={own.licenses}
              columns={['name', 'validUntil', 'checked']}
              none={licensesTexts.noneOfYours}
            />
            <RelatedList
              title={referralAgreementsTexts.yours}
              list={referralAgreements}
              data={own.agreements}
              columns={['fee', 'days', 'state']}
              none={referralAgreementsTexts.noneOfYours}
            />
          </>
        )}
      </Stack>
    </Narrow>
  )
}

/** Uploads a paper. Works without scripts. */
function UploadForm({ rejected }: { rejected: RejectedForm | undefined }) {
  const isBusy = useSentForm() !== undefined
  return (
    <Card as="section">
      <Form method="post" encType="multipart/form-data" noValidate>
        <Stack gap={16}>
          <Heading level={2} look="h3">
            {words.upload}
          </Heading>
          {rejected?.message && <Notice tone="caution" title={rejected.message} role="alert" />}
          <Select
            label={words.kind}
            name="kind"
            options={paperKinds.map((kind) => ({ value: kind, label: rosterTexts.paper[kind] }))}
            defaultValue={rejected?.typed['kind']}
            error={rejected?.errors['kind']}
          />
          <TextField
            label={words.file}
            hint={words.fileHint}
            name="file"
            type="file"
            accept="application/pdf,image/png,image/jpeg"
            error={rejected?.errors['file']}
          />
          <TextField
            label={words.lastDay}
            hint={words.lastDayHint}
            name="valid-until"
            type="date"
            defaultValue={rejected?.typed['valid-until']}
            error={rejected?.errors['valid-until']}
          />
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {words.save}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
