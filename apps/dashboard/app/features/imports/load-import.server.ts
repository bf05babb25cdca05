import type { Client, FileImport, ImportRow, ImportRowState } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { requireResponse } from '~/site/server/require-response'
import { formatMoment, type RequestClock } from '~/site/server/times'
import { type ImportStep, stepOf } from './steps'

/** A request about an import. */
export interface ImportCall {
  request: Request
  api: Client
  id: string
  clock: RequestClock
}

/** A page of the rows of a step. */
export interface RowPage {
  rows: ImportRow[]
  total: number
  page: number
  pages: number
}

/** What the page of an import shows. */
export interface ImportData {
  found: FileImport
  /** The step, unless the import was started. */
  step?: ImportStep | undefined
  page: RowPage
  /** Until when it can be undone, in words, if it still can be. */
  undoUntil?: string | undefined
}

const pageSize = 10

/** Loads an import with the rows that its step is about. [WORK-015] */
export async function loadImport({ request, api, id, clock }: ImportCall): Promise<ImportData> {
  const query = new URL(request.url).searchParams
  const found = await requireResponse(request, api.imports.get({ id }))
  const isOpen = found.status === 'uploaded' || found.status === 'checked'
  const step = isOpen ? stepOf(found, query.get('step')) : undefined
  const state = stateOf(found, step)
  const number = Math.max(1, Math.floor(Number(query.get('page'))) || 1)
  const none = { rows: [], total: 0, page: 1, pages: 1 }
  const page = state && found.hasRows ? await loadRows({ request, api, id }, state, number) : none
  return { found, step, page, undoUntil: undoEnd(found, clock) }
}

/** Returns the state of the rows that a page shows, if it shows some. */
function stateOf({ status }: FileImport, step: ImportStep | undefined): ImportRowState | undefined {
  if (step === 'check') return 'faulty'
  if (step === 'doubles') return 'double'
  if (status === 'done') return 'skipped'
  return status === 'undone' ? 'kept' : undefined
}

async function loadRows(
  { request, api, id }: Omit<ImportCall, 'clock'>,
  state: ImportRowState,
  asked: number,
): Promise<RowPage> {
  const list = (page: number) =>
    requireResponse(
      request,
      api.importRows.list({ id, 'filter[state]': state, 'page-number': page, 'page-size': pageSize }),
    )
  const { items, total } = await list(asked)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  // The last row of a page may have been corrected.
  if (asked > pages) return { rows: (await list(pages)).items, total, page: pages, pages }
  return { rows: items, total, page: asked, pages }
}

function undoEnd({ status, undoUntil }: FileImport, clock: RequestClock): string | undefined {
  if (status !== 'done' || undoUntil === undefined || Date.parse(undoUntil) < now().getTime()) return undefined
  return formatMoment(undoUntil, clock).text
}
