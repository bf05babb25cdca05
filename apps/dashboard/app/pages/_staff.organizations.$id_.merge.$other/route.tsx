import type { Organization } from '@pkg/api-client'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type MergeKind, MergePage } from '~/features/merges'
import { mergeAction, mergeLoader } from '~/features/merges/index.server'
import { organizations, organizationsTexts as words } from '~/features/organizations'
import { pageTitle } from '~/site/texts'

const fields = ['name', 'line1', 'city', 'state', 'zip', 'websiteUrl'] as const

const kind: MergeKind<Organization> = {
  area: 'organizations',
  listTitle: organizations.title,
  title: words.merge,
  roles: ['admin'],
  fields: [
    ...fields.map((name) => ({ name, label: words[name], text: (item: Organization) => item[name] })),
    { name: 'communities', label: words.communities, text: ({ communities = 0 }) => String(communities) },
  ],
}

export const meta: MetaFunction = () => [{ title: pageTitle(words.merge) }]
export const loader = mergeLoader(kind, (api, id) => api.organizations.get({ id }))
export const action = mergeAction(kind, fields, (api, decided) => api.organizations.merge(decided))

export default function MergeOrganizationsRoute() {
  return <MergePage kind={kind} data={useLoaderData<typeof loader>()} />
}
