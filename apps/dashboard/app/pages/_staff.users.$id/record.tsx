import { Stack, Text } from '@pkg/ui'
import { accountStatusView, roleOptions, rolesInWords, staffRolesOf, workInWords } from '~/features/people'
import type { RecordAction, RecordInput, RecordKind } from '~/features/records'
import { Time } from '~/parts/Time/Time'
import { menuTexts } from '~/site/texts'
import { userTexts as words } from './texts'
import type { UserItem } from './user-item'

const reason: RecordInput = {
  name: 'reason',
  label: words.reason,
  hint: words.reasonHint,
  control: { kind: 'text', max: 300 },
  missing: words.reasonMissing,
}

const isSetUp = ({ signInMethods }: UserItem) => signInMethods.length > 0

const isRealEstateAgent = (item: UserItem) => staffRolesOf(item).includes('real-estate-agent')

/** Disables an account whose work goes to people of the same kind. */
const disable = (
  name: string,
  source: 'advisors' | 'realEstateAgents',
  isOfKind: (item: UserItem) => boolean,
): RecordAction<UserItem> => ({
  name,
  label: words.disable,
  key: 'D',
  help: (item) => <DisableHelp item={item} />,
  inputs: [
    { name: 'agentIds', label: words.toAgents, hint: words.toAgentsHint, control: { kind: 'pickers', source } },
    { name: 'userIds', label: words.toUsers, hint: words.toUsersHint, control: { kind: 'pickers', source: 'users' } },
  ],
  done: words.disabled,
  isFor: (item) => item.status === 'active' && isOfKind(item),
})

const actions: readonly RecordAction<UserItem>[] = [
  {
    name: 'invite',
    label: words.inviteAgain,
    key: 'I',
    look: 'primary',
    done: words.invited,
    isFor: (item) => item.status === 'invited' || (item.status === 'disabled' && !isSetUp(item)),
  },
  {
    name: 'withdraw',
    label: words.withdraw,
    key: 'W',
    help: words.withdrawHelp,
    done: words.withdrawn,
    isFor: ({ status }) => status === 'invited',
  },
  {
    name: 'enable',
    label: words.enable,
    key: 'N',
    done: words.enabled,
    isFor: (item) => item.status === 'disabled' && isSetUp(item),
  },
  {
    name: 'sign-out',
    label: words.signOut,
    key: 'O',
    help: words.signOutHelp,
    done: words.signedOut,
    isFor: ({ openSessions }) => openSessions > 0,
  },
  {
    name: 'reset',
    label: words.reset,
    key: 'R',
    help: words.resetHelp,
    inputs: [
      reason,
      {
        name: 'currentPassword',
        label: words.password,
        hint: words.passwordHint,
        control: { kind: 'text', max: 200, type: 'password', autoComplete: 'current-password' },
      },
    ],
    done: words.resetDone,
    isFor: ({ status, email }) => status === 'active' && email !== undefined,
  },
  disable('disable', 'advisors', (item) => !isRealEstateAgent(item)),
  disable('disable-agent', 'realEstateAgents', isRealEstateAgent),
]

/** An account of the staff, of a provider, or of a family, for admins. [DASH-012, WORK-001, ROLE-009] */
export const user: RecordKind<UserItem> = {
  area: 'users',
  listTitle: menuTexts.users,
  recordType: 'users',
  roles: ['admin'],
  title: ({ name, email = '' }) => name || email,
  lead: (item) => rolesInWords(item),
  badge: ({ status }) => accountStatusView(status),
  sections: [
    {
      name: 'account',
      title: words.account,
      fields: [
        {
          name: 'name',
          label: words.name,
          control: { kind: 'text', max: 160 },
          missing: words.nameMissing,
          cell: ({ name }) => name,
          value: ({ name }) => name,
        },
        { name: 'email', label: words.email, cell: ({ email }) => email },
        { name: 'phone', label: words.phone, cell: ({ phone }) => phone },
        {
          name: 'role',
          label: words.role,
          hint: words.rolesHint,
          control: { kind: 'choice', options: [...roleOptions, { value: 'customer', label: words.family }] },
          cell: ({ role }) => rolesInWords({ role }),
          value: ({ role }) => role,
        },
        {
          name: 'otherRoles',
          label: words.otherRoles,
          control: { kind: 'many', options: roleOptions },
          cell: (item) =>
            staffRolesOf(item)
              .slice(1)
              .map((role) => rolesInWords({ role }))
              .join(', '),
          value: (item) => staffRolesOf(item).slice(1),
        },
        { name: 'status', label: words.status, cell: ({ status }) => accountStatusView(status).label },
        { name: 'createdAt', label: words.since, cell: ({ since }) => <Time moment={since} /> },
      ],
    },
    {
      name: 'work',
      title: words.work,
      fields: [
        {
          name: 'agentId',
          label: words.agent,
          hint: words.agentHint,
          control: { kind: 'picker', source: 'profiles' },
          cell: ({ agentName }) => agentName,
          value: ({ agentId, agentName = '' }) => agentId && { id: agentId, label: agentName },
        },
        {
          name: 'communityIds',
          label: words.communities,
          hint: words.communitiesHint,
          control: { kind: 'pickers', source: 'communities' },
          cell: ({ communities }) => communities.map(({ name }) => name).join('\n'),
          value: ({ communities }) => communities.map(({ id, name }) => ({ id, label: name })),
        },
      ],
    },
    {
      name: 'sign-in',
      title: words.signIn,
      fields: [
        {
          name: 'signInMethods',
          label: words.methodsLabel,
          cell: ({ signInMethods }) =>
            signInMethods.map((method) => words.methods[method]).join('\n') || words.noMethods,
        },
        {
          name: 'hasSecondFactor',
          label: words.secondFactor,
          cell: ({ hasSecondFactor }) => (hasSecondFactor ? words.hasSecondFactor : words.noSecondFactor),
        },
        {
          name: 'verified',
          label: words.verified,
          cell: ({ isEmailVerified, isPhoneVerified }) =>
            [isEmailVerified && words.verifiedEmail, isPhoneVerified && words.verifiedPhone].filter(Boolean).join(', '),
        },
        {
          name: 'lastSeenAt',
          label: words.lastSeen,
          cell: ({ lastSeen }) => (lastSeen ? <Time moment={lastSeen} /> : words.never),
        },
        { name: 'openSessions', label: words.openSessions, cell: ({ openSessions }) => String(openSessions) },
      ],
    },
  ],
  actions,
  hasChanges: true,
}

function DisableHelp({ item: { work } }: { item: UserItem }) {
  const said = work ? workInWords(work) : ''
  return (
    <Stack gap={8}>
      <Text size="small">{words.disableHelp}</Text>
      <Text size="small">{said === '' ? words.noWork : words.hasWork(said)}</Text>
    </Stack>
  )
}
