import { useSentForm } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { Breadcrumbs, Button, EmptyState, Stack, Table, VisuallyHidden } from '@pkg/ui'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import type { OrganizationSuggestion } from '@pkg/api-client'
import { organizations, organizationsTexts as words } from '~/features/organizations'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(words.group) }]

/** Loads the companies that several communities name. [DASH-013] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const { organizationSuggestions } = apiFor(request, context)
  const { items } = await requireResponse(request, organizationSuggestions.list({ 'page-size': 100 }))
  return { suggestions: items }
}

/** Groups the communities of a company, and leads to the organization. [DASH-013] */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin({ request, context })
  const form = await request.formData()
  const organizationId = formText(form, 'organizationId')
  const body = { managementCompany: formText(form, 'company'), ...(organizationId ? { organizationId } : {}) }
  const { id } = await requireResponse(request, apiFor(request, context).organizations.group(body))
  return redirect(`/organizations/${id}?done=add-communities`)
}

async function requireAdmin({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<void> {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
}

/** Companies that communities name in their own words, each with a button that makes an organization of it. [DASH-013] */
export default function GroupRoute() {
  const { suggestions } = useLoaderData<typeof loader>()
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Breadcrumbs items={[{ label: organizations.title, href: '/organizations' }, { label: words.group }]} />
        <PageTitle title={words.group} lead={words.groupLead} />
      </Stack>
      {suggestions.length === 0 ? (
        <EmptyState title={words.groupNone}>{words.groupNoneHelp}</EmptyState>
      ) : (
        <Table
          caption={words.group}
          hidesCaption
          rows={suggestions}
          getKey={({ id }) => id}
          columns={[
            { header: words.company, isRowHeader: true, cell: ({ managementCompany }) => managementCompany },
            { header: words.communities, align: 'end', cell: ({ communities }) => communities },
            { header: words.states, cell: ({ states }) => states.join(', ') },
            { header: words.group, hidesHeader: true, cell: (suggestion) => <GroupButton {...suggestion} /> },
          ]}
        />
      )}
    </Stack>
  )
}

function GroupButton({ managementCompany, communities, organizationId }: OrganizationSuggestion) {
  const isBusy = useSentForm()?.get('company') === managementCompany
  return (
    <Form method="post">
      <input type="hidden" name="company" value={managementCompany} />
      {organizationId && <input type="hidden" name="organizationId" value={organizationId} />}
      <Button type="submit" size="small" busy={isBusy}>
        {organizationId ? words.joinButton : words.groupButton}
        <VisuallyHidden>: {words.groupAction(communities, managementCompany)}</VisuallyHidden>
      </Button>
    </Form>
  )
}
