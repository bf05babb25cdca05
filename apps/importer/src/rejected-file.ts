import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { RejectedRow } from './import-public-records'

/** Writes the rejected rows of an import to a CSV file. It replaces the file of an earlier import of the same file. */
export class RejectedFile {
  /** The path of the file, which exists once a row is rejected. */
  readonly path: string
  readonly #folder: string
  readonly #reasons = new Map<string, number>()
  #stream: WriteStream | undefined

  constructor(dataDirectory: string, source: string, file: string) {
    this.#folder = join(dataDirectory, 'imports')
    this.path = join(this.#folder, `rejected-${source}-${basename(file).replace(/\.csv(?:\.gz)?$/i, '')}.csv`)
    rmSync(this.path, { force: true })
  }

  /** The number of rows for each field and reason, most frequent first. */
  get reasons(): { reason: string; count: number }[] {
    return [...this.#reasons]
      .map(([reason, count]) => ({ reason, count }))
      .sort((one, other) => other.count - one.count)
  }

  /** Adds a row. */
  add({ line, field, value, reason }: RejectedRow): void {
    this.#stream ??= this.#open()
    this.#stream.write(`${line},${quoteCell(field)},${quoteCell(value)},${quoteCell(reason)}\n`)
    const name = field ? `${field}: ${reason}` : reason
    this.#reasons.set(name, (this.#reasons.get(name) ?? 0) + 1)
  }

  /** Closes the file and waits until it's written. */
  async end(): Promise<void> {
    if (!this.#stream) return
    this.#stream.end()
    await finished(this.#stream)
  }

  #open(): WriteStream {
    mkdirSync(this.#folder, { recursive: true })
    const stream = createWriteStream(this.path)
    stream.write('line,field,value,reason\n')
    return stream
  }
}

/** Returns a quoted CSV value that spreadsheets don't run as a formula, because values come from files we don't control. */
function quoteCell(text: string): string {
  return `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`
}
