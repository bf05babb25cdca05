import type { Contact } from '@pkg/api-client'
import { contactRoleLabel, formatPhone } from '@pkg/domain'
import { TextLink } from '@pkg/ui'
import { contactInputs as inputs, contacts, contactsTexts as words, telHref } from '~/features/contacts'
import { mergeActions } from '~/features/merges'
import type { RecordKind } from '~/features/records'
import { Time } from '~/parts/Time/Time'
import type { Moment } from '~/site/server/times'

/** A contact as its page shows it. */
export type ContactItem = Contact & { addedAt: Moment; leftOn?: Moment | undefined }

const advisors = ['agent', 'admin'] as const
const picked = (id: string | undefined, label = id) => (id === undefined ? undefined : { id, label: label ?? id })
const mayChange = ({ canChange }: ContactItem) => canChange === true

/** A person at a community or an organization. [DASH-014] */
export const contact: RecordKind<ContactItem> = {
  area: 'contacts',
  listTitle: contacts.title,
  recordType: 'contacts',
  roles: contacts.roles,
  showsPresence: true,
  hasChanges: true,
  canEdit: mayChange,
  title: ({ name }) => name,
  lead: ({ jobTitle, role }) => jobTitle ?? (role && contactRoleLabel(role)),
  badge: ({ hasLeft }) => (hasLeft ? { label: words.left, tone: 'caution' } : { label: words.here, tone: 'positive' }),
  sections: [
    {
      name: 'facts',
      title: words.facts,
      fields: [
        { ...inputs.name, cell: ({ name }) => name, value: ({ name }) => name },
        { ...inputs.role, cell: ({ role }) => role && contactRoleLabel(role), value: ({ role }) => role },
        { ...inputs.jobTitle, cell: ({ jobTitle }) => jobTitle, value: ({ jobTitle }) => jobTitle },
        {
          ...inputs.phone,
          cell: ({ phone }) => phone && <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>,
          value: ({ phone }) => phone && formatPhone(phone),
        },
        {
          ...inputs.email,
          cell: ({ email }) => email && <TextLink href={`mailto:${email}`}>{email}</TextLink>,
          value: ({ email }) => email,
        },
        { ...inputs.preference, cell: ({ preference }) => preference, value: ({ preference }) => preference },
        {
          ...inputs.communityId,
          cell: ({ communityName, communityPlace }) => communityName && `${communityName}\n${communityPlace ?? ''}`,
          value: ({ communityId, communityName }) => picked(communityId, communityName),
        },
        {
          ...inputs.organizationId,
          cell: ({ organizationName }) => organizationName,
          value: ({ organizationId, organizationName }) => picked(organizationId, organizationName),
        },
        {
          ...inputs.scope,
          cell: ({ scope }) => words.scopes.find(({ value }) => value === scope)?.label,
          value: ({ scope }) => scope,
        },
        { name: 'leftAt', label: words.leftOn, cell: ({ leftOn }) => leftOn && <Time moment={leftOn} /> },
        { name: 'createdAt', label: words.since, cell: ({ addedAt }) => <Time moment={addedAt} /> },
      ],
    },
  ],
  actions: [
    {
      name: 'log-call',
      label: words.logCall,
      key: 'C',
      roles: advisors,
      look: 'primary',
      done: words.callLogged,
      inputs: [
        {
          name: 'outcome',
          label: words.outcome,
          control: { kind: 'choice', options: words.outcomes },
          missing: words.outcomeMissing,
        },
        { name: 'minutes', label: words.minutes, control: { kind: 'number' } },
        { name: 'note', label: words.note, control: { kind: 'long-text', max: 4000 } },
        {
          name: 'clientIds',
          label: words.families,
          hint: words.familiesHint,
          control: { kind: 'pickers', source: 'families' },
        },
      ],
    },
    {
      name: 'add-to-community',
      label: words.addToCommunity,
      key: 'A',
      done: words.addedToCommunity,
      inputs: [{ ...inputs.communityId, missing: words.communityMissing }],
      isFor: (item) => mayChange(item) && item.communityId === undefined,
    },
    {
      name: 'leave',
      label: words.leave,
      key: 'L',
      help: words.leaveHelp,
      done: words.didLeave,
      isFor: (item) => mayChange(item) && !item.hasLeft,
    },
    {
      name: 'return',
      label: words.cameBack,
      key: 'L',
      done: words.isBack,
      isFor: (item) => mayChange(item) && item.hasLeft === true,
    },
    ...mergeActions(words, { source: 'contacts', roles: advisors, isFor: mayChange }),
  ],
}
