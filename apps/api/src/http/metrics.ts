import { endpoints } from '@pkg/api-client/server'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { currentMoment } from '../database/moment'
import { type Database, rowsOf } from '../database/database'
import { hasBearerToken } from './bearer-token'
import { notFound } from './errors'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Stays open for hours, so its duration says nothing about our speed. */
const eventStreamPath = endpoints.events.stream.path

// A test can build several servers in one process.
const processRegistry = new Registry()
collectDefaultMetrics({ register: processRegistry })

/**
 * Adds Prometheus metrics at `/metrics`: request durations by route, the backlog of jobs and messages, and the state of the
 * database and the process. With `token`, requests need it as a bearer token. Without it, only this machine can read them.
 */
export function addMetrics(app: FastifyInstance, database: Database, token: string | undefined): void {
  const registry = new Registry()
  measureRequests(app, registry)
  measureDatabase(database, registry)

  app.get('/metrics', { config: { isUnlimited: true } }, async (request, reply) => {
    if (token === undefined ? !isLocal(request) : !hasBearerToken(request, token)) throw notFound('page', 'metrics')
    const [process, ours] = await Promise.all([processRegistry.metrics(), registry.metrics()])
    return reply.type(registry.contentType).send(`${process}\n${ours}`)
  })
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until a response was sent, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    if (route !== eventStreamPath) histogram.observe({ method, route, status: statusCode }, elapsedTime / 1000)
  })
}

function measureDatabase({ orm, connections }: Database, registry: Registry): void {
  const registers = [registry]
  /** Without the database, the other metrics still work, and `database_up` shows why its own are missing. */
  const read = async (query: SQL) => rowsOf(orm, query).catch(() => [])

  new Gauge({
    name: 'database_up',
    help: '1 while the database responds, otherwise 0',
    registers,
    async collect() {
      this.set((await read(sql`select 1 as one`)).length)
    },
  })
  measureBacklog(registers, read)
  if (!connections) return
  new Gauge({
    name: 'database_connections',
    help: 'Pool connections by state, and queries waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, number] of Object.entries(connections())) this.set({ state }, number)
    },
  })
}

/** Adds the numbers of waiting jobs and messages. */
function measureBacklog(registers: Registry[], read: (query: SQL) => Promise<Record<string, unknown>[]>): void {
  const setOrRemove = (gauge: Gauge, row: Record<string, unknown> | undefined) =>
    row ? gauge.set(Number(row['value'])) : gauge.remove()

  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs that aren’t completed, by name and state',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      this.reset()
      const jobs = await read(
        sql`select name, case when failures = 0 then 'waiting' else 'retrying' end as state, count(*)::int as jobs from jobs group by 1, 2`,
      )
      for (const { name, state, jobs: number } of jobs) {
        this.set({ name: String(name), state: String(state) }, Number(number))
      }
    },
  })
  new Gauge({
    name: 'queue_oldest_due_seconds',
    help: 'Seconds since the oldest waiting job was due',
    registers,
    async collect() {
      const moment = currentMoment()
      const [row] = await read(
        sql`select coalesce(extract(epoch from ${moment} - min(due_at)), 0)::float as value from jobs where due_at <= ${moment}`,
      )
      setOrRemove(this, row)
    },
  })
  new Gauge({
    name: 'outbox_messages_waiting',
    help: 'Messages that haven’t been sent',
    registers,
    async collect() {
      const [row] = await read(
        sql`select count(*)::int as value from notifications where sent_at is null and failure is null`,
      )
      setOrRemove(this, row)
    },
  })
}

/** Returns whether a request comes from this machine, and not through a proxy on it. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined)
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}
