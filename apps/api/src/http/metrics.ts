import { timingSafeEqual } from 'node:crypto'
import { endpoints } from '@pkg/api-client/server'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Database, rowsOf } from '../database/database'
import { notFound } from './problems'
import { hashToken } from './token-hash'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** It stays open for hours, which says nothing about how fast we answer. */
const endless = endpoints.events.stream.path

// There is one process, however many servers a test builds in it.
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/**
 * Figures for Prometheus at `/metrics`: how long calls take by route, what waits in the queue and in the outbox, and how database and process
 * are. They are for those who run the site: with `token` for who brings it as a bearer, without for this machine alone.
 */
export function measure(app: FastifyInstance, database: Database, token: string | undefined): void {
  const own = new Registry()
  measureCalls(app, own)
  measureDatabase(database, own)

  app.get('/metrics', async (request, reply) => {
    if (token === undefined ? !isFromHere(request) : !bringsToken(request, token)) throw notFound('page', 'metrics')
    const [process, ours] = await Promise.all([ofProcess.metrics(), own.metrics()])
    return reply.type(own.contentType).send(`${process}\n${ours}`)
  })
}

function measureCalls(app: FastifyInstance, registry: Registry): void {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until a call was answered, by the template of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    if (route !== endless) histogram.observe({ method, route, status: statusCode }, elapsedTime / 1000)
  })
}

function measureDatabase({ orm, connections }: Database, registry: Registry): void {
  const registers = [registry]
  /** A database that is away must not take the other figures along: its own are missing then, and `database_up` says why. */
  const read = async (query: string) => rowsOf(orm, sql.raw(query)).catch(() => [])

  new Gauge({
    name: 'database_up',
    help: '1 while the database answers, else 0',
    registers,
    async collect() {
      this.set((await read('select 1 as one')).length)
    },
  })
  measureBacklog(registers, read)
  if (!connections) return
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, number] of Object.entries(connections())) this.set({ state }, number)
    },
  })
}

/** Jobs and messages that wait. */
function measureBacklog(registers: Registry[], read: (query: string) => Promise<Record<string, unknown>[]>): void {
  const setOrRemove = (gauge: Gauge, row: Record<string, unknown> | undefined) =>
    row ? gauge.set(Number(row['figure'])) : gauge.remove()

  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs that are not done, by name and state',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      this.reset()
      const jobs = await read(
        `select name, case when failures = 0 then 'waiting' else 'retrying' end as state, count(*)::int as jobs from jobs group by 1, 2`,
      )
      for (const { name, state, jobs: number } of jobs) {
        this.set({ name: String(name), state: String(state) }, Number(number))
      }
    },
  })
  new Gauge({
    name: 'queue_oldest_due_seconds',
    help: 'For how long the job that waits longest could have been done',
    registers,
    async collect() {
      const [row] = await read(
        'select coalesce(extract(epoch from now() - min(due_at)), 0)::float as figure from jobs where due_at <= now()',
      )
      setOrRemove(this, row)
    },
  })
  new Gauge({
    name: 'outbox_messages_waiting',
    help: 'Messages that were not sent yet',
    registers,
    async collect() {
      const [row] = await read(
        'select count(*)::int as figure from notifications where sent_at is null and failure is null',
      )
      setOrRemove(this, row)
    },
  })
}

function bringsToken({ headers }: FastifyRequest, token: string): boolean {
  // Hashes are of one length, and comparing them tells nothing about how much of a guess was right.
  const [given, right] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(hashToken(text)))
  return given !== undefined && right !== undefined && timingSafeEqual(given, right)
}

/** Called on this machine, and by nobody whom a proxy on it passed on. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)
  return !isPassedOn && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}
