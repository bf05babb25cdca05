import type { RealEstateLicense } from '@pkg/api-client'
import { TextLink } from '@pkg/ui'
import { licenseInputs as inputs, licensesTexts as words, validityOf } from '~/features/licenses'
import type { RecordKind } from '~/features/records'
import { formatShortDay } from '~/site/server/times'

const isAdmin = ['admin'] as const
const isPresent = ({ removedOn }: RealEstateLicense) => removedOn === undefined

/** A license of a real estate agent: what it says, and when an admin found it where. Agents correct the number and the last day. [DASH-016] */
export const license: RecordKind<RealEstateLicense> = {
  area: 'real-estate-licenses',
  listTitle: words.title,
  recordType: 'real-estate-licenses',
  roles: ['real-estate-agent', 'admin'],
  hasChanges: true,
  title: ({ state, number }) => words.name(state, number),
  badge: (item) =>
    isPresent(item)
      ? item.checkedOn
        ? { label: words.checked, tone: 'positive' }
        : { label: words.unchecked, tone: 'caution' }
      : { label: words.removed, tone: 'neutral' },
  canEdit: isPresent,
  saved: (role) => (role === 'admin' ? words.savedByAdmin : words.savedByAgent),
  sections: [
    {
      name: 'facts',
      title: words.facts,
      fields: [
        {
          name: 'agentName',
          label: words.agent,
          roles: isAdmin,
          cell: ({ agentId, agentName }) => <TextLink href={`/real-estate-agents/${agentId}`}>{agentName}</TextLink>,
        },
        { ...inputs.state, value: ({ state }) => state, cell: ({ state }) => state, editors: isAdmin },
        { ...inputs.number, value: ({ number }) => number, cell: ({ number }) => number },
        { ...inputs.validUntil, value: ({ validUntil }) => validUntil, cell: validityOf },
        {
          name: 'checkedOn',
          label: words.checked,
          cell: ({ checkedOn, checkedBy }) =>
            checkedOn ? words.checkedBy(formatShortDay(checkedOn), checkedBy) : words.unchecked,
        },
        { name: 'checkSource', label: words.source, cell: ({ checkSource }) => <Source text={checkSource} /> },
        {
          name: 'removeReason',
          label: words.removed,
          cell: ({ removedOn, removeReason }) =>
            removedOn && removeReason && words.removedOn(formatShortDay(removedOn), removeReason),
        },
      ],
    },
  ],
  actions: [
    {
      name: 'check',
      label: words.check,
      key: 'C',
      help: words.checkHelp,
      inputs: [
        {
          name: 'source',
          label: words.source,
          hint: words.sourceHint,
          control: { kind: 'text', max: 500 },
          missing: words.sourceMissing,
        },
      ],
      isOpen: ({ checkedOn }) => checkedOn === undefined,
      done: words.checkDone,
      isFor: isPresent,
      roles: isAdmin,
    },
    {
      name: 'remove',
      label: words.remove,
      key: 'R',
      help: words.removeHelp,
      inputs: [
        {
          name: 'reason',
          label: words.reason,
          control: { kind: 'text', max: 500 },
          missing: words.reasonMissing,
        },
      ],
      look: 'neutral',
      done: words.removeDone,
      isFor: isPresent,
      roles: isAdmin,
    },
  ],
}

/** Where a license was found. A link is one. */
function Source({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return /^https?:\/\/\S+$/.test(text) ? <TextLink href={text}>{text}</TextLink> : text
}
