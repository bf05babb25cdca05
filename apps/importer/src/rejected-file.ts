import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { RejectedRow } from './import-public-records'

/** The rejected rows of an import as a CSV file, written as they come; the file of an earlier import of the same name is replaced. */
export class RejectedFile {
  /** Where the file is, once there is a row in it. */
  readonly path: string
  readonly #folder: string
  readonly #reasons = new Map<string, number>()
  #stream: WriteStream | undefined

  constructor(dataDirectory: string, source: string, file: string) {
    this.#folder = join(dataDirectory, 'imports')
    this.path = join(this.#folder, `rejected-${source}-${basename(file).replace(/\.csv(?:\.gz)?$/i, '')}.csv`)
    rmSync(this.path, { force: true })
  }

  /** How many rows there are for each field and reason, the most frequent first. */
  get reasons(): { reason: string; count: number }[] {
    return [...this.#reasons]
      .map(([reason, count]) => ({ reason, count }))
      .sort((one, other) => other.count - one.count)
  }

  /** Adds a row. */
  add({ line, field, value, reason }: RejectedRow): void {
    this.#stream ??= this.#begin()
    this.#stream.write(`${line},${cell(field)},${cell(value)},${cell(reason)}\n`)
    const name = field ? `${field}: ${reason}` : reason
    this.#reasons.set(name, (this.#reasons.get(name) ?? 0) + 1)
  }

  /** Ends the file and waits until it is written. */
  async end(): Promise<void> {
    if (!this.#stream) return
    this.#stream.end()
    await finished(this.#stream)
  }

  #begin(): WriteStream {
    mkdirSync(this.#folder, { recursive: true })
    const stream = createWriteStream(this.path)
    stream.write('line,field,value,reason\n')
    return stream
  }
}

/** Quoted, and never a formula: a value may begin with what stood in a stranger's file. */
function cell(text: string): string {
  return `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`
}
