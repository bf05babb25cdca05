import type { AdminClaim } from '@pkg/api-client'
import { formatPhone } from '@pkg/domain'
import { claimsTexts as words, decisionReason, decisionTone } from '~/features/decisions'
import type { RecordKind } from '~/features/records'
import { Time } from '~/parts/Time/Time'
import type { Moment } from '~/site/server/times'

/** A claim as its page shows it. */
export type ClaimItem = AdminClaim & { sentAt: Moment }

const isPending = ({ status }: ClaimItem) => status === 'pending'

/** A person’s claim to a community, for admins to decide. One to a community that isn’t listed names it first. [API-020, ROLE-009] */
export const claim: RecordKind<ClaimItem> = {
  area: 'claims',
  listTitle: words.title,
  recordType: 'claims',
  roles: ['admin'],
  title: ({ userName }) => words.claimOf(userName),
  badge: ({ status }) => ({ label: words.tab[status], tone: decisionTone[status] }),
  sections: [
    {
      name: 'claim',
      title: words.details,
      fields: [
        { name: 'reason', label: words.decidedReason, cell: ({ reason }) => reason },
        { name: 'userEmail', label: words.email, cell: ({ userEmail }) => userEmail },
        { name: 'userPhone', label: words.phone, cell: ({ userPhone }) => userPhone && formatPhone(userPhone) },
        {
          name: 'communityName',
          label: words.community,
          cell: ({ communityName, city, state, communityId }) =>
            `${communityName}\n${city}, ${state}${communityId ? '' : `\n${words.notListed}`}`,
        },
        { name: 'jobTitle', label: words.jobTitle, cell: ({ jobTitle }) => jobTitle },
        { name: 'message', label: words.message, cell: ({ message }) => message },
        { name: 'createdAt', label: words.since, cell: ({ sentAt }) => <Time moment={sentAt} /> },
      ],
    },
  ],
  actions: [
    {
      name: 'approve',
      label: words.approve,
      key: 'Y',
      help: words.approveHelp,
      isOpen: true,
      isFor: (item) => isPending(item) && item.communityId !== undefined,
    },
    {
      name: 'approve-unlisted',
      label: words.approve,
      key: 'Y',
      help: words.approveHelp,
      inputs: [
        {
          name: 'communityId',
          label: words.choose,
          hint: words.chooseHint,
          control: { kind: 'picker', source: 'communities' },
          missing: words.chooseMissing,
        },
      ],
      isOpen: true,
      isFor: (item) => isPending(item) && item.communityId === undefined,
    },
    {
      name: 'decline',
      label: words.decline,
      key: 'D',
      inputs: [decisionReason],
      isOpen: true,
      look: 'neutral',
      isFor: isPending,
    },
  ],
}
