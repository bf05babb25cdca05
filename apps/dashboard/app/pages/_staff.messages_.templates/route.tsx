import { Breadcrumbs, Button, Card, ChoiceGroup, Heading, Stack, Text, TextArea, TextField } from '@pkg/ui'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { useSavedKey } from '~/site/forms/use-saved-key'
import { messagesTexts } from '~/features/messages'
import * as styles from '~/features/messages/Thread.css'
import { actOnTemplates } from '~/features/messages/index.server'
import { requireResponse } from '~/site/server/require-response'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

const words = messagesTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.templates) }]

/** The person's own templates, and those that the team shares. [WORK-008] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, role } = await requireStaff(request, context)
  const api = apiFor(request, context)
  const { items } = await requireResponse(request, api.messageTemplates.list({ 'page-size': 100 }))
  const templates = items.map((template) => ({ ...template, isOwn: template.ownerId === id }))
  return { templates, canShare: !isRecipient(role) }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnTemplates(request, context)

type Template = Awaited<ReturnType<typeof loader>>['templates'][number]

/** The templates of a person and those that the team shares. [WORK-008] */
export default function TemplatesRoute() {
  const { templates, canShare } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const savedKey = useSavedKey('template-saved')
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: words.title, href: '/messages' }, { label: words.templates }]} />
        <PageTitle title={words.templates} lead={words.templatesLead} />
      </Stack>
      <SavedNotice />
      <Card as="section">
        <Stack gap={16}>
          <Heading level={2} look="h3">
            {words.newTemplate}
          </Heading>
          <TemplateForm
            key={savedKey}
            template={undefined}
            canShare={canShare}
            rejected={rejected?.typed['id'] ? undefined : rejected}
          />
        </Stack>
      </Card>
      {templates.length === 0 && <Text>{words.noTemplates}</Text>}
      {templates.map((template) => (
        <Card as="section" key={template.id}>
          <Stack gap={12}>
            <Heading level={2} look="h3">
              {template.name}
            </Heading>
            {template.isOwn ? (
              <details>
                <summary className={styles.summary}>{words.editTemplate(template.name)}</summary>
                <TemplateForm
                  template={template}
                  canShare={canShare}
                  rejected={rejected?.typed['id'] === template.id ? rejected : undefined}
                />
              </details>
            ) : (
              <Text size="small" tone="muted">
                {words.sharedBy}
              </Text>
            )}
            <Text>{template.text}</Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

interface TemplateFormProps {
  template: Template | undefined
  /** Whether the person has a team. */
  canShare: boolean
  rejected: RejectedForm | undefined
}

function TemplateForm({ template, canShare, rejected }: TemplateFormProps) {
  const typed = rejected?.typed
  return (
    <Form method="post">
      <Stack gap={12}>
        {template && <input type="hidden" name="id" value={template.id} />}
        <TextField
          label={words.templateName}
          name="name"
          maxLength={60}
          defaultValue={typed?.['name'] ?? template?.name}
          error={rejected?.errors['name']}
        />
        <TextArea
          label={words.templateText}
          name="text"
          rows={4}
          max={4000}
          defaultValue={typed?.['text'] ?? template?.text}
          error={rejected?.errors['text']}
        />
        {canShare ? (
          <ChoiceGroup
            id={`sharing-${template?.id ?? 'new'}`}
            name="sharing"
            label={words.sharedWith}
            columns={2}
            options={(['me', 'team'] as const).map((value) => ({ value, label: words.sharing[value] }))}
            defaultValue={typed?.['sharing'] ?? template?.sharedWith ?? 'me'}
          />
        ) : (
          <input type="hidden" name="sharing" value="me" />
        )}
        <div>
          <Button type="submit" name="intent" value="save" size="small">
            {words.saveTemplate}
          </Button>{' '}
          {template && (
            <Button type="submit" name="intent" value="delete" size="small" variant="destructive">
              {words.deleteTemplate(template.name)}
            </Button>
          )}
        </div>
      </Stack>
    </Form>
  )
}
