import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../src/database/database'

/** Unique words that a test writes wherever the product lets it, and then searches for. [TRUTH-012] */
export interface Markers {
  /** Returns a new word of letters, which starts with the name of the field that it's for. */
  mark(field: string): string
  /** Adds a value that is unique already, such as a phone number. */
  add(value: string): string
  values: string[]
}

/** Creates an empty set of markers. */
export function createMarkers(): Markers {
  const values: string[] = []
  const add = (value: string) => {
    values.push(value)
    return value
  }
  const mark = (field: string) => {
    const letters = [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
    return add(`${field.charAt(0).toUpperCase()}${field.slice(1)}${letters}`)
  }
  return { mark, add, values }
}

/** What a search for markers read, and where it found one, such as `notifications: Name…`. */
export interface MarkerSearch {
  searched: number
  found: string[]
}

/** Searches every row of every table for markers, in upper or lower case. Counts the tables. */
export async function searchTables(orm: Orm, markers: string[]): Promise<MarkerSearch> {
  const tables = await rowsOf(
    orm,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const words = sql.join(
    markers.map((marker) => sql`${marker}`),
    sql`, `,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(String(schema))}.${sql.identifier(String(name))}`
    const rows = await rowsOf(
      orm,
      sql`select distinct word from ${table} as stored
        join unnest(array[${words}]::text[]) as word on strpos(lower(stored::text), lower(word)) > 0`,
    )
    for (const { word } of rows) found.push(`${String(name)}: ${String(word)}`)
  }
  return { searched: tables.length, found: found.toSorted() }
}

/** Searches texts, such as the lines of a log, for markers. */
export function searchTexts(texts: readonly string[], markers: string[]): MarkerSearch {
  const lower = texts.join('\n').toLowerCase()
  return { searched: texts.length, found: markers.filter((marker) => lower.includes(marker.toLowerCase())) }
}

/** Searches the names and contents of all files in a folder for markers. */
export async function searchFiles(folder: string, markers: string[]): Promise<MarkerSearch> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const texts = await Promise.all(files.map(async (file) => `${file}\n${(await readFile(file)).toString('latin1')}`))
  return searchTexts(texts, markers)
}

/** Searches the names and values of all keys in Redis for markers. */
export async function searchRedis(url: string, markers: string[]): Promise<MarkerSearch> {
  const redis = new Redis(url)
  try {
    const keys = await redis.keys('*')
    const values = await Promise.all(
      keys.map(async (key) => `${key}\n${(await redis.dumpBuffer(key))?.toString('latin1')}`),
    )
    return searchTexts(values, markers)
  } finally {
    redis.disconnect()
  }
}
