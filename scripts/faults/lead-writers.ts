import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const writersInParallel = 8
const password = 'a light is on tonight'
const pauseBeforeRetry = 60

const Communities = Type.Object({ data: Type.Array(Type.Object({ id: Type.String() })) })
const ChainCheck = Type.Object({ isUnbroken: Type.Boolean(), records: Type.Number() })

/** A lead that was sent at least once. */
export interface SentLead {
  requestId: string
  email: string
  slug: string
  isAcknowledged: boolean
}

/** How many leads were acknowledged, and how many attempts had no response or a 5xx. */
export interface WriterCounts {
  acknowledged: number
  unanswered: number
  failed: number
}

/** Families that request pricing, and whose browsers retry a request under its key until it's acknowledged. */
export class LeadWriters {
  readonly #address: string
  readonly #slugs: readonly string[]
  readonly #leads: SentLead[] = []
  #isStopped = true
  #running: Promise<void>[] = []
  #unanswered = 0
  #failed = 0

  private constructor(address: string, slugs: readonly string[]) {
    this.#address = address
    this.#slugs = slugs
  }

  /** Creates writers for the communities that the API lists. */
  static async open(address: string): Promise<LeadWriters> {
    const response = await fetch(`${address}/marketplace/communities?page-size=100`)
    const document: unknown = await response.json()
    Value.Assert(Communities, document)
    if (document.data.length === 0) throw new Error('The API lists no communities')
    return new LeadWriters(
      address,
      document.data.map(({ id }) => id),
    )
  }

  /** Sends leads while `work` runs, and resolves once every lead is acknowledged. */
  async during(work: () => Promise<void>): Promise<void> {
    this.#isStopped = false
    this.#running = Array.from({ length: writersInParallel }, () => this.#write())
    try {
      await work()
    } finally {
      this.#isStopped = true
    }
    await Promise.all(this.#running)
  }

  /** Returns a lead of a new family, with some values set. */
  createLead(values: Partial<Pick<SentLead, 'email' | 'slug'>> = {}): SentLead {
    const requestId = randomUUID()
    const slug = this.#slugs[Math.floor(Math.random() * this.#slugs.length)] ?? ''
    const lead = { requestId, email: `${requestId}@families.example`, slug, isAcknowledged: false, ...values }
    this.#leads.push(lead)
    return lead
  }

  /** Sends a lead until the API acknowledges it. @throws for a 4xx */
  async sendUntilAcknowledged(lead: SentLead, hasKey = true): Promise<void> {
    for (;;) {
      const status = await this.#send(lead, hasKey)
      if (status === 201) {
        lead.isAcknowledged = true
        return
      }
      if (status === undefined) this.#unanswered += 1
      else if (status >= 500) this.#failed += 1
      else throw new Error(`The API rejected a valid lead with ${status}`)
      await pause(pauseBeforeRetry)
    }
  }

  /** Returns the counts so far. */
  counts(): WriterCounts {
    const acknowledged = this.#leads.filter(({ isAcknowledged }) => isAcknowledged).length
    return { acknowledged, unanswered: this.#unanswered, failed: this.#failed }
  }

  /** Returns every lead. */
  leads(): readonly SentLead[] {
    return this.#leads
  }

  /** Returns the API's own check of the consent chain. */
  async checkConsentChain(): Promise<{ isUnbroken: boolean; records: number }> {
    const login = await fetch(`${this.#address}/platform/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json' },
      body: JSON.stringify({ data: { type: 'users', attributes: { email: 'admin@hearthway.example', password } } }),
    })
    const cookie = login.headers
      .getSetCookie()
      .map((value) => value.split(';')[0])
      .join('; ')
    const response = await fetch(`${this.#address}/platform/consents/check`, { headers: { cookie } })
    const check: unknown = await response.json()
    Value.Assert(ChainCheck, check)
    return check
  }

  async #write(): Promise<void> {
    while (!this.#isStopped) {
      const lead = this.createLead()
      // One family in five clicks the button twice.
      const presses = Math.random() < 0.2 ? 2 : 1
      await Promise.all(Array.from({ length: presses }, () => this.sendUntilAcknowledged(lead)))
    }
  }

  async #send({ requestId, email, slug }: SentLead, hasKey: boolean): Promise<number | undefined> {
    const actionInfo = {
      requestId,
      status: 'complete',
      slug,
      name: 'Dana Faults',
      email,
      phone: '(303) 555-0123',
      data: { wordings: [{ id: 'contact', version: '2', language: 'en' }] },
    }
    const attributes = { actionType: 'pricing-request', actionPage: '/faults', actionInfo }
    const response = await fetch(`${this.#address}/platform/uuid-actions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/vnd.api+json',
        ...(hasKey ? { 'idempotency-key': `${requestId}:complete` } : {}),
      },
      body: JSON.stringify({ data: { type: 'uuid-actions', attributes } }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined)
    // A response that was cut off counts as no response.
    const body = await response?.text().catch(() => undefined)
    return body === undefined ? undefined : response?.status
  }
}
