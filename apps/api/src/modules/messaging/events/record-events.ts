import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Database } from '../../../database/database'
import { typeOfTable } from '../../../http/record-types'
import type { EventHub } from './hub'
import { parseJson } from './parse-json'

/** The channel on which triggers say which record a transaction changed. */
const channel = 'records'

const optionalText = Type.Union([Type.String(), Type.Null()])
const Notice = Type.Object({
  table: Type.String(),
  id: Type.String(),
  family: optionalText,
  owners: Type.Array(optionalText),
  community: optionalText,
})

/** Announces every change of a record, after its commit, from every process. Returns a function that stops it. [WORK-003] */
export function announceRecords(database: Database, hub: EventHub): Promise<() => Promise<void>> {
  const announce = (text: string) => {
    const notice = parseJson(text)
    if (Value.Check(Notice, notice)) hub.announce(toEvent(notice))
  }
  return database.listen(channel, announce, () => hub.interrupt())
}

function toEvent({ table, id, family, owners, community }: Static<typeof Notice>) {
  const ownerIds = owners.filter((owner) => owner !== null)
  return {
    type: 'record' as const,
    topic: typeOfTable(table),
    id,
    ownerIds: [...new Set(ownerIds)],
    ...(family ? { familyId: family } : {}),
    ...(community ? { communityId: community } : {}),
  }
}
