import type { Organization } from '@pkg/api-client'
import { TextLink } from '@pkg/ui'
import { organizationInputs as inputs, organizations, organizationsTexts as words } from '~/features/organizations'
import { mergeActions } from '~/features/merges'
import type { RecordField, RecordInput, RecordKind } from '~/features/records'
import { formatCents } from '~/site/forms/amount'

const admins = ['admin'] as const

/** A fact that admins edit as text. */
const text = (name: keyof typeof inputs): RecordField<Organization> => ({
  ...inputs[name],
  cell: (item) => item[name],
  value: (item) => item[name],
  editors: admins,
})

const communities = (name: 'add' | 'remove', label: string): RecordInput => ({
  name,
  label,
  hint: words.addCommunitiesHint,
  control: { kind: 'pickers', source: 'communities' },
  missing: words.communitiesMissing,
})

/** A company that operates communities. [DASH-013] */
export const organization: RecordKind<Organization> = {
  area: 'organizations',
  listTitle: organizations.title,
  recordType: 'organizations',
  roles: organizations.roles,
  showsPresence: true,
  hasChanges: true,
  title: ({ name }) => name,
  lead: ({ city, state }) => [city, state].filter(Boolean).join(', ') || undefined,
  sections: [
    {
      name: 'facts',
      title: words.facts,
      fields: [
        text('name'),
        text('line1'),
        text('city'),
        text('state'),
        text('zip'),
        {
          ...text('websiteUrl'),
          cell: ({ websiteUrl }) => websiteUrl && <TextLink href={websiteUrl}>{websiteUrl}</TextLink>,
        },
      ],
    },
    {
      name: 'numbers',
      title: words.numbers,
      fields: [
        { name: 'communities', label: words.communities, cell: (item) => String(item.communities ?? 0) },
        { name: 'liveCommunities', label: words.live, cell: (item) => String(item.liveCommunities ?? 0) },
        { name: 'familiesReferred', label: words.families, cell: (item) => String(item.familiesReferred ?? 0) },
        { name: 'moveIns', label: words.moveIns, cell: (item) => String(item.moveIns ?? 0) },
        {
          name: 'openInvoiceCents',
          label: words.owed,
          cell: (item) => formatCents(item.openInvoiceCents ?? 0),
          roles: admins,
        },
      ],
    },
  ],
  actions: [
    {
      name: 'add-communities',
      label: words.addCommunities,
      key: 'A',
      roles: admins,
      inputs: [communities('add', words.communities)],
      done: words.communitiesAdded,
    },
    {
      name: 'remove-communities',
      label: words.removeCommunities,
      key: 'R',
      roles: admins,
      inputs: [communities('remove', words.communities)],
      done: words.communitiesRemoved,
      isFor: (item) => (item.communities ?? 0) > 0,
    },
    ...mergeActions(words, { source: 'organizations', roles: admins }),
  ],
}
