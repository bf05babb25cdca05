import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentKinds, type NewContentEntry, requestSchemas } from '@pkg/api-client/server'
import { Value } from '@sinclair/typebox/value'
import { parse } from 'yaml'

const entrySchema = requestSchemas.contentEntries.create.body

/**
 * Reads the entries that come with the product: a folder for each kind, a Markdown file for each entry, its values before its text. Throws
 * an error that names the file and what is wrong with it.
 */
export function readContentFiles(folder: string): NewContentEntry[] {
  return contentKinds.flatMap((kind) =>
    filesOf(join(folder, kind)).map((file) => {
      const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
      const told: unknown = parse(head)
      const text = body.trim()
      const entry = {
        ...(isRecord(told) ? told : {}),
        kind,
        slug: basename(file, '.md'),
        ...(text ? { body: text } : {}),
      }
      if (isEntry(entry)) return entry
      const [problem] = Value.Errors(entrySchema, entry)
      throw new Error(`${file} is no entry: ${problem?.path ?? ''} ${problem?.message ?? ''}`)
    }),
  )
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is NewContentEntry => Value.Check(entrySchema, entry)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
