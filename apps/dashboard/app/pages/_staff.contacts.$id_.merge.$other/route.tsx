import type { Contact } from '@pkg/api-client'
import { contactRoleLabel, formatPhone } from '@pkg/domain'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contacts, contactsTexts as words } from '~/features/contacts'
import { type MergeKind, MergePage } from '~/features/merges'
import { mergeAction, mergeLoader } from '~/features/merges/index.server'
import { pageTitle } from '~/site/texts'

const fields = ['name', 'role', 'jobTitle', 'phone', 'email', 'preference', 'communityId', 'organizationId'] as const

const kind: MergeKind<Contact> = {
  area: 'contacts',
  listTitle: contacts.title,
  title: words.merge,
  roles: ['agent', 'admin'],
  fields: [
    { name: 'name', label: words.name, text: ({ name }) => name },
    { name: 'role', label: words.role, text: ({ role }) => role && contactRoleLabel(role) },
    { name: 'jobTitle', label: words.jobTitle, text: ({ jobTitle }) => jobTitle },
    { name: 'phone', label: words.phone, text: ({ phone }) => phone && formatPhone(phone) },
    { name: 'email', label: words.email, text: ({ email }) => email },
    { name: 'preference', label: words.preference, text: ({ preference }) => preference },
    { name: 'communityId', label: words.community, text: ({ communityName }) => communityName },
    {
      name: 'organizationId',
      label: words.organization,
      text: ({ organizationId, organizationName }) => organizationId && organizationName,
    },
  ],
}

export const meta: MetaFunction = () => [{ title: pageTitle(words.merge) }]
export const loader = mergeLoader(kind, (api, id) => api.contacts.get({ id }))
export const action = mergeAction(kind, fields, (api, decided) => api.contacts.merge(decided))

export default function MergeContactsRoute() {
  return <MergePage kind={kind} data={useLoaderData<typeof loader>()} />
}
