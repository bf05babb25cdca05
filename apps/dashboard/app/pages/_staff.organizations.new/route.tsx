import { endpoints } from '@pkg/api-client/server'
import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { organizationInputs, organizations, organizationsTexts as words } from '~/features/organizations'
import { type NewRecord, NewRecordPage } from '~/features/records'
import { idOf, newRecordAction, newRecordLoader, receiveFields } from '~/features/records/index.server'
import { pageTitle } from '~/site/texts'

const page: NewRecord = {
  title: words.add,
  lead: words.addLead,
  list: { href: '/organizations', label: organizations.title },
  save: words.save,
  roles: ['admin'],
  inputs: Object.values(organizationInputs),
}

export const meta: MetaFunction = () => [{ title: pageTitle(words.add) }]
export const loader = newRecordLoader(page)
export const action = newRecordAction(
  page,
  receiveFields(endpoints.organizations.create.body, (body, { api }) => api.organizations.create(body)),
  (created) => `/organizations/${idOf(created)}`,
)

export default function NewOrganizationRoute() {
  return <NewRecordPage page={page} rejected={useFormResult<typeof action>()} />
}
