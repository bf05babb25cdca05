import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@pkg/api-client/server'
import type { Entity } from '../documents'

const csvType = 'text/csv'

/** Records that are read with one query. */
const chunkSize = 1000

/** A page of a list, as its handler returns it. */
interface ListPage {
  items: readonly Entity[]
  total: number
}

/** Returns whether a request asks for a list as CSV, which every list that isn't public can be. [WORK-003] */
export function wantsCsv({ headers }: FastifyRequest, { access, response }: Endpoint): boolean {
  const isAccepted = headers.accept?.split(',').some((range) => range.split(';')[0]?.trim() === csvType) ?? false
  return isAccepted && response?.isPage === true && access !== 'anyone'
}

/**
 * Sends a list as CSV with one line per record, while it's read. The columns are the requested fields in their order, or all fields of the first
 * records. A cell that a spreadsheet would take for a formula begins with an apostrophe.
 */
export async function sendCsv(
  reply: FastifyReply,
  { name, fields, load }: { name: string; fields: readonly string[]; load: (page: object) => Promise<ListPage> },
): Promise<FastifyReply> {
  const loadPage = (number: number) => load({ 'page-number': number, 'page-size': chunkSize })
  // Read before the response begins, so an error is still one.
  const first = await loadPage(1)
  const columns = fields.length > 0 ? [...fields] : fieldsOf(first.items)
  const csv = stringify({ header: true, columns, escape_formulas: true, bom: true, cast: { object: cellOf } })
  pipeline(Readable.from(records(first, loadPage)), csv).catch((error: Error) => csv.destroy(error))
  return reply
    .type(`${csvType}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(csv)
}

async function* records(first: ListPage, loadPage: (number: number) => Promise<ListPage>) {
  yield* first.items
  for (let page = 2; (page - 1) * chunkSize < first.total; page++) {
    const { items } = await loadPage(page)
    if (items.length === 0) return
    yield* items
  }
}

const fieldsOf = (items: readonly Entity[]): string[] => [
  ...new Set(['id', ...items.flatMap((item) => Object.keys(item))].filter((field) => field !== 'version')),
]

/** Returns texts of a list, and what is due with its time, with semicolons. Other objects are JSON. */
function cellOf(value: object): string {
  const isText = (part: unknown) => typeof part === 'string'
  if (Array.isArray(value) && value.every(isText)) return value.join('; ')
  if ('title' in value && 'dueAt' in value) return `${String(value.title)}; ${String(value.dueAt)}`
  return JSON.stringify(value)
}
