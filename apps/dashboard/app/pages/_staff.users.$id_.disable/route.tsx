import type { WorkReassignment } from '@pkg/api-client'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { Breadcrumbs, ButtonLink, Card, Cluster, Notice, Stack, Table, Text, TextField, Button } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { workInWords } from '~/features/people'
import { Narrow } from '~/parts/Narrow/Narrow'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { requireAdmin } from '~/site/server/staff'
import { menuTexts, pageTitle } from '~/site/texts'
import { disableForm } from './disable-form.server'
import { disableTexts as words } from './texts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(words.title(loaded?.name ?? '')) },
]

/** Says who would get which work of an account. [DASH-012] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const api = apiFor(request, context)
  const id = params['id'] ?? ''
  const [account, work] = await requireResponse(
    request,
    Promise.all([api.adminUsers.get({ id }), api.workReassignments.preview({ id, ...receiversOf(request) })]),
  )
  return { id, name: account.name, work }
}

/** Reassigns the work, and disables the account. [DASH-012] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const { workReassignments } = apiFor(request, context)
  const id = params['id'] ?? ''
  const form = await request.formData()
  const receivers = receiversOf(request)
  const sent = await sendForm(
    request,
    disableForm.submit(form, (body) => workReassignments.create({ id, ...body }), receivers),
  )
  if (sent.ok) return redirect(`/users/${id}?done=disable`)
  const typed = { reason: String(form.get('reason') ?? '') }
  const message = Object.keys(sent.errors).some((name) => name !== 'reason') ? words.notChosen : sent.message
  return data<RejectedForm>({ intent: 'disable', typed, errors: sent.errors, message }, 422)
}

/** Returns who gets the work. The URL names them, because the page is reached by a form. */
function receiversOf(request: Request): { agentIds: string[]; userIds: string[] } {
  const { searchParams } = new URL(request.url)
  return { agentIds: searchParams.getAll('agent'), userIds: searchParams.getAll('user') }
}

export default function DisableRoute() {
  const { id, name, work } = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const hasReceiver = work.receivers.some(({ kind }) => kind === 'agent')
  const needsReceiver = work.families + work.homes + work.tasks > 0 && !hasReceiver
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs
          items={[
            { label: menuTexts.users, href: '/users' },
            { label: name, href: `/users/${id}` },
            { label: words.title(name) },
          ]}
        />
        <PageTitle title={words.title(name)} lead={words.lead} />
      </Stack>
      <Narrow>
        <Work work={work} />
        <Card as="section">
          <DisableForm
            id={id}
            rejected={rejected}
            problem={rejected?.message ?? (needsReceiver ? words.notChosen : undefined)}
          />
        </Card>
      </Narrow>
    </Stack>
  )
}

/** What the account leaves behind, and who gets which part. */
function Work({ work }: { work: WorkReassignment }) {
  const all = workInWords(work)
  return (
    <>
      <Text>{all === '' ? words.none : `${words.work}: ${all}`}</Text>
      {work.offers + work.homes > 0 && <Text size="small">{words.offers}</Text>}
      {work.waiting > 0 && <Notice tone="caution" title={words.waiting(work.waiting)} />}
      {work.communitiesAlone.length > 0 && (
        <Notice tone="caution" title={words.alone(work.communitiesAlone.join(', '))} />
      )}
      {work.receivers.length > 0 && (
        <Table
          caption={words.receiver}
          hidesCaption
          rows={work.receivers}
          getKey={(receiver) => receiver.id}
          columns={[
            { header: words.receiver, isRowHeader: true, cell: (receiver) => receiver.name },
            { header: words.gets, cell: (receiver) => workInWords(receiver) || words.nothing },
          ]}
        />
      )}
    </>
  )
}

interface DisableFormProps {
  id: string
  rejected: RejectedForm | undefined
  /** What concerns no field. */
  problem: string | undefined
}

function DisableForm({ id, rejected, problem }: DisableFormProps) {
  return (
    <Form method="post" noValidate>
      <Stack gap={16}>
        {problem && <Notice tone="caution" title={problem} role="alert" />}
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          maxLength={300}
          defaultValue={rejected?.typed['reason']}
          error={rejected?.errors['reason']}
          autoComplete="off"
        />
        <Cluster gap={12}>
          <Button type="submit" name="intent" value="disable" variant="primary" size="small">
            {words.confirm}
          </Button>
          <ButtonLink href={`/users/${id}`} variant="neutral" size="small">
            {words.choose}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Form>
  )
}
