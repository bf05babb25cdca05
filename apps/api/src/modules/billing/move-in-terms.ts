import { isCalendarDay, type NoFeeReason, noFeeReason } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { unprocessable } from '../../http/errors'
import { hasCommunity, type LeadReferral, lockReferral } from './referral-store'

/** What a move-in says about where, when, and what the first month costs. */
export interface MoveInTerms {
  communityId: string
  movedInOn: string
  rentCents?: number | undefined
  careCents?: number | undefined
}

/** The terms of a move-in after their check, with the referral, and why no fee is due. */
export interface CheckedTerms {
  communityId: string
  movedInOn: string
  rentCents: number | null
  careCents: number | null
  referral: LeadReferral | undefined
  noFee: NoFeeReason | null
}

/** Checks the terms of a move-in. @throws {HttpError} 422 for a community or date that doesn't exist, or without the rent if a fee is due [WORK-018] */
export async function checkTerms(tx: Orm, familyId: string, terms: MoveInTerms): Promise<CheckedTerms> {
  const { communityId, movedInOn, rentCents, careCents } = terms
  if (!isCalendarDay(movedInOn)) throw invalid('movedInOn', "This date doesn't exist")
  const referral = await lockReferral(tx, { familyId, communityId, movedInOn })
  if (!referral && !(await hasCommunity(tx, communityId))) {
    throw invalid('communityId', `Community "${communityId}" doesn't exist`)
  }
  const noFee = noFeeReason(referral, movedInOn) ?? null
  if (!noFee && rentCents === undefined) {
    throw invalid('rentCents', 'Enter the rent of the first month. The referral fee depends on it.')
  }
  const amounts = { rentCents: rentCents ?? null, careCents: careCents ?? (noFee ? null : 0) }
  return { communityId, movedInOn, ...amounts, referral, noFee }
}

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
