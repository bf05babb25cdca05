import { ApiError } from '@pkg/api-client'
import { formText, apiFor, errorPage } from '@pkg/remix-host/server'
import { useFormResult, useSentForm } from '@pkg/remix-host/react'
import { Breadcrumbs, Button, ButtonLink, Cluster, Notice, Stack, Table } from '@pkg/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { communities, communitiesTexts as words } from '~/features/communities'
import { findChange } from '~/features/communities/index.server'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(words.restoreTitle) }]

async function start({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const user = await requireStaff(request, context)
  if (user.role !== 'admin') throw errorPage('forbidden', 403)
  return { request, api: apiFor(request, context), user, clock: requestClock(request), id }
}

/** A change of a community with both values, before it’s set back. [DASH-010, WORK-006] */
export async function loader(sent: LoaderFunctionArgs) {
  const call = await start(sent)
  const { searchParams } = new URL(sent.request.url)
  const wanted = { changeId: searchParams.get('change') ?? '', attribute: searchParams.get('attribute') ?? '' }
  const [{ name }, change] = await requireResponse(
    sent.request,
    Promise.all([call.api.communityRecords.get({ id: call.id }), findChange(call, wanted)]),
  )
  if (!change) throw errorPage('not-found', 404)
  return { id: call.id, name, change, ...wanted }
}

/** Sets the attribute back, and leads to the community. */
export async function action(sent: ActionFunctionArgs) {
  const { request, api, id } = await start(sent)
  const form = await request.formData()
  const restoration = { changeId: formText(form, 'changeId'), attribute: formText(form, 'attribute') }
  const restored = api.communityRecords.restore({ id, ...restoration }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'not-recorded') return false
      throw error
    },
  )
  if (await requireResponse(request, restored)) return redirect(`/communities/${id}?done=edit-profile`)
  return data({ problem: words.notRecorded }, 409)
}

export default function RestoreRoute() {
  const { id, name, change, changeId, attribute } = useLoaderData<typeof loader>()
  const isBusy = useSentForm() !== undefined
  const problem = useFormResult<typeof action>()?.problem
  const own = `/communities/${id}`
  const crumbs = [
    { label: communities.title, href: '/communities' },
    { label: name, href: own },
    { label: words.restoreTitle },
  ]
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={crumbs} />
        <PageTitle title={words.restoreTitle} lead={words.restoreLead(change.field)} />
      </Stack>
      {problem && <Notice tone="caution" title={problem} role="alert" />}
      <Table
        caption={words.restoreTitle}
        hidesCaption
        rows={[change]}
        getKey={({ id: key }) => key}
        columns={[
          { header: words.what, isRowHeader: true, cell: ({ field }) => field },
          { header: words.before, cell: ({ before }) => before },
          { header: words.after, cell: ({ after }) => after },
        ]}
      />
      <Form method="post">
        <input type="hidden" name="changeId" value={changeId} />
        <input type="hidden" name="attribute" value={attribute} />
        <Cluster gap={12}>
          <Button type="submit" variant="primary" busy={isBusy}>
            {words.restore}
          </Button>
          <ButtonLink href={own} variant="neutral">
            {words.cancel}
          </ButtonLink>
        </Cluster>
      </Form>
    </Stack>
  )
}
