import { isUuid } from '@pkg/domain'
import type { Static, TObject } from '@sinclair/typebox'
import { and, count, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { parsePage } from '../page'
import { filterCondition, listOrder, textCondition } from '../lists/list-query'
import type { Entity } from '../documents'
import type { Person } from '../person'
import { type HttpError, notFound } from '../errors'
import { recordChanged } from '../versions'
import { entityParser } from './entity'
import { mapConstraintErrors } from './constraint-errors'

/** The table of a collection, and who may do what with its rows. */
export interface CollectionRules<Schema extends TObject> {
  /** The JSON:API type. */
  type: string
  /** What a resource looks like; its attributes are columns of the table. */
  schema: Schema
  table: PgTable
  /** The condition on rows that a person may read. */
  canRead: (person: Person) => SQL | undefined
  /** The condition on rows that a person may change or delete. Defaults to `canRead`. */
  canWrite?: (person: Person) => SQL | undefined
  /** The condition on rows that a person may delete. Defaults to `canWrite`. */
  canRemove?: (person: Person) => SQL | undefined
  /** Attributes that the database computes for a person, by name. A write doesn't store them. */
  computed?: (person: Person) => Readonly<Record<string, SQL>>
  /** What a list filters by besides its attributes. */
  filters?: (person: Person) => Readonly<Record<string, SQL>>
  /** Columns that the server sets in a new row, such as its author. @throws {HttpError} when the person may not create it. */
  beforeCreate?: (person: Person, body: Values) => Promise<Values> | Values
  /** Columns that the server sets in a changed row. @throws {HttpError} when the person may not make this change. */
  beforeUpdate?: (person: Person, body: Values, id: string) => Promise<Values> | Values
  /** Work that belongs to a new row, in the same transaction. */
  afterCreate?: (tx: Orm, row: Values) => Promise<void>
  /** Work that belongs to every write of a row, in the same transaction. `row` is what the write returned, by column. */
  afterWrite?: (tx: Orm, row: Values) => Promise<void>
  /** The columns that `q` searches. */
  searchColumns?: readonly string[]
  /** The condition of `q`, for a search of more than columns. */
  search?: (typed: string) => SQL | undefined
  /** The default sort order of a list. */
  order: string
}

/** Values by attribute name. */
export type Values = Readonly<Record<string, unknown>>

/** The input of a collection's handlers. */
interface CollectionInput {
  params: object
  query: object
  body: object
  person: Person
  base: number | undefined
}

/** The five endpoints of a collection, on one table. */
class Collection<Schema extends TObject> {
  readonly #columns: Readonly<Record<string, PgColumn>>
  readonly #read: (row: unknown) => Static<Schema>

  constructor(
    private readonly orm: Orm,
    private readonly rules: CollectionRules<Schema>,
  ) {
    this.#columns = getTableColumns(rules.table)
    this.#read = entityParser(rules.schema)
  }

  /** Returns a page of the resources that the person can see. */
  async list({ query, person }: CollectionInput): Promise<{ items: Static<Schema>[]; total: number }> {
    const parameters: Values = { ...query }
    const columns = this.#selected(person)
    const filters = { ...columns, ...this.rules.filters?.(person) }
    const where = and(this.rules.canRead(person), filterCondition(parameters, filters), this.#matches(parameters))
    const page = parsePage(parameters)
    const [found] = await this.orm.select({ total: count() }).from(this.rules.table).where(where)
    const rows = await this.orm
      .select(columns)
      .from(this.rules.table)
      .where(where)
      .orderBy(...this.#order(parameters, columns))
      .limit(page.size)
      .offset(page.offset)
    return { items: rows.map(this.#read), total: found?.total ?? 0 }
  }

  /** Returns a resource that the person can see. @throws {HttpError} 404 for any other, so IDs reveal nothing */
  async get({ params, person }: Pick<CollectionInput, 'params' | 'person'>): Promise<Static<Schema>> {
    const id = idOf(params)
    const where = this.#isId(id) ? and(eq(this.#column('id'), id), this.rules.canRead(person)) : undefined
    const [row] = where ? await this.orm.select(this.#selected(person)).from(this.rules.table).where(where) : []
    if (!row) throw notFound(this.rules.type, id)
    return this.#read(row)
  }

  /** Creates a resource. */
  async create(input: CollectionInput): Promise<Static<Schema>> {
    return this.#readWritten(await this.insert(input), input.person)
  }

  /** Inserts the row of a resource, and returns it. */
  async insert({ body, person }: Pick<CollectionInput, 'body' | 'person'>): Promise<Values | undefined> {
    const values: Values = { ...body }
    const serverValues = (await this.rules.beforeCreate?.(person, values)) ?? {}
    const [row] = await mapConstraintErrors(() =>
      this.#write(async (tx) => {
        const rows = await tx
          .insert(this.rules.table)
          .values({ ...this.#stored(values, person), ...this.#stored(serverValues) })
          .returning()
        for (const created of rows) await this.rules.afterCreate?.(tx, created)
        return rows
      }),
    )
    return row
  }

  /** Updates a resource. @throws {HttpError} 404 when the person can't change it, or 412 when someone else changed it */
  async update(input: CollectionInput): Promise<Static<Schema>> {
    return this.#readWritten(await this.updateRow(input), input.person)
  }

  /** Updates the row of a resource, and returns it. @throws {HttpError} 404 or 412 */
  async updateRow({ params, body, person, base }: Omit<CollectionInput, 'query'>): Promise<Values> {
    const values: Values = { ...body }
    const serverValues = (await this.rules.beforeUpdate?.(person, values, idOf(params))) ?? {}
    const writable = this.#writableRow(params, person)
    const [row] = await mapConstraintErrors(() =>
      this.#write((tx) =>
        tx
          .update(this.rules.table)
          .set({ ...this.#stored(values, person), ...this.#stored(serverValues) })
          .where(this.#isBasedOn(base, writable))
          .returning(),
      ),
    )
    if (!row) throw await this.#refusal(params, writable)
    return row
  }

  /** Deletes a resource. @throws {HttpError} 404 when the person can't change it, or 412 when someone else changed it */
  async remove({ params, person, base }: Omit<CollectionInput, 'query' | 'body'>): Promise<undefined> {
    const writable = this.#writableRow(params, person, this.rules.canRemove)
    const [row] = await this.#write((tx) =>
      tx.delete(this.rules.table).where(this.#isBasedOn(base, writable)).returning(),
    )
    if (!row) throw await this.#refusal(params, writable)
  }

  /** Returns the resources whose attribute has one of the values, for other resources that include them. */
  async find(person: Person, key: string, values: readonly string[]): Promise<Static<Schema>[]> {
    const column = this.#column(key)
    const valid = column.getSQLType() === 'uuid' ? values.filter(isUuid) : [...values]
    if (valid.length === 0) return []
    const rows = await this.orm
      .select(this.#selected(person))
      .from(this.rules.table)
      .where(and(inArray(column, valid), this.rules.canRead(person)))
      .orderBy(...this.#order({}))
      .limit(1000)
    return rows.map(this.#read)
  }

  async #write(write: (orm: Orm) => Promise<Values[]>): Promise<Values[]> {
    return this.orm.transaction(async (tx) => {
      const rows = await write(tx)
      for (const row of rows) await this.rules.afterWrite?.(tx, row)
      return rows
    })
  }

  #isBasedOn(base: number | undefined, writable: SQL | undefined): SQL | undefined {
    return base === undefined ? writable : and(writable, eq(this.#column('version'), base))
  }

  /** Returns why a write changed nothing. */
  async #refusal(params: object, writable: SQL | undefined): Promise<HttpError> {
    const [row] = await this.orm.select().from(this.rules.table).where(writable)
    return row ? recordChanged() : notFound(this.rules.type, idOf(params))
  }

  #writableRow(params: object, person: Person, canRemove?: (person: Person) => SQL | undefined): SQL | undefined {
    const id = idOf(params)
    if (!this.#isId(id)) throw notFound(this.rules.type, id)
    return and(eq(this.#column('id'), id), (canRemove ?? this.rules.canWrite ?? this.rules.canRead)(person))
  }

  /** Returns the columns of a resource as a person sees it. */
  #selected(person: Person): Record<string, PgColumn | SQL> {
    return { ...this.#columns, ...this.rules.computed?.(person) }
  }

  /** Returns a written resource. What the database computes isn't in the row that the write returned. */
  async #readWritten(row: Values | undefined, person: Person): Promise<Static<Schema>> {
    return this.rules.computed ? this.get({ params: { id: row?.['id'] }, person }) : this.#read(row)
  }

  #order(query: Values, columns: Readonly<Record<string, PgColumn | SQL>> = this.#columns): SQL[] {
    return listOrder(query, columns, { sort: this.rules.order, unique: this.#column('id') })
  }

  #matches({ q }: Values): SQL | undefined {
    if (typeof q === 'string' && q && this.rules.search) return this.rules.search(q)
    const searched = (this.rules.searchColumns ?? []).map((name) => this.#column(name))
    return typeof q === 'string' ? textCondition(q, searched) : undefined
  }

  /** Returns the values to store, with times parsed. What a person sends doesn't set what the database computes for them. */
  #stored(values: Values, person?: Person): Record<string, unknown> {
    const computed = (person && this.rules.computed?.(person)) ?? {}
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        if (Object.hasOwn(computed, name)) return []
        const isTime = this.#column(name).dataType === 'date' && typeof value === 'string'
        return [[name, isTime ? new Date(value) : value]]
      }),
    )
  }

  #isId(id: string): boolean {
    return this.#column('id').getSQLType() !== 'uuid' || isUuid(id)
  }

  #column(name: string): PgColumn {
    const column = Object.hasOwn(this.#columns, name) ? this.#columns[name] : undefined
    if (!column) throw new Error(`${this.rules.type} has no ${name}`)
    return column
  }
}

function idOf(params: object): string {
  return 'id' in params && typeof params.id === 'string' ? params.id : ''
}

/** Returns the handlers of a collection's five endpoints. Also registers a finder, so other resources can include the collection's. */
export function collectionHandlers<Schema extends TObject>(
  app: FastifyInstance,
  orm: Orm,
  rules: CollectionRules<Schema>,
) {
  const collection = new Collection(orm, rules)
  app.finders.set(rules.type, async (person, key, values) => (await collection.find(person, key, values)).filter(hasId))
  return {
    list: (asked: CollectionInput) => collection.list(asked),
    get: (asked: Pick<CollectionInput, 'params' | 'person'>) => collection.get(asked),
    create: (asked: CollectionInput) => collection.create(asked),
    update: (asked: CollectionInput) => collection.update(asked),
    remove: (asked: CollectionInput) => collection.remove(asked),
  }
}

/** A record that was written: its id, and its version afterward. */
export interface WrittenRecord {
  id: string
  version: number
}

/** Writes records of a collection by the rules of its endpoints, for work that isn't a request to one. */
export interface RecordWriter {
  create: (person: Person, body: object) => Promise<WrittenRecord>
  /** @throws {HttpError} 412 if it has another version than a given one */
  update: (person: Person, id: string, body: object, base?: number) => Promise<WrittenRecord>
  /** @throws {HttpError} 412 if it has another version */
  remove: (person: Person, id: string, base: number) => Promise<void>
}

/** Returns what writes records of a collection. Inside of a transaction, pass the transaction. */
export function recordWriter<Schema extends TObject>(orm: Orm, rules: CollectionRules<Schema>): RecordWriter {
  const collection = new Collection(orm, rules)
  return {
    create: async (person, body) => written(await collection.insert({ body, person })),
    update: async (person, id, body, base) =>
      written(await collection.updateRow({ params: { id }, body, person, base })),
    async remove(person, id, base) {
      await collection.remove({ params: { id }, person, base })
    },
  }
}

function written({ id, version }: Values = {}): WrittenRecord {
  if (typeof id !== 'string' || typeof version !== 'number') throw new Error('The record has no version')
  return { id, version }
}

function hasId(entity: object): entity is Entity {
  return 'id' in entity && typeof entity.id === 'string'
}
