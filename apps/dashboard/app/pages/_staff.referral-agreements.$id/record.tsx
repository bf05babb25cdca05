import type { ReferralAgreement } from '@pkg/api-client'
import { TextLink } from '@pkg/ui'
import type { RecordField, RecordKind } from '~/features/records'
import {
  agreementState,
  daysWords,
  feeWords,
  referralAgreementInputs as inputs,
  referralAgreementsTexts as words,
} from '~/features/agreements'
import { formatCents } from '~/site/forms/amount'
import { formatShortDay } from '~/site/server/times'

const tones = { present: 'positive', ended: 'neutral', planned: 'neutral' } as const

/** What an admin corrects about an agreement. */
const terms: RecordField<ReferralAgreement>[] = [
  {
    ...inputs.feePercent,
    value: ({ feePercent }) => feePercent,
    cell: ({ feePercent }) => feePercent !== undefined && words.ofCommission(feePercent),
  },
  {
    ...inputs.feeCents,
    value: ({ feeCents }) => feeCents,
    cell: ({ feeCents }) => feeCents !== undefined && formatCents(feeCents),
  },
  { ...inputs.startsOn, value: ({ startsOn }) => startsOn, cell: ({ startsOn }) => formatShortDay(startsOn) },
  { ...inputs.endsOn, value: ({ endsOn }) => endsOn, cell: ({ endsOn }) => endsOn && formatShortDay(endsOn) },
  {
    ...inputs.paperUrl,
    value: ({ paperUrl }) => paperUrl,
    cell: ({ paperUrl }) => paperUrl && <TextLink href={paperUrl}>{words.openPaper}</TextLink>,
  },
]

/** What a real estate agent agreed to pay us for homes. Admins correct and end it. [DASH-016] */
export const agreement: RecordKind<ReferralAgreement> = {
  area: 'referral-agreements',
  listTitle: words.title,
  recordType: 'referral-agreements',
  roles: ['real-estate-agent', 'admin'],
  hasChanges: true,
  title: feeWords,
  lead: daysWords,
  badge: (item) => {
    const state = agreementState(item)
    return { label: words.state[state], tone: tones[state] }
  },
  sections: [
    {
      name: 'facts',
      title: words.facts,
      fields: [
        {
          name: 'agentName',
          label: words.agent,
          roles: ['admin'],
          cell: ({ agentId, agentName }) => <TextLink href={`/real-estate-agents/${agentId}`}>{agentName}</TextLink>,
        },
        ...terms.map((field) => ({ ...field, editors: ['admin'] as const })),
      ],
    },
  ],
}
