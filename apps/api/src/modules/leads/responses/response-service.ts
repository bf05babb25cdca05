import type { Release, ReleaseResponse } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { conflict, notFound, unprocessable } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import {
  addFamilyEvent,
  dashboardsOf,
  lockReceivedRelease,
  type ReleaseRow,
  saveResponse,
  toRelease,
} from '../../trust'
import { handOver } from './hand-over'

/** A recipient's response to a family. */
interface Response {
  /** The id of the release. */
  id: string
  response: ReleaseResponse
  note?: string
}

/**
 * Records the response of a community's team or a real estate agent to a family. One who declines loses access, and an advisor or another agent
 * gets the family. @throws {HttpError} 404, 409 when the family is no longer shared, or 422 for a decline without a reason. [TRUTH-008]
 */
export async function respond(orm: Orm, queue: Queue, response: Response, person: Person): Promise<Release> {
  if (response.response === 'declined' && !response.note) {
    throw unprocessable([{ detail: 'Say why you decline this family', source: { pointer: '/data/attributes/note' } }])
  }
  const release = await orm.transaction((tx) => applyResponse(tx, queue, response, person))
  queue.wake()
  return toRelease(release)
}

async function applyResponse(
  tx: Orm,
  queue: Queue,
  { id, response, note }: Response,
  person: Person,
): Promise<ReleaseRow> {
  const release = await lockReceivedRelease(tx, id, person)
  if (!release) throw notFound('release', id)
  if (release.revokedAt || release.endedAt) {
    throw conflict('release-closed', 'This family is no longer shared with you')
  }
  const responseNote = note?.trim() ?? null
  const saved = await saveResponse(tx, release.id, { response, responseNote, respondedBy: person.name })
  await addFamilyEvent(tx, {
    familyId: release.familyId,
    type: 'answers',
    text: describeResponse(release.recipientName, response, responseNote),
    author: person.name,
  })
  await queue.add(tx, 'notify-dashboards', dashboardsOf(saved))
  return response === 'declined' ? handOver(tx, queue, saved) : saved
}

function describeResponse(recipient: string, response: ReleaseResponse, note: string | null): string {
  const what = {
    contacted: `${recipient} contacted the family`,
    'tour-offered': `${recipient} offered the family a tour`,
    declined: `${recipient} declined the family`,
  }[response]
  return note ? `${what}: ${note}` : what
}
