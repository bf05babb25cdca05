import { endpoints, type Endpoint } from '@pkg/api-client/server'
import { errorPage } from '@pkg/remix-host/server'
import { checkIcon, Heading, Icon, Stack, Table, type TableColumn, VisuallyHidden } from '@pkg/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import { areas } from '~/features/menu'
import { rightsTexts } from '~/features/people'
import { staffRoles, type StaffRole } from '~/site/staff/staff-roles'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

const words = rightsTexts

/** What someone may do, and who. */
interface Right {
  label: string
  roles: readonly StaffRole[]
}

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** Who may open which page and do what, from the tables that the menu and the API read. [WORK-001, ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (role !== 'admin') throw errorPage('forbidden', 403)
  const calls = Object.values(endpoints).flatMap((rows) => Object.values<Endpoint>(rows))
  const actions = calls.flatMap(({ summary, access }): Right[] =>
    access === 'anyone' ? [] : [{ label: summary, roles: staffRoles.filter((name) => access.includes(name)) }],
  )
  const ofStaff = actions.filter(({ roles }) => roles.length > 0)
  return {
    // Roles can have pages of their own under the same name.
    pages: [...new Set(areas.map(({ label }) => label))].map((label): Right => ({
      label,
      roles: areas.filter((area) => area.label === label).flatMap(({ roles }) => roles),
    })),
    actions: ofStaff.toSorted((one, other) => one.label.localeCompare(other.label)),
  }
}

export default function RightsRoute() {
  const { pages, actions } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24}>
      <PageTitle title={words.title} lead={words.lead} />
      <Rights title={words.pages} header={words.page} rights={pages} />
      <Rights title={words.actions} header={words.action} rights={actions} />
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
