import type { RecordInput } from '~/features/records'
import { referralAgreementsTexts as words } from './texts'

/** What a referral agreement says. [DASH-016] */
export const referralAgreementInputs = {
  feePercent: {
    name: 'feePercent',
    label: words.feePercent,
    hint: words.feePercentHint,
    control: { kind: 'number' },
  },
  feeCents: {
    name: 'feeCents',
    label: words.feeDollars,
    hint: words.feeDollarsHint,
    control: { kind: 'dollars' },
  },
  startsOn: { name: 'startsOn', label: words.startsOn, control: { kind: 'day' }, missing: words.startsOnMissing },
  endsOn: { name: 'endsOn', label: words.endsOn, hint: words.endsOnHint, control: { kind: 'day' } },
  paperUrl: {
    name: 'paperUrl',
    label: words.paper,
    hint: words.paperHint,
    control: { kind: 'text', max: 500, type: 'url' },
  },
} as const satisfies Readonly<Record<string, RecordInput>>
