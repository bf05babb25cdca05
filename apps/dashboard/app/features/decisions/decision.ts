import type { RecordInput } from '~/features/records'
import { maxDecisionLength } from '~/site/forms/form-limits'
import { decideTexts } from './texts'

/** The reason of a decision, which is emailed to the person. [ROLE-009] */
export const decisionReason: RecordInput = {
  name: 'reason',
  label: decideTexts.reason,
  hint: decideTexts.reasonHint,
  control: { kind: 'long-text', max: maxDecisionLength },
  missing: decideTexts.reasonMissing,
}

/** The color of each status of what someone sent. The word next to it says the same. */
export const decisionTone = {
  waiting: 'caution',
  pending: 'caution',
  approved: 'positive',
  published: 'positive',
  declined: 'neutral',
  removed: 'neutral',
} as const
