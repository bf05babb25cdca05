import { type List, RowTitle } from '~/features/lists'
import type { ReferralAgreementRow } from './row'
import { referralAgreementsTexts as words } from './texts'

/** The referral agreements with a real estate agent, on the agent’s page. [DASH-016] */
export const referralAgreements: List<ReferralAgreementRow> = {
  area: 'referral-agreements',
  title: words.title,
  recordType: 'referral-agreements',
  roles: ['real-estate-agent', 'admin'],
  views: [{ name: 'all', label: words.title, none: { title: words.none, help: words.none } }],
  columns: [
    { name: 'fee', header: words.fee, field: 'feePercent', isRowHeader: true, cell: (row) => <RowTitle row={row} /> },
    { name: 'days', header: words.days, field: 'startsOn', cell: ({ days }) => days },
    { name: 'state', header: words.facts, field: 'endsOn', hidesHeader: true, cell: ({ state }) => state },
  ],
}
