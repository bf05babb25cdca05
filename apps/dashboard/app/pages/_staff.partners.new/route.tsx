import { endpoints } from '@pkg/api-client/server'
import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { partnerInputs, partners, partnersTexts as words } from '~/features/partners'
import { type NewRecord, NewRecordPage } from '~/features/records'
import { idOf, newRecordAction, newRecordLoader, receiveFields } from '~/features/records/index.server'
import { pageTitle } from '~/site/texts'

const page: NewRecord = {
  title: words.add,
  lead: words.addLead,
  list: { href: '/partners', label: partners.title },
  save: words.save,
  roles: ['admin'],
  inputs: Object.values(partnerInputs),
}

export const meta: MetaFunction = () => [{ title: pageTitle(words.add) }]
export const loader = newRecordLoader(page)
export const action = newRecordAction(
  page,
  receiveFields(endpoints.partners.create.body, (body, { api }) => api.partners.create(body)),
  (created) => `/partners/${idOf(created)}`,
)

export default function NewPartnerRoute() {
  return <NewRecordPage page={page} rejected={useFormResult<typeof action>()} />
}
