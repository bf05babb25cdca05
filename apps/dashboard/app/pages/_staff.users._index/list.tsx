import { Badge } from '@pkg/ui'
import { type List, RowTitle } from '~/features/lists'
import { roleOptions } from '~/features/people'
import { Time } from '~/parts/Time/Time'
import type { UserRow } from './row'
import { usersTexts } from './texts'

const words = usersTexts
const view = (name: keyof typeof words.tabs, query: Record<string, string>, sort: string) => ({
  name,
  label: words.tabs[name],
  query,
  sort,
  none: { title: words.none[name], help: words.noneHelp },
})

/** Everyone with an account, for admins. [DASH-012, ROLE-009] */
export const users: List<UserRow> = {
  area: 'users',
  title: words.title,
  recordType: 'users',
  roles: ['admin'],
  search: words.search,
  create: { href: '/users/new', label: words.invite },
  views: [
    view('staff', { 'filter[role][ne]': 'customer', 'filter[status]': 'active' }, 'name'),
    view('invited', { 'filter[status]': 'invited' }, '-createdAt'),
    view('disabled', { 'filter[status]': 'disabled' }, 'name'),
    view('families', { 'filter[role]': 'customer' }, '-createdAt'),
    view('all', {}, '-createdAt'),
  ],
  columns: [
    {
      name: 'name',
      header: words.name,
      sort: 'name',
      isRowHeader: true,
      isMain: true,
      cell: (row) => <RowTitle row={row} below={row.email} />,
    },
    { name: 'roles', header: words.roles, field: 'role', sort: 'role', isMain: true, cell: ({ roles }) => roles },
    { name: 'worksFor', header: words.worksFor, field: 'agentName', cell: ({ worksFor }) => worksFor },
    {
      name: 'status',
      header: words.status,
      sort: 'status',
      cell: ({ statusView }) => <Badge tone={statusView.tone}>{statusView.label}</Badge>,
    },
    {
      name: 'lastSeen',
      header: words.lastSeen,
      field: 'lastSeenAt',
      sort: 'lastSeenAt',
      isShort: true,
      cell: ({ lastSeen }) => (lastSeen ? <Time moment={lastSeen} /> : words.never),
    },
    {
      name: 'secondFactor',
      header: words.secondFactor,
      field: 'hasSecondFactor',
      isShort: true,
      cell: ({ secondFactor }) => secondFactor,
    },
    {
      name: 'since',
      header: words.since,
      field: 'createdAt',
      sort: 'createdAt',
      isShort: true,
      cell: ({ since }) => <Time moment={since} />,
    },
    {
      name: 'sessions',
      header: words.sessions,
      field: 'openSessions',
      align: 'end',
      isShort: true,
      isExtra: true,
      cell: ({ sessions }) => sessions,
    },
  ],
  filters: [
    { name: 'role', label: words.role, kind: 'choice', options: roleOptions },
    { name: 'agent', label: words.agent, kind: 'choice', options: 'advisors' },
    { name: 'hasSecondFactor', label: words.secondFactor, kind: 'choice', options: words.factorOptions },
    { name: 'seenBefore', property: 'lastSeenAt', label: words.lastSeen, kind: 'before' },
    { name: 'everSeen', property: 'lastSeenAt', label: words.everSeen, kind: 'exists', options: words.everSeenOptions },
    { name: 'createdAt', label: words.since, kind: 'since' },
  ],
  actions: [
    {
      name: 'invite',
      label: words.inviteAgain,
      key: 'I',
      runs: true,
      changes: {},
      done: words.invited,
      isFor: ({ status, isSetUp }) => status === 'invited' || (status === 'disabled' && !isSetUp),
    },
    {
      name: 'disable',
      label: words.disable,
      key: 'D',
      changes: { status: 'disabled' },
      done: words.disabled,
      isFor: ({ status }) => status !== 'disabled',
    },
    {
      name: 'enable',
      label: words.enable,
      key: 'E',
      changes: { status: 'active' },
      done: words.enabled,
      isFor: ({ status, isSetUp }) => status === 'disabled' && isSetUp,
    },
    {
      name: 'sign-out',
      label: words.signOut,
      key: 'O',
      runs: true,
      changes: {},
      done: words.signedOut,
      isFor: ({ sessions }) => sessions > 0,
    },
    {
      name: 'role',
      label: words.changeRole,
      key: 'R',
      changes: { field: 'role', options: roleOptions },
      done: words.roleChanged,
    },
  ],
}
