import { TextLink } from '@pkg/ui'
import { type List, RowTitle, stateOptions } from '~/features/lists'
import { Time } from '~/parts/Time/Time'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import type { ContactRow } from './row'
import { contactsTexts as words } from './texts'

const none = { title: words.none, help: words.noneHelp }
const advisors = ['agent', 'admin'] as const

/** The address book. [DASH-014] */
export const contacts: List<ContactRow> = {
  area: 'contacts',
  title: words.title,
  recordType: 'contacts',
  roles: ['agent', 'provider', 'admin'],
  search: words.search,
  create: { href: '/contacts/new', label: words.add },
  views: [
    { name: 'here', label: words.here, query: { 'filter[hasLeft]': 'false' }, none },
    { name: 'left', label: words.left, query: { 'filter[hasLeft]': 'true' }, none },
  ],
  columns: [
    {
      name: 'name',
      header: words.name,
      isRowHeader: true,
      isMain: true,
      sort: 'name',
      cell: (row) => <RowTitle row={row} below={row.jobTitle} />,
    },
    { name: 'role', header: words.role, sort: 'role', cell: ({ role }) => role },
    {
      name: 'works',
      header: words.works,
      field: 'communityName',
      sort: 'communityName',
      cell: ({ works, place }) => <TwoLines first={works} second={place} />,
    },
    {
      name: 'phone',
      header: words.phone,
      isMain: true,
      isShort: true,
      cell: ({ phone, phoneHref }) => phoneHref && <TextLink href={phoneHref}>{phone}</TextLink>,
    },
    {
      name: 'email',
      header: words.email,
      cell: ({ email }) => email && <TextLink href={`mailto:${email}`}>{email}</TextLink>,
    },
    {
      name: 'lastTalk',
      header: words.lastTalk,
      field: 'lastTalkAt',
      sort: 'lastTalkAt',
      isShort: true,
      roles: advisors,
      cell: ({ lastTalk }) => lastTalk && <Time moment={lastTalk} />,
    },
    {
      name: 'since',
      header: words.since,
      field: 'createdAt',
      sort: 'createdAt',
      isExtra: true,
      isShort: true,
      cell: ({ since }) => <Time moment={since} />,
    },
  ],
  filters: [
    { name: 'role', label: words.role, kind: 'many', options: words.roles },
    { name: 'state', label: words.state, kind: 'choice', options: stateOptions },
    {
      name: 'talked',
      property: 'lastTalkAt',
      label: words.talked,
      kind: 'exists',
      options: words.talkedOptions,
      roles: advisors,
    },
    { name: 'lastTalkAt', label: words.lastTalk, kind: 'before', roles: advisors },
    { name: 'scope', label: words.scope, kind: 'choice', options: words.scopes },
  ],
}
