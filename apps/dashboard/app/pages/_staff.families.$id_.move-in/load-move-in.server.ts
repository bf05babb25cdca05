import type { Client, MoveIn, MoveInOption } from '@pkg/api-client'
import { moveInTexts } from '~/features/move-ins'
import { amountText } from '~/site/forms/amount'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { formatShortDay } from '~/site/server/times'
import { absentTexts } from '~/site/texts'

const words = moveInTexts

/** A community to choose. */
interface CommunityOption {
  value: string
  label: string
}

/** What can be done about a recorded move-in. */
interface MoveInChanges {
  canCorrect: boolean
  /** Why it can't be corrected. */
  locked?: string
  /** What an undo does, if the person may undo it. */
  undo?: string
}

/** Loads a family’s move-in, or what the form needs to record one. [WORK-018] */
export async function loadMoveIn(request: Request, api: Client, familyId: string, isAdmin: boolean) {
  const [family, { options: referrals }, moveIns] = await requireResponse(
    request,
    Promise.all([
      api.clients.get({ id: familyId }),
      api.moveIns.options({ 'filter[client]': familyId }),
      api.moveIns.list({ 'filter[client]': familyId }),
    ]),
  )
  const [moveIn] = moveIns.items
  const clock = requestClock(request)
  return {
    id: familyId,
    name: family.name || absentTexts.name,
    isOffered: family.offer?.status === 'offered',
    communities: communityOptions(referrals, moveIn),
    referrals,
    openTasks: family.tasks.filter(({ status }) => status === 'open').map(({ title }) => title),
    known: knownOf(moveIn, referrals, clock.now.setZone(clock.zone).toISODate() ?? ''),
    version: moveIn?.version,
    changes: moveIn && changesOf(moveIn, isAdmin),
  }
}

/** The communities of the form, each once: referrals, and the one that was recorded. */
function communityOptions(referrals: MoveInOption[], moveIn: MoveIn | undefined): CommunityOption[] {
  const options = [
    ...referrals.map(({ communityId, communityName, place, referredOn }) => ({
      value: communityId,
      label: words.referredOn(communityName, place, formatShortDay(referredOn)),
    })),
    ...(moveIn ? [{ value: moveIn.communityId, label: moveIn.communityName }] : []),
  ]
  return [...new Map(options.toReversed().map((option) => [option.value, option])).values()].toReversed()
}

const knownOf = (moveIn: MoveIn | undefined, referrals: MoveInOption[], today: string) => ({
  communityId: moveIn?.communityId ?? (referrals.length === 1 ? (referrals[0]?.communityId ?? '') : ''),
  movedInOn: moveIn?.movedInOn ?? today,
  rent: moveIn?.rentCents === undefined ? '' : amountText(moveIn.rentCents),
  care: moveIn?.careCents === undefined ? '' : amountText(moveIn.careCents),
})

/** What can still be changed about a move-in, and what an undo does. */
function changesOf({ invoice }: MoveIn, isAdmin: boolean): MoveInChanges {
  if (!invoice) return { canCorrect: true, undo: words.undoNoInvoice }
  const { status, number = '' } = invoice
  if (status === 'draft') return { canCorrect: true, undo: words.undoDraft }
  return isAdmin
    ? { canCorrect: false, locked: words.cantCorrect(number), undo: words.undoIssued(number) }
    : { canCorrect: false, locked: words.askAdmin(number) }
}
