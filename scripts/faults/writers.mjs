import { randomUUID } from 'node:crypto'
import { pause } from './supervisor.mjs'

const atOnce = 8
const password = 'a light is on tonight'
const pauseBeforeRetry = 60

/** People who ask for pricing, and whose browsers repeat a request under its key until it is answered. */
export class Writers {
  #address
  #slugs
  #leads = []
  #isStopped = true
  #working = []
  #unanswered = 0
  #refused = 0

  /** Reads which communities can be asked. */
  static async over(address) {
    const answer = await fetch(`${address}/marketplace/communities?page-size=100`)
    const { data } = await answer.json()
    const writers = new Writers()
    writers.#address = address
    writers.#slugs = data.map(({ id }) => id)
    if (writers.#slugs.length === 0) throw new Error('There is no community to ask')
    return writers
  }

  /** Sends leads while something else is done, and ends once each begun one is answered. */
  async during(disturb) {
    this.#isStopped = false
    this.#working = Array.from({ length: atOnce }, () => this.#write())
    try {
      await disturb()
    } finally {
      this.#isStopped = true
    }
    await this.settle()
  }

  async settle() {
    await Promise.all(this.#working)
  }

  async #write() {
    while (!this.#isStopped) {
      const lead = this.lead()
      // One in five presses twice.
      const presses = Math.random() < 0.2 ? 2 : 1
      await Promise.all(Array.from({ length: presses }, () => this.untilAnswered(lead)))
    }
  }

  /** A lead of a new family. */
  lead(given = {}) {
    const requestId = randomUUID()
    const lead = {
      requestId,
      email: `${requestId}@families.example`,
      slug: this.#slugs[Math.floor(Math.random() * this.#slugs.length)],
      isAcknowledged: false,
      ...given,
    }
    this.#leads.push(lead)
    return lead
  }

  /** Sends a lead again and again until the API has answered for it. */
  async untilAnswered(lead, isKeyed = true) {
    for (;;) {
      const status = await this.#send(lead, isKeyed)
      if (status === 201) {
        lead.isAcknowledged = true
        return
      }
      if (status === undefined) this.#unanswered += 1
      else if (status >= 500) this.#refused += 1
      else throw new Error(`A good lead was refused with ${status}`)
      await pause(pauseBeforeRetry)
    }
  }

  async #send({ requestId, email, slug }, isKeyed) {
    const actionInfo = {
      requestId,
      status: 'complete',
      slug,
      name: 'Dana Faults',
      email,
      phone: '(303) 555-0123',
      data: {},
    }
    const attributes = { actionType: 'pricing-request', actionPage: '/faults', actionInfo }
    const answer = await fetch(`${this.#address}/platform/uuid-actions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/vnd.api+json',
        ...(isKeyed ? { 'idempotency-key': `${requestId}:complete` } : {}),
      },
      body: JSON.stringify({ data: { type: 'uuid-actions', attributes } }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    // An answer of which only the beginning arrived is none.
    const body = await answer?.text().catch(() => undefined)
    return body === undefined ? undefined : answer.status
  }

  figures() {
    const acknowledged = this.#leads.filter(({ isAcknowledged }) => isAcknowledged).length
    return { acknowledged, unanswered: this.#unanswered, refused: this.#refused }
  }

  /** Everything that was sent. */
  sent() {
    return this.#leads
  }

  /** What the API's own check says of the consent ledger. */
  async ledger() {
    const login = await fetch(`${this.#address}/platform/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json' },
      body: JSON.stringify({ data: { type: 'users', attributes: { email: 'admin@hearthway.example', password } } }),
    })
    const cookie = login.headers
      .getSetCookie()
      .map((value) => value.split(';')[0])
      .join('; ')
    const { isUnbroken, records } = await (
      await fetch(`${this.#address}/platform/consents/check`, { headers: { cookie } })
    ).json()
    return { isUnbroken, records }
  }
}
