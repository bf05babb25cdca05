/** A change that staff see immediately. Admins receive every event, and others only those that name them. */
export interface StaffEvent {
  type: 'family'
  familyId: string
  /** The advisor or real estate agent who sees the family, or no longer sees it. */
  agentId?: string
  /** The community whose team sees the family, or no longer sees it. */
  communityId?: string
}

/** A change of a record that staff with its list or page open see immediately. The database delivers it to every process. [WORK-003] */
export interface RecordEvent {
  type: 'record'
  /** The JSON:API type of the record. */
  topic: string
  id: string
  /** The family that the record belongs to. */
  familyId?: string
  /** The advisors and accounts that the record belongs to, before and after the change. */
  ownerIds: string[]
  communityId?: string
}

/** An event for open dashboards. */
export type DashboardEvent = StaffEvent | RecordEvent

/** A connection that shares events between the processes of the API. */
export interface Relay {
  /** Sends an event to the other processes. */
  send(event: StaffEvent): void
  /** Receives events of the other processes, and interruptions in which events may have been lost. */
  receive(onEvent: (event: StaffEvent) => void, onInterruption: () => void): void
}

/** Publishes events to all subscribers in this process and, through a relay, in the others. */
export class EventHub {
  readonly #listeners = new Set<(event: DashboardEvent) => void>()
  readonly #onInterruption = new Set<() => void>()

  constructor(private readonly relay?: Relay) {
    relay?.receive(
      (event) => this.#emit(event),
      () => this.interrupt(),
    )
  }

  publish(event: StaffEvent): void {
    this.#emit(event)
    this.relay?.send(event)
  }

  /** Publishes an event in this process. The others get it from the database too. */
  announce(event: RecordEvent): void {
    this.#emit(event)
  }

  /** Tells the subscribers that events may have been lost. */
  interrupt(): void {
    for (const listener of Array.from(this.#onInterruption)) listener()
  }

  /** Subscribes until the returned function is called. `onInterruption` is called when events of other processes may have been lost. */
  subscribe(listener: (event: DashboardEvent) => void, onInterruption: () => void): () => void {
    this.#listeners.add(listener)
    this.#onInterruption.add(onInterruption)
    return () => {
      this.#listeners.delete(listener)
      this.#onInterruption.delete(onInterruption)
    }
  }

  #emit(event: DashboardEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
