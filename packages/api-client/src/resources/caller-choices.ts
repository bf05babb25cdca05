import type { CallerChoice } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { agentId } from '../schemas/ids'
import { anyLine, anyName, communitySlug, uuid } from '../schemas/text'
import { CallStart } from './calls'
import { yesOrNo } from './uuid-actions'

/**
 * The request whose callers to choose: the communities, the location, and whether the family wants to talk to an advisor. `id` is an earlier choice
 * to show again as long as it's true, because the family sent its request with it. [TRUTH-001]
 */
export const NewCallerChoice = Type.Object(
  {
    id: Type.Optional(uuid),
    slugs: Type.Optional(Type.Array(communitySlug, { maxItems: 10 })),
    /** The advisor that the family asks directly. */
    agentId: Type.Optional(agentId),
    /** When the call with that advisor begins, if the family books one. */
    callStartsAt: Type.Optional(CallStart),
    city: Type.Optional(anyName(120)),
    state: Type.Optional(anyName(120)),
    zip: Type.Optional(anyLine(10)),
    language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
    consultationRequested: Type.Optional(yesOrNo),
  },
  { additionalProperties: false },
)
export type NewCallerChoice = Static<typeof NewCallerChoice>

/** Who will call a family, chosen before the family gives its phone number. [TRUTH-001] */
export const callerChoices = {
  create: {
    method: 'POST',
    path: '/platform/caller-choices',
    status: 201,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Chooses who will call a family, and by when, before it gives its phone number',
    resource: 'caller-choices',
    body: NewCallerChoice,
    response: of<CallerChoice>(),
  },
} as const satisfies Endpoints
