import { type Static, Type } from '@sinclair/typebox'
import { collection } from '../collection'
import { editors } from '../roles'
import { moment, record, strictObject } from '../schemas/record'
import { listParameters, only, reference, textFilter } from '../schemas/list-parameters'
import { communitySlug, line, name, text, uuid } from '../schemas/text'

/** A person who performs, teaches, or speaks at events. */
export const NewPerformer = strictObject({ name: name(160), description: Type.Optional(text(2000)) })
export type NewPerformer = Static<typeof NewPerformer>

/** Someone who performs at events. */
export const Performer = Type.Composite([Type.Object(record), NewPerformer])
export type Performer = Static<typeof Performer>

/** The performers to list. */
export const PerformerParameters = listParameters(['name'], {}, { q: textFilter })
export type PerformerParameters = Static<typeof PerformerParameters>

/** An event at a community that families can attend. */
export const NewCommunityEvent = strictObject({
  communityId: communitySlug,
  title: line(160),
  description: Type.Optional(text(4000)),
  startsAt: moment,
  endsAt: Type.Optional(moment),
  performerId: Type.Optional(uuid),
})
export type NewCommunityEvent = Static<typeof NewCommunityEvent>

/** An event at a community. */
export const CommunityEvent = Type.Composite([Type.Object(record), NewCommunityEvent])
export type CommunityEvent = Static<typeof CommunityEvent>

/** The events to list. */
export const CommunityEventParameters = listParameters(['startsAt', 'title'], {
  communityId: only(communitySlug),
  performerId: reference(uuid),
})
export type CommunityEventParameters = Static<typeof CommunityEventParameters>

/** People who perform, teach, or speak at events. [API-042] */
export const performers = collection({
  entity: Performer,
  query: PerformerParameters,
  made: NewPerformer,
  path: '/platform/performers',
  type: 'performers',
  one: 'a performer',
  many: 'performers',
  read: 'anyone',
  write: editors,
})

/** Events at communities. [API-042] */
export const communityEvents = collection({
  entity: CommunityEvent,
  query: CommunityEventParameters,
  made: NewCommunityEvent,
  path: '/platform/events',
  type: 'events',
  one: 'an event at a community',
  many: 'events at communities',
  read: 'anyone',
  write: editors,
})
