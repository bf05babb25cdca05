import type { VoiceVerdict } from '@pkg/api-client'
import type { Orm } from '../database/database'
import { familyIdFor } from '../families/visibility'
import type { Person } from '../http/person'

/** Calls a family. No telephone service is connected, and the answer says so: the number has to be revealed and dialled. [API-038] */
export async function voiceCall(orm: Orm, clientId: string, person: Person): Promise<VoiceVerdict> {
  await familyIdFor(orm, clientId, person)
  return { isPlaced: false, reason: 'No telephone service is connected. Reveal the number and dial it yourself.' }
}
