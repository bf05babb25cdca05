import { errorPage, siteContext } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Page } from '@pkg/api-client'
import type { TSchema } from '@sinclair/typebox'
import { requestClock } from '~/site/server/request-clock'
import type { StaffRole } from '~/site/staff/staff-roles'
import { apiQuery } from './api-query'
import { forRole, type ListColumn, type ListRow } from './list'
import type { ListSource } from './list-source.server'
import { parseListUrl } from './list-url'

/** Sends a list as CSV with the columns that it shows to a role, as the API streams it. [WORK-003] */
export function listExport<Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>({
  list,
  endpoint,
}: ListSource<Query, Item, Row, Found>) {
  return async (
    { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
    role: StaffRole,
  ): Promise<Response> => {
    const state = parseListUrl(list, new URL(request.url).searchParams)
    if (!state || !list.roles.includes(role)) throw errorPage('not-found', 404)
    // A column without a heading has buttons, and no field.
    const columns = forRole(list.columns, role).filter(
      ({ name, isExtra, hidesHeader }) => !hidesHeader && (state.columns ? state.columns.includes(name) : !isExtra),
    )
    const query = new URLSearchParams(apiQuery(list, state, requestClock(request).zone))
    query.set(`fields[${list.recordType}]`, columns.map(fieldOf).join(','))
    const { apiUrl } = siteContext(context)
    const response = await fetch(`${apiUrl}${endpoint.path}?${String(query)}`, {
      headers: { accept: 'text/csv', cookie: request.headers.get('cookie') ?? '' },
      signal: request.signal,
    })
    if (!response.ok || !response.body) throw errorPage('unavailable', 503)
    const header = columns.map((column) => `"${column.header.replaceAll('"', '""')}"`).join(',')
    return new Response(response.body.pipeThrough(withHeader(header)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${list.area}.csv"`,
      },
    })
  }
}

const newLine = 10

/** Replaces the first line, which names fields, with headings in words. */
function withHeader(header: string): TransformStream<Uint8Array, Uint8Array> {
  let isReplaced = false
  return new TransformStream({
    transform(chunk, controller) {
      if (isReplaced) return controller.enqueue(chunk)
      const end = chunk.indexOf(newLine)
      if (end === -1) return
      isReplaced = true
      controller.enqueue(new TextEncoder().encode(`\uFEFF${header}`))
      controller.enqueue(chunk.subarray(end))
    },
  })
}

const fieldOf = <Row>({ name, field }: ListColumn<Row>): string => field ?? name
