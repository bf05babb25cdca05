import type { ImportKindName } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { RecordWriter, Values } from '../../../http/collections/collection'

/** What a text says, or what is wrong with it and how to correct it. */
export type Reading = { value: unknown; problem?: never } | { value?: never; problem: string }

/** The texts of a row by field. Texts without a value aren't in it. */
export type RowTexts = Readonly<Record<string, string>>

/** Reads a text of a row. Others of the row help, such as the state of a ZIP code. */
export type ReadText = (text: string, row: RowTexts) => Reading

/** A field of a kind: what people call it, and how a text becomes a value. */
export interface FieldRules {
  name: string
  label: string
  group: string
  hint?: string
  isRequired?: true
  /** Other names of its column, as `columnKey` writes them. */
  words: readonly string[]
  read: ReadText
  /** Looks up texts that name records, such as communities, and returns what reads them. */
  lookUp?: (orm: Orm, texts: readonly string[]) => Promise<ReadText>
}

/** A record that exists: its version, its values by field, and those that read otherwise on a page. */
export interface KnownRecord {
  id: string
  version: number
  values: Values
  texts: RowTexts
}

/** A kind of record that staff import, declared once. [WORK-015] */
export interface ImportKind {
  name: ImportKindName
  fields: readonly FieldRules[]
  /** Checks a whole record. @throws {HttpError} 422 with pointers to the fields */
  check: (values: object) => unknown
  /** Returns what two records of the same thing have in common, the surest first. */
  keysOf: (values: Values) => string[]
  /** Returns the records that may share a key with one of the values. */
  findAlike: (orm: Orm, values: readonly Values[]) => Promise<KnownRecord[]>
  findByIds: (orm: Orm, ids: readonly string[]) => Promise<KnownRecord[]>
  /** Writes records by the rules of their endpoints. */
  writer: (orm: Orm) => RecordWriter
  /** Locks a record, and returns whether others belong to it or it was merged, so an undo keeps it. */
  isUsed: (tx: Orm, id: string) => Promise<boolean>
}
