/** A change that staff see immediately. Admins receive every event, and others only those that name them. */
export interface StaffEvent {
  type: 'family'
  familyId: string
  /** The advisor or real estate agent who sees the family, or no longer sees it. */
  agentId?: string
  /** The community whose team sees the family, or no longer sees it. */
  communityId?: string
}

/** A connection that shares events between the processes of the API. */
export interface Relay {
  /** Sends an event to the other processes. */
  send(event: StaffEvent): void
  /** Receives events of the other processes, and interruptions in which events may have been lost. */
  receive(onEvent: (event: StaffEvent) => void, onInterruption: () => void): void
}

/** Publishes events to all subscribers in this process and, through a relay, in the others. */
export class EventHub {
  readonly #listeners = new Set<(event: StaffEvent) => void>()
  readonly #onInterruption = new Set<() => void>()

  constructor(private readonly relay?: Relay) {
    relay?.receive(
      (event) => this.#emit(event),
      () => {
        for (const listener of Array.from(this.#onInterruption)) listener()
      },
    )
  }

  publish(event: StaffEvent): void {
    this.#emit(event)
    this.relay?.send(event)
  }

  /** Subscribes until the returned function is called. `onInterruption` is called when events of other processes may have been lost. */
  subscribe(listener: (event: StaffEvent) => void, onInterruption: () => void): () => void {
    this.#listeners.add(listener)
    this.#onInterruption.add(onInterruption)
    return () => {
      this.#listeners.delete(listener)
      this.#onInterruption.delete(onInterruption)
    }
  }

  #emit(event: StaffEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
