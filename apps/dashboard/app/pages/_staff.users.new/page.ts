import type { NewRecord } from '~/features/records'
import { roleOptions } from '~/features/people'
import { menuTexts } from '~/site/texts'
import { inviteTexts as words } from './texts'

/** The page that invites one person, or several with the same role. [DASH-012, API-005] */
export const invitePage: NewRecord = {
  title: words.title,
  lead: words.lead,
  list: { href: '/users', label: menuTexts.users },
  save: words.save,
  roles: ['admin'],
  inputs: [
    {
      name: 'people',
      label: words.people,
      hint: words.peopleHint,
      control: { kind: 'long-text', max: 8000, rows: 4 },
      missing: words.peopleMissing,
    },
    {
      name: 'role',
      label: words.role,
      control: { kind: 'choice', options: roleOptions },
      missing: words.roleMissing,
    },
    { name: 'agentId', label: words.agent, hint: words.agentHint, control: { kind: 'picker', source: 'profiles' } },
    {
      name: 'communityIds',
      label: words.communities,
      hint: words.communitiesHint,
      control: { kind: 'pickers', source: 'communities' },
    },
  ],
}
