import { endpoints } from '@pkg/api-client/server'
import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { contactInputs, contacts, contactsTexts as words } from '~/features/contacts'
import { type NewRecord, NewRecordPage } from '~/features/records'
import { idOf, newRecordAction, newRecordLoader, receiveFields } from '~/features/records/index.server'
import { pageTitle } from '~/site/texts'

const page: NewRecord = {
  title: words.add,
  lead: words.addLead,
  list: { href: '/contacts', label: contacts.title },
  save: words.save,
  roles: contacts.roles,
  inputs: Object.values(contactInputs),
}

export const meta: MetaFunction = () => [{ title: pageTitle(words.add) }]
export const loader = newRecordLoader(page)
export const action = newRecordAction(
  page,
  receiveFields(endpoints.contacts.create.body, (body, { api }) => api.contacts.create(body)),
  (created) => `/contacts/${idOf(created)}`,
)

export default function NewContactRoute() {
  return <NewRecordPage page={page} rejected={useFormResult<typeof action>()} />
}
