/** Says on one line what is going on. In a terminal the line is rewritten; in other output, each change of the work is a line. */
export class Progress {
  readonly #work = new Map<string, string>()
  readonly #output: NodeJS.WriteStream
  #lastLine = ''

  constructor(output: NodeJS.WriteStream = process.stdout) {
    this.#output = output
  }

  /** Shows that work has begun, or how far it is. */
  show(work: string, detail = ''): void {
    const isNew = !this.#work.has(work)
    this.#work.set(work, detail)
    if (isNew || this.#output.isTTY) this.#write()
  }

  /** Shows that work is done. */
  end(work: string): void {
    this.#work.delete(work)
    if (this.#output.isTTY) this.#write()
  }

  #write(): void {
    const line = [...this.#work].map(([work, detail]) => (detail ? `${work} (${detail})` : work)).join(', ')
    if (line === this.#lastLine) return
    this.#lastLine = line
    this.#output.write(this.#output.isTTY ? `\r\u001B[K${line}` : `${line}\n`)
  }
}
