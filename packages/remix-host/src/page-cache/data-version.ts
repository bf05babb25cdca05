/** How long a version counts as the current one, in milliseconds. A change shows at the latest after this time and one rendering. */
const checkEvery = 250
/** How long a request waits for the version before the API counts as unavailable, in milliseconds. */
const patience = 500

/** The version of the data, as the API last told it. */
export interface KnownVersion {
  version: string
  /** When the API told it, in milliseconds. */
  at: number
}

/** What the version check needs, which tests replace. */
export interface DataVersionOptions {
  /** Returns the version of the API's data. Rejects when the API is unavailable. */
  read: (signal: AbortSignal) => Promise<string>
  now: () => number
  /** Called when the API becomes unavailable or available. */
  onChange: (isAvailable: boolean) => void
}

/**
 * The version of the API's data. It's read only when a page is requested, and at most four times a second, however many pages are requested.
 */
export class DataVersion {
  #last: KnownVersion | undefined
  #isAvailable = true
  #checkedAt = Number.NEGATIVE_INFINITY
  #check: Promise<void> | undefined
  #writes = 0

  constructor(private readonly options: DataVersionOptions) {}

  /** The last version that the API told, even if it's unavailable now. */
  get last(): KnownVersion | undefined {
    return this.#last
  }

  /** Returns the current version, or undefined while the API is unavailable. */
  async current(): Promise<string | undefined> {
    if (this.options.now() - this.#checkedAt >= checkEvery) {
      this.#check ??= this.#read(this.#writes)
      await this.#check
    }
    return this.#isAvailable ? this.#last?.version : undefined
  }

  /** Makes the next request check the version, because something was written through this process. */
  expire(): void {
    this.#writes += 1
    this.#checkedAt = Number.NEGATIVE_INFINITY
    this.#check = undefined
  }

  async #read(writes: number): Promise<void> {
    const { read, now, onChange } = this.options
    const at = now()
    const version = await read(AbortSignal.timeout(patience)).catch(() => undefined)
    const isAvailable = version !== undefined
    if (isAvailable) this.#last = { version, at }
    if (this.#isAvailable !== isAvailable) onChange(isAvailable)
    this.#isAvailable = isAvailable
    // A check that began before the last write says nothing about it.
    if (this.#writes !== writes) return
    this.#checkedAt = now()
    this.#check = undefined
  }
}
