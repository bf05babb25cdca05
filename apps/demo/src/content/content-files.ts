import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { NewContentEntry } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { contentKinds } from '@pkg/domain'
import { Value } from '@sinclair/typebox/value'
import { parse } from 'yaml'

const entrySchema = endpoints.contentEntries.create.body

/**
 * Reads content entries from a folder for each kind with a Markdown file for each entry, and one for its Spanish texts, such as `costs.es.md`. The values
 * of an entry are in its front matter.
 * @throws {Error} with the file and the reason when an entry is invalid.
 */
export function readContentFiles(folder: string): NewContentEntry[] {
  return contentKinds.flatMap((kind) =>
    listFiles(join(folder, kind)).map((file) => {
      const translation = file.replace(/\.md$/, '.es.md')
      const entry = {
        ...readTexts(file),
        kind,
        slug: basename(file, '.md'),
        ...(existsSync(translation) ? { translations: { es: readTexts(translation) } } : {}),
      }
      if (isEntry(entry)) return entry
      const [error] = Value.Errors(entrySchema, entry)
      throw new Error(`${file} isn't a valid entry: ${error?.path ?? ''} ${error?.message ?? ''}`)
    }),
  )
}

/** Reads the front matter of a file, and the text below it if there is one. */
function readTexts(file: string): Record<string, unknown> {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  const values: unknown = parse(head)
  const text = body.trim()
  return { ...(isRecord(values) ? values : {}), ...(text ? { body: text } : {}) }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md') && !name.endsWith('.es.md'))
      .sort()
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is NewContentEntry => Value.Check(entrySchema, entry)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
