import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { RejectedRow } from './import-public-records'
import type { PublicSource } from './registers'

/** The rejected rows of an import as a CSV file, written as they come; the file of an earlier import of the same name is replaced. */
export class RejectedFile {
  /** Where the file is, once there is a row in it. */
  readonly path: string
  readonly #folder: string
  #stream: WriteStream | undefined

  constructor(dataDirectory: string, source: PublicSource, file: string) {
    this.#folder = join(dataDirectory, 'imports')
    this.path = join(this.#folder, `rejected-${source}-${basename(file).replace(/\.csv(?:\.gz)?$/i, '')}.csv`)
    rmSync(this.path, { force: true })
  }

  /** Adds a row. */
  add({ line, field, reason }: RejectedRow): void {
    this.#stream ??= this.#begin()
    this.#stream.write(`${line},${cell(field)},${cell(reason)}\n`)
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
    stream.write('line,field,reason\n')
    return stream
  }
}

/** Quoted, and never a formula: a reason may begin with what stood in a stranger's file. */
function cell(text: string): string {
  return `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`
}
