import { now } from '@pkg/domain'
import type { Person } from '../../../http/person'
import type { DashboardEvent, EventHub } from './hub'

/** An open connection of a dashboard. */
export interface EventStream {
  person: Person
  write: (text: string) => void
  /** Returns whether the session that opened the stream is still open, with the same role. */
  isSessionOpen: () => Promise<boolean>
  /** Ends the connection. */
  end: () => void
}

/** How many streams can be open, and how often something is done, in milliseconds. */
export interface StreamLimits {
  /** Streams of one session. A tab listens only while it's visible, so more than this many are a program's, or connections that broke. */
  perSession: number
  perProcess: number
  /** What happens within this time is checked and sent once: a request changes many records, and a bulk change thousands. */
  together: number
  sessionCheck: number
  /** How often a comment line keeps proxies from closing a stream. */
  heartbeat: number
}

/** The limits of a server. */
export const streamLimits: StreamLimits = {
  perSession: 10,
  perProcess: 2000,
  together: 100,
  sessionCheck: 1000,
  heartbeat: 20_000,
}

/** How long the browser waits before it opens a stream again that gave way to a newer one of the same session. */
const afterReplacement = 'retry: 60000\n\n'

/** Returns what a person's streams say about events: nothing about those that they may not know of. */
export type TellEvents = (events: readonly DashboardEvent[], person: Person) => Promise<string>

/**
 * The open streams of this process. What a person may know of an event is looked up once for all of their streams, and a session is checked at most once
 * a second, so a write costs the same however many tabs are open. [WORK-003, EDGE-012]
 */
export class EventStreams {
  readonly #streams = new Set<EventStream>()
  readonly #waiting = new Map<string, DashboardEvent>()
  /** The last check of each session, with its time. */
  readonly #checks = new Map<string, { at: number; isOpen: Promise<boolean> }>()
  readonly #heartbeat: NodeJS.Timeout
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> = Promise.resolve()

  constructor(
    hub: EventHub,
    private readonly tell: TellEvents,
    private readonly limits: StreamLimits = streamLimits,
  ) {
    hub.subscribe(
      (event) => this.#add(event),
      // A client that may have missed events reconnects and loads everything again.
      () => this.closeAll(),
    )
    this.#heartbeat = setInterval(() => this.#write([...this.#streams], ': still here\n\n'), limits.heartbeat)
    this.#heartbeat.unref()
  }

  /** Whether this process can open another stream. */
  get isFull(): boolean {
    return this.#streams.size >= this.limits.perProcess
  }

  /** Adds a stream. The oldest ones of its session end if there are too many. Returns a function that removes it. */
  add(stream: EventStream): () => void {
    const same = [...this.#streams].filter(({ person }) => person.session?.id === stream.person.session?.id)
    for (const oldest of same.slice(0, Math.max(0, same.length + 1 - this.limits.perSession))) {
      oldest.write(afterReplacement)
      this.#close(oldest)
    }
    this.#streams.add(stream)
    return () => void this.#streams.delete(stream)
  }

  closeAll(): void {
    for (const stream of [...this.#streams]) this.#close(stream)
  }

  /** Ends all streams, and the timers. */
  stop(): void {
    clearInterval(this.#heartbeat)
    clearTimeout(this.#timer)
    this.closeAll()
  }

  #close(stream: EventStream): void {
    if (this.#streams.delete(stream)) stream.end()
  }

  #add(event: DashboardEvent): void {
    if (this.#streams.size === 0) return
    this.#waiting.set(JSON.stringify(event), event)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const events = [...this.#waiting.values()]
      this.#waiting.clear()
      this.#sending = this.#sending.then(() => this.#send(events))
    }, this.limits.together)
  }

  /** Sends events to the streams of everyone who may know of them. */
  async #send(events: readonly DashboardEvent[]): Promise<void> {
    const groups = groupBy([...this.#streams], ({ person }) => viewerOf(person))
    await Promise.all(
      [...groups.values()].map(async (streams) => {
        const [first] = streams
        if (!first) return
        try {
          const text = await this.tell(events, first.person)
          if (text) this.#write(streams, text)
        } catch {
          for (const stream of streams) this.#close(stream)
        }
      }),
    )
  }

  /** Writes to the streams whose sessions are open, and closes the others. */
  #write(streams: readonly EventStream[], text: string): void {
    for (const [session, same] of groupBy(streams, ({ person }) => sessionOf(person))) {
      void this.#isSessionOpen(session, same).then((isOpen) => {
        for (const stream of same) {
          if (!isOpen) this.#close(stream)
          else if (this.#streams.has(stream)) stream.write(text)
        }
      })
    }
  }

  /** Returns whether a session is open, as of at most a second ago. */
  #isSessionOpen(session: string, [stream]: readonly EventStream[]): Promise<boolean> {
    const moment = now().getTime()
    const last = this.#checks.get(session)
    if (last && moment - last.at < this.limits.sessionCheck) return last.isOpen
    for (const [other, { at }] of this.#checks) if (moment - at >= this.limits.sessionCheck) this.#checks.delete(other)
    const isOpen = stream ? stream.isSessionOpen().catch(() => false) : Promise.resolve(false)
    this.#checks.set(session, { at: moment, isOpen })
    return isOpen
  }
}

/** What decides which events a person may know of. */
const viewerOf = ({ role, userId, agentId }: Person): string => [role, userId, agentId].join(' ')

const sessionOf = (person: Person): string => [person.session?.id, viewerOf(person)].join(' ')

function groupBy(streams: readonly EventStream[], keyOf: (stream: EventStream) => string): Map<string, EventStream[]> {
  const groups = new Map<string, EventStream[]>()
  for (const stream of streams) {
    const key = keyOf(stream)
    const group = groups.get(key)
    if (group) group.push(stream)
    else groups.set(key, [stream])
  }
  return groups
}
