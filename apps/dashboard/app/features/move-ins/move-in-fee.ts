import type { MoveInOption } from '@pkg/api-client'
import { feeCents, feePercentOn, type NoFeeReason, noFeeReason } from '@pkg/domain'
import { formatCents, readCents } from '~/site/forms/amount'
import { moveInTexts } from './texts'

const words = moveInTexts

/** What was typed about a move-in so far. */
export interface TypedMoveIn {
  communityId: string
  movedInOn: string
  rent: string
  care: string
}

/** What the form says about the referral fee: how it’s made up, why none is due, or what is missing. */
export type FeePreview =
  | { kind: 'fee'; lines: { label: string; figure: string; isTotal?: boolean }[] }
  | { kind: 'none'; reason: NoFeeReason }
  | { kind: 'later' }

/** Returns what the referral fee of a move-in will be, as far as it's typed. The API calculates it by the same rules. [WORK-018, BIZ-003] */
export function previewFee(typed: TypedMoveIn, options: readonly MoveInOption[]): FeePreview {
  const { communityId, movedInOn } = typed
  if (!communityId || !movedInOn) return { kind: 'later' }
  const option = options.find((known) => known.communityId === communityId)
  const referral = option && { ...option, feePercent: feePercentOn(option.agreements, option.feePercent, movedInOn) }
  const reason = noFeeReason(referral, movedInOn)
  if (reason || !referral) return { kind: 'none', reason: reason ?? 'not-referred' }
  const rent = readCents(typed.rent)
  const care = typed.care.trim() === '' ? 0 : readCents(typed.care)
  if (rent === undefined || care === undefined) return { kind: 'later' }
  return {
    kind: 'fee',
    lines: [
      { label: words.firstMonth, figure: formatCents(rent + care) },
      {
        label: words.feeLine(referral.feePercent),
        figure: formatCents(feeCents(referral.feePercent, rent, care)),
        isTotal: true,
      },
    ],
  }
}
