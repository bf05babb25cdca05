import type { UnsentCommunity } from './unsent-requests'

/** What a family can do next, or waits for. [HOME-002] */
export type NextStep =
  | { kind: 'disclosure'; state: string; communities: UnsentCommunity[] }
  | { kind: 'choose-time'; tourId: string; community: string }
  | { kind: 'tour'; tourId: string; community: string; when: string }
  | { kind: 'booked-call'; callId: string; advisor: string; when: string }
  | { kind: 'call'; by: string; caller?: string; isByEmail?: true }
  | { kind: 'answer-questions' }
  | { kind: 'get-pricing'; community: { id: string; name: string } }
  | { kind: 'create-account' }
  | { kind: 'search' }

/** A tour that is ahead. Without a time, it's only requested. */
export interface ComingTour {
  id: string
  community: string
  when: string
  status: 'booked' | 'requested'
}

/** A booked call that is ahead. [AGENT-008] */
export interface ComingCall {
  id: string
  agentId: string
  advisor: string
  when: string
}

/** The advisor who calls a family. */
interface Caller {
  id: string
  name: string
}

/** What is known about a family. */
export interface KnownFamily {
  isSignedIn: boolean
  /** Its tours that are ahead, soonest first. */
  tours: ComingTour[]
  /** Its booked calls that are ahead, soonest first. */
  calls: ComingCall[]
  /** Who calls first, and by when, if that is still ahead. */
  call?: { by: string; caller?: Caller; isByEmail?: true }
  saved: { id: string; name: string }[]
  /** The ids of the communities that it asked for prices or a tour. */
  requestedIds: readonly string[]
  /** The communities that get its request once it acknowledges the disclosure. */
  held?: readonly UnsentCommunity[]
  /** Whether it hasn’t answered the questions after its request. [POST-001] */
  hasOpenQuestions?: boolean
}

/** Returns a family's next steps, the most urgent first: a disclosure that its request waits for, its tours, the calls it booked or waits for, questions that help with it, a saved community without prices, and then what helps later. */
export function nextSteps({
  isSignedIn,
  tours,
  calls,
  call,
  saved,
  requestedIds,
  held = [],
  hasOpenQuestions = false,
}: KnownFamily): NextStep[] {
  const unasked = saved.find(({ id }) => !requestedIds.includes(id))
  const hasAnything = tours.length + calls.length + saved.length + requestedIds.length > 0
  const states = [...new Set(held.map(({ state }) => state))]
  return [
    ...states.map((state): NextStep => {
      return { kind: 'disclosure', state, communities: held.filter((community) => community.state === state) }
    }),
    ...tours.map(({ id, community, when, status }): NextStep =>
      status === 'requested'
        ? { kind: 'choose-time', tourId: id, community }
        : { kind: 'tour', tourId: id, community, when },
    ),
    ...calls.map(({ id, advisor, when }): NextStep => ({ kind: 'booked-call', callId: id, advisor, when })),
    // A booked call is when this advisor calls.
    ...(call && !calls.some(({ agentId }) => agentId === call.caller?.id) ? [toStep(call)] : []),
    ...(hasOpenQuestions ? [{ kind: 'answer-questions' } as const] : []),
    ...(unasked ? [{ kind: 'get-pricing', community: { id: unasked.id, name: unasked.name } } as const] : []),
    ...(hasAnything ? [] : [{ kind: 'search' } as const]),
    ...(isSignedIn ? [] : [{ kind: 'create-account' } as const]),
  ].toSorted((one, other) => urgency(one) - urgency(other))
}

const toStep = ({ by, caller, isByEmail }: NonNullable<KnownFamily['call']>): NextStep => ({
  kind: 'call',
  by,
  ...(caller && { caller: caller.name }),
  ...(isByEmail && { isByEmail }),
})

/** A request that waits for the family comes first, and a tour without a time before the tours that are booked. */
const urgency = ({ kind }: NextStep): number => (kind === 'disclosure' ? 0 : kind === 'choose-time' ? 1 : 2)
