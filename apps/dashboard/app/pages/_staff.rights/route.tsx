import { endpoints, type Endpoint } from '@pkg/api-client/server'
import { errorPage } from '@pkg/remix-host/server'
import { checkIcon, Heading, Icon, Stack, Table, type TableColumn, VisuallyHidden } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { listScreens, type Right } from '~/features/menu/index.server'
import { rightsTexts } from '~/features/people'
import { staffRoles } from '~/site/staff/staff-roles'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

const words = rightsTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** Who may open which page and do what there, as the screens declare it, and from the table that the API reads. [WORK-001, ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
  const calls = Object.values(endpoints).flatMap((rows) => Object.values<Endpoint>(rows))
  const actions = calls.flatMap(({ summary, access }): Right[] =>
    access === 'anyone' ? [] : [{ label: summary, roles: staffRoles.filter((name) => access.includes(name)) }],
  )
  const ofStaff = actions.filter(({ roles }) => roles.length > 0)
  return {
    screens: listScreens({ open: words.open, edit: words.edit }),
    requests: ofStaff.toSorted((one, other) => one.label.localeCompare(other.label)),
  }
}

export default function RightsRoute() {
  const { screens, requests } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24}>
      <PageTitle title={words.title} lead={words.lead} />
      {screens.map(({ label, rights }) => (
        <Rights key={label} title={label} header={words.action} rights={rights} />
      ))}
      <details>
        <summary>{words.requests}</summary>
        <Rights title={words.requests} header={words.request} rights={requests} />
      </details>
    </Stack>
  )
}

function Rights({ title, header, rights }: { title: string; header: string; rights: Right[] }) {
  const roles = staffRoles.map((role): TableColumn<Right> => ({
    header: words.roles[role],
    cell: (right) => (
      <>
        {right.roles.includes(role) && <Icon shape={checkIcon} />}
        <VisuallyHidden>{right.roles.includes(role) ? words.yes : words.no}</VisuallyHidden>
      </>
    ),
  }))
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} look="h3">
        {title}
      </Heading>
      <Table
        caption={title}
        hidesCaption
        rows={rights}
        getKey={({ label }) => label}
        columns={[{ header, isRowHeader: true, cell: ({ label }) => label }, ...roles]}
      />
    </Stack>
  )
}
