import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Person } from '../../../http/person'
import { EventStreams, streamLimits } from './event-streams'
import { type DashboardEvent, EventHub } from './hub'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const family = (familyId: string): DashboardEvent => ({ type: 'family', familyId })

/** Opens the streams of a process, and counts what they look up. */
function createStreams(limits = streamLimits) {
  const hub = new EventHub()
  const told: string[] = []
  const checked: string[] = []
  const closedSessions = new Set<string>()
  const streams = new EventStreams(
    hub,
    (events, { userId, role }) => {
      told.push(`${role} ${userId}`)
      return Promise.resolve(role === 'customer' ? '' : events.map((event) => JSON.stringify(event)).join(''))
    },
    limits,
  )
  const open = (session: string, role: Person['role'] = 'agent') => {
    const received: string[] = []
    const end = vi.fn<() => void>()
    streams.add({
      person: { role, userId: session, name: '', session: { id: session, signedInAt: new Date(0) } },
      write: (text) => void received.push(text),
      isSessionOpen: () => {
        checked.push(session)
        return Promise.resolve(!closedSessions.has(session))
      },
      end,
    })
    return { received, end }
  }
  const publish = async (id: string) => {
    hub.announce({ type: 'record', topic: 'notes', id, ownerIds: [] })
    hub.publish({ type: 'family', familyId: id })
    await vi.advanceTimersByTimeAsync(streamLimits.together)
  }
  return { hub, streams, open, publish, told, checked, closedSessions }
}

test('an event costs one look-up per person and one check per session, however many streams are open [WORK-003, EDGE-012]', async () => {
  const { open, publish, told, checked } = createStreams()
  const opened = ['a', 'b', 'c', 'd', 'e'].flatMap((session) => Array.from({ length: 10 }, () => open(session)))
  await publish('1')
  await publish('2')
  expect(told).toHaveLength(10)
  expect(checked.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
  for (const { received } of opened) expect(received.join('')).toContain(JSON.stringify(family('2')))
  await vi.advanceTimersByTimeAsync(streamLimits.sessionCheck)
  await publish('3')
  expect(checked).toHaveLength(10)
})

test('the 11th stream of a session ends the oldest, which comes back later [EDGE-012]', () => {
  const { open } = createStreams()
  const other = open('other')
  const [first, second] = Array.from({ length: 11 }, () => open('a'))
  expect(first?.end).toHaveBeenCalledOnce()
  expect(first?.received).toEqual(['retry: 60000\n\n'])
  expect(second?.end).not.toHaveBeenCalled()
  expect(other.end).not.toHaveBeenCalled()
})

test('a process opens no more streams than its limit [EDGE-012]', () => {
  const { open, streams } = createStreams({ ...streamLimits, perProcess: 2 })
  open('a')
  expect(streams.isFull).toBe(false)
  open('b')
  expect(streams.isFull).toBe(true)
  streams.closeAll()
  expect(streams.isFull).toBe(false)
})

test('the streams of a session that ended receive nothing more, a second later at most [TRUTH-014, EDGE-012]', async () => {
  const { open, publish, closedSessions } = createStreams()
  const [ended, other] = [open('a'), open('b')]
  await publish('1')
  closedSessions.add('a')
  await vi.advanceTimersByTimeAsync(streamLimits.sessionCheck)
  await publish('2')
  expect(ended.end).toHaveBeenCalledOnce()
  expect(ended.received.join('')).not.toContain('"2"')
  expect(other.received.join('')).toContain('"2"')
})

test('writes nothing to a person who may know of no event, and checks no session for it [EDGE-012]', async () => {
  const { open, publish, checked } = createStreams()
  const stream = open('a', 'customer')
  await publish('1')
  expect([stream.received, checked]).toEqual([[], []])
})

test('a comment line keeps open streams alive, and ends those of closed sessions [WORK-003]', async () => {
  const { open, closedSessions } = createStreams()
  const [kept, ended] = [open('a'), open('b')]
  closedSessions.add('b')
  await vi.advanceTimersByTimeAsync(streamLimits.heartbeat)
  expect(kept.received).toEqual([': still here\n\n'])
  expect(ended.end).toHaveBeenCalledOnce()
})

test('lost events end every stream, so each page loads again [WORK-003]', () => {
  const { open, hub } = createStreams()
  const opened = [open('a'), open('b')]
  hub.interrupt()
  for (const { end } of opened) expect(end).toHaveBeenCalledOnce()
})
