const width = 32

/** Shows the progress of long work: a bar in a terminal, or a line for every tenth in other output. */
export class ProgressBar {
  #tenth = -1

  constructor(
    private readonly label: string,
    private readonly total: number,
    private readonly output: NodeJS.WriteStream = process.stdout,
  ) {}

  /** Shows that `done` of the total is done. */
  at(done: number): void {
    const share = Math.min(1, done / this.total)
    const tenth = Math.floor(share * 10)
    if (this.output.isTTY) {
      const lit = Math.round(share * width)
      this.output.write(`\r${this.label} ${'█'.repeat(lit)}${'░'.repeat(width - lit)} ${Math.round(share * 100)} %`)
      if (share === 1 && this.#tenth < 10) this.output.write('\n')
    } else if (tenth > this.#tenth) {
      this.output.write(`${this.label} ${tenth * 10} %\n`)
    }
    this.#tenth = tenth
  }

  /** Shows that everything is done. */
  end(): void {
    this.at(this.total)
  }
}
