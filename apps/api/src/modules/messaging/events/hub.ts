/** Something that staff want to know at once. */
export interface StaffEvent {
  type: 'family'
  familyId: string
  /** The advisor it concerns; without one it concerns admins only. */
  agentId?: string
}

/** Carries events between the processes of the API. */
export interface Relay {
  /** Tells the other processes. */
  send(event: StaffEvent): void
  /** Hears what others tell, and of breaks in which something may have been missed. */
  receive(onEvent: (event: StaffEvent) => void, onBreak: () => void): void
}

/** Passes events on to everybody who listens, in this process and through a relay in the others. */
export class EventHub {
  readonly #listeners = new Set<(event: StaffEvent) => void>()
  readonly #onBreak = new Set<() => void>()

  constructor(private readonly relay?: Relay) {
    relay?.receive(
      (event) => this.#tell(event),
      () => {
        for (const listener of Array.from(this.#onBreak)) listener()
      },
    )
  }

  publish(event: StaffEvent): void {
    this.#tell(event)
    this.relay?.send(event)
  }

  /** Listens until the function that it returns is called. `onBreak` is called when events of other processes may have been missed. */
  subscribe(listener: (event: StaffEvent) => void, onBreak: () => void): () => void {
    this.#listeners.add(listener)
    this.#onBreak.add(onBreak)
    return () => {
      this.#listeners.delete(listener)
      this.#onBreak.delete(onBreak)
    }
  }

  #tell(event: StaffEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
