import type { RecordInput } from '~/features/records'
import { contactsTexts as words } from './texts'

/** What a person enters about a contact. [DASH-014] */
export const contactInputs = {
  name: { name: 'name', label: words.name, control: { kind: 'text', max: 160 }, missing: words.nameMissing },
  role: { name: 'role', label: words.role, control: { kind: 'choice', options: words.roles } },
  jobTitle: { name: 'jobTitle', label: words.jobTitle, control: { kind: 'text', max: 80 } },
  phone: { name: 'phone', label: words.phone, control: { kind: 'text', max: 40, type: 'tel' } },
  email: { name: 'email', label: words.email, control: { kind: 'text', max: 254, type: 'email' } },
  preference: {
    name: 'preference',
    label: words.preference,
    hint: words.preferenceHint,
    control: { kind: 'text', max: 200 },
  },
  communityId: {
    name: 'communityId',
    label: words.community,
    control: { kind: 'picker', source: 'communities' },
  },
  organizationId: {
    name: 'organizationId',
    label: words.organization,
    control: { kind: 'picker', source: 'organizations' },
  },
  scope: {
    name: 'scope',
    label: words.scope,
    control: { kind: 'choice', options: words.scopes },
  },
} as const satisfies Readonly<Record<string, RecordInput>>
