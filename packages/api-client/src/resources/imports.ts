import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { admins } from '../roles'
import { choice, listParameters, range } from '../schemas/list-parameters'
import { moment, strictObject } from '../schemas/record'
import { line } from '../schemas/text'

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Union(values.map((value) => Type.Literal(value)))

/** What a file can have. [WORK-015] */
export const importKinds = ['communities', 'contacts', 'organizations'] as const
export type ImportKindName = (typeof importKinds)[number]

/** Where an import is: its columns aren't matched yet, its rows are checked, it runs, it's done, or it's being undone or was. [WORK-015] */
export const importStatuses = ['uploaded', 'checked', 'running', 'done', 'undoing', 'undone'] as const
export type ImportStatus = (typeof importStatuses)[number]

/** What happens to a row that we already have a record of: leave it out, update the record, or add another one. */
export const doubleChoices = ['skip', 'update', 'new'] as const
export type DoubleChoice = (typeof doubleChoices)[number]

/**
 * What is to become of a row, or what became of it. Before the start, a row is `new`, a `double` of a record or an earlier row, `faulty`, `left-out` by a
 * person, or `unreadable`. Afterward it's `added`, `changed`, `unchanged`, or `skipped`, and after an undo `removed`, `restored`, or `kept`.
 */
export const importRowStates = [
  'new',
  'double',
  'faulty',
  'left-out',
  'unreadable',
  'added',
  'changed',
  'unchanged',
  'skipped',
  'removed',
  'restored',
  'kept',
] as const
export type ImportRowState = (typeof importRowStates)[number]

/** A field of a kind, which a column can be matched with. */
export interface ImportField {
  name: string
  label: string
  /** The fields of a group are next to each other in the menu. */
  group: string
  isRequired: boolean
  hint?: string
}

/** A column of a file: its name, its first values, and the field that it's imported as, which is empty if it isn't. */
export interface ImportColumn {
  name: string
  samples: string[]
  field: string
}

/** The numbers of rows by what becomes of them: what the import would do, or what it did. */
export interface ImportCounts {
  total: number
  /** Rows by state. */
  states: Partial<Record<ImportRowState, number>>
  toAdd: number
  toChange: number
  /** Doubles to be updated that have the same values. */
  toKeep: number
  toLeaveOut: number
}

/** An import of a file by staff. [WORK-015] */
export interface FileImport {
  id: string
  version: number
  kind: ImportKindName
  status: ImportStatus
  fileName: string
  /** What separates the cells of the file, and its encoding, as detected. */
  separator: string
  encoding: string
  columns: ImportColumn[]
  fields: ImportField[]
  /** What happens to doubles without a choice of their own. */
  onDouble: DoubleChoice
  counts: ImportCounts
  createdAt: string
  createdBy?: string
  startedAt?: string
  startedBy?: string
  finishedAt?: string
  undoUntil?: string
  undoneAt?: string
  /** Whether its rows still exist. They're deleted when it can't be undone anymore. */
  hasRows: boolean
}

/** The imports to list. */
export const ImportParameters = listParameters(['createdAt', 'fileName', 'finishedAt'], {
  kind: choice(oneOf(importKinds)),
  status: choice(oneOf(importStatuses)),
  createdAt: range(moment),
})
export type ImportParameters = Static<typeof ImportParameters>

/** The size of the largest file, in bytes. */
export const importFileBytes = 10 * 1024 * 1024

/** The most rows of a file. */
export const importRowLimit = 20_000

/** A file to import. `file` is the content of a CSV file. */
export const NewImport = strictObject({
  kind: oneOf(importKinds),
  fileName: line(200),
  file: Type.Unsafe<Uint8Array | Blob>(Type.Unknown({ type: 'string', format: 'binary' })),
})
export type NewImport = Static<typeof NewImport>

/** The field of each column in their order, empty for one that isn't imported, and what happens to doubles. */
export const ImportChange = Type.Object(
  {
    fields: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 200 })),
    onDouble: Type.Optional(oneOf(doubleChoices)),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ImportChange = Static<typeof ImportChange>

/** A record that a row is a double of, or an earlier row. Values are texts by field. */
export interface ImportDouble {
  /** The record. Missing for an earlier row. */
  id?: string
  /** The line of the earlier row. */
  line?: number
  values: Record<string, string>
}

/** A row of a file. [WORK-015] */
export interface ImportRow {
  id: string
  version: number
  importId: string
  /** The line of the file that the row ends on. */
  line: number
  state: ImportRowState
  /** The texts by field, with what was corrected. */
  values: Record<string, string>
  faults: { field: string; problem: string }[]
  double?: ImportDouble
  choice?: DoubleChoice
  /** The fields in which the row differs from the record. */
  differs: string[]
  /** Why it was left out or kept. */
  problem?: string
  /** The record that was written. */
  recordId?: string
}

/** The rows to list. */
export const ImportRowParameters = listParameters(['line'], { state: choice(oneOf(importRowStates)) })
export type ImportRowParameters = Static<typeof ImportRowParameters>

/** A correction of a row: texts by field, whether it's left out, or what happens to it as a double. Without a choice (`null`), that's the same as for all rows. */
export const ImportRowChange = Type.Object(
  {
    values: Type.Optional(
      Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,40}$' }), Type.String({ maxLength: 2000 }), {
        maxProperties: 50,
      }),
    ),
    isLeftOut: Type.Optional(Type.Boolean()),
    choice: Type.Optional(Type.Union([oneOf(doubleChoices), Type.Null()])),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ImportRowChange = Static<typeof ImportRowChange>

const one = '/admin/imports/:id'

/** Imports of files by staff: each is matched, checked, run in the background, and can be undone for 30 days. [WORK-015] */
export const imports = {
  list: {
    method: 'GET',
    path: '/admin/imports',
    status: 200,
    access: admins,
    summary: 'Lists imports of files',
    resource: 'imports',
    query: ImportParameters,
    response: pageOf<FileImport>(),
  },
  get: {
    method: 'GET',
    path: one,
    status: 200,
    access: admins,
    summary: 'Returns an import with its columns, and what it would do or did',
    resource: 'imports',
    response: of<FileImport>(),
  },
  match: {
    method: 'PATCH',
    path: one,
    status: 200,
    access: admins,
    isVersioned: true,
    summary:
      'Matches columns with fields and checks all rows, or sets what happens to doubles; 409 once it was started',
    resource: 'imports',
    body: ImportChange,
    response: of<FileImport>(),
  },
  start: {
    method: 'POST',
    path: `${one}/start`,
    status: 200,
    access: admins,
    isVersioned: true,
    summary: 'Starts an import in the background; rows with problems are left out',
    resource: 'imports',
    response: of<FileImport>(),
  },
  undo: {
    method: 'POST',
    path: `${one}/undo`,
    status: 200,
    access: admins,
    summary: 'Undoes an import within 30 days, except for records that someone has changed since',
    resource: 'imports',
    response: of<FileImport>(),
  },
  remove: {
    method: 'DELETE',
    path: one,
    status: 204,
    access: admins,
    isVersioned: true,
    summary: 'Deletes an import that wasn’t started, with its rows',
    resource: 'imports',
  },
  leftOut: {
    method: 'GET',
    path: `${one}/left-out`,
    status: 204,
    access: admins,
    summary: 'Downloads the rows that were left out as CSV, each with the reason',
  },
} as const satisfies Endpoints

/** Files to import. [WORK-015] */
export const importFiles = {
  upload: {
    method: 'POST',
    path: '/admin/imports',
    status: 201,
    isMultipart: true,
    // The file and the fields around it.
    bodyLimit: importFileBytes + 64 * 1024,
    rateLimit: { requests: 60, seconds: 600 },
    access: admins,
    summary: 'Uploads a CSV file of up to 10 MB and 20,000 rows; its columns are matched by their names',
    resource: 'imports',
    body: NewImport,
    response: of<FileImport>(),
  },
} as const satisfies Endpoints

/** The rows of an import. [WORK-015] */
export const importRows = {
  list: {
    method: 'GET',
    path: `${one}/rows`,
    status: 200,
    access: admins,
    summary: 'Lists the rows of an import in the order of the file',
    resource: 'import-rows',
    query: ImportRowParameters,
    response: pageOf<ImportRow>(),
  },
  get: {
    method: 'GET',
    path: '/admin/import-rows/:id',
    status: 200,
    access: admins,
    summary: 'Returns a row of an import, with the record that it’s a double of',
    resource: 'import-rows',
    response: of<ImportRow>(),
  },
  update: {
    method: 'PATCH',
    path: '/admin/import-rows/:id',
    status: 200,
    access: admins,
    isVersioned: true,
    summary: 'Corrects a row, leaves it out, or chooses what happens to a double; 409 once the import was started',
    resource: 'import-rows',
    body: ImportRowChange,
    response: of<ImportRow>(),
  },
} as const satisfies Endpoints
