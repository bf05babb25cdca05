import type { CallDay } from '@pkg/domain'
import { timeZoneName } from '@pkg/domain'
import type { Client, Family } from '@pkg/api-client'
import { callTimeOptions } from '~/features/bookings/index.server'
import { requireResponse } from '~/site/server/require-response'
import type { StaffUser } from '~/site/server/staff'
import { absentTexts } from '~/site/texts'

/** Loads the free times of the advisor who calls a family: the person, or the family’s advisor for an admin. [WORK-020] */
export async function loadNewCall(request: Request, api: Client, familyId: string, user: StaffUser) {
  const family = await requireResponse(request, api.clients.get({ id: familyId }))
  const agentId = user.role === 'agent' ? user.agentId : family.agentId
  const days = agentId === undefined ? [] : (await requireResponse(request, api.callDays.list({ id: agentId }))).items
  const timeZone = days[0]?.timeZone
  return {
    family: { id: familyId, name: family.name || absentTexts.name },
    canCall: canCall(family),
    agentId,
    advisor: user.role === 'agent' ? user.name : (family.agentName ?? absentTexts.advisor),
    times: timeZone === undefined ? [] : callTimeOptions(days satisfies CallDay[], timeZone),
    zone: timeZone === undefined ? '' : timeZoneName(timeZone),
  }
}

const canCall = ({ answers, phone, maskedPhone }: Family): boolean =>
  answers.noCalls !== true && (phone ?? maskedPhone) !== undefined
