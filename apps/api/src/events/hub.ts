/** Something that staff want to know at once. */
export interface StaffEvent {
  type: 'family'
  familyId: string
  /** The advisor it concerns; without one it concerns admins only. */
  agentId?: string
}

/** Passes events on to everybody who listens in this process. */
export class EventHub {
  readonly #listeners = new Set<(event: StaffEvent) => void>()

  publish(event: StaffEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  /** Listens until the function that it returns is called. */
  subscribe(listener: (event: StaffEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
