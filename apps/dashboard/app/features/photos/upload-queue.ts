import { photosTexts as words } from './texts'

/** Where an upload is. */
export interface Upload {
  id: string
  name: string
  state: 'waiting' | 'sending' | 'saving' | 'done' | 'failed'
  /** How much was sent, from 0 to 1. */
  share: number
  error?: string
}

/** How an upload ended. `retryAfter` is in milliseconds, for a server that has too much to do. */
export type SendResult = { ok: true } | { ok: false; error: string; retryAfter?: number }

/** Sends a file, and says how much of it was sent, from 0 to 1. */
export type SendFile<Item> = (item: Item, onProgress: (share: number) => void) => Promise<SendResult>

/** The most uploads at the same time. More would make each slower on a phone. */
const most = 2

/** Uploads that wait, run, or failed. One that fails doesn’t stop the others. [WORK-011] */
export class UploadQueue<Item> {
  #uploads: readonly Upload[] = []
  #running = 0
  #count = 0
  readonly #items = new Map<string, Item>()
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly send: SendFile<Item>,
    private readonly pause: (milliseconds: number) => Promise<void>,
  ) {}

  /** The uploads, in the order in which they were added. Another array after each change. */
  get uploads(): readonly Upload[] {
    return this.#uploads
  }

  /** Calls a listener after each change. Returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Adds a file. One with an error isn’t sent. */
  add(name: string, item: Item, error?: string): void {
    this.#count += 1
    const id = String(this.#count)
    this.#items.set(id, item)
    this.#uploads = [
      ...this.#uploads,
      { id, name, share: 0, state: 'waiting', ...(error && { state: 'failed', error }) },
    ]
    this.#next()
  }

  /** Sends a file that failed again. */
  retry(id: string): void {
    this.#change(id, { id, name: '', state: 'waiting', share: 0 })
    this.#next()
  }

  /** Forgets an upload that isn’t running. */
  remove(id: string): void {
    this.#items.delete(id)
    this.#uploads = this.#uploads.filter((upload) => upload.id !== id || ['sending', 'saving'].includes(upload.state))
    this.#tell()
  }

  #next(): void {
    this.#tell()
    const waiting = this.#uploads.find(({ state }) => state === 'waiting')
    if (!waiting || this.#running >= most) return
    this.#running += 1
    void this.#run(waiting).finally(() => {
      this.#running -= 1
      this.#next()
    })
    this.#next()
  }

  async #run(upload: Upload): Promise<void> {
    const item = this.#items.get(upload.id)
    if (item === undefined) return
    this.#change(upload.id, { ...upload, state: 'sending' })
    const result = await this.send(item, (share) =>
      this.#change(upload.id, { ...upload, share, state: share < 1 ? 'sending' : 'saving' }),
    )
    if (!result.ok && result.retryAfter !== undefined) {
      this.#change(upload.id, { ...upload, state: 'sending', error: words.errors.busy })
      await this.pause(result.retryAfter)
      return this.#run(upload)
    }
    if (result.ok) this.#items.delete(upload.id)
    this.#change(
      upload.id,
      result.ok ? { ...upload, share: 1, state: 'done' } : { ...upload, state: 'failed', error: result.error },
    )
  }

  #change(id: string, changed: Upload): void {
    this.#uploads = this.#uploads.map((upload) => (upload.id === id ? { ...changed, name: upload.name } : upload))
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
