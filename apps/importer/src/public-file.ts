import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { readCsvRows } from './csv-rows'
import { type FileBytes, readBytes } from '@pkg/api/csv'
import { detectSource, knownSources, UnrecognizedFileError } from './known-sources'
import { type FileSource, readCells, type RecordSource } from './source'
import { asOfInFileName, laterDate, parseAsOf } from './as-of-date'

/** A public record file with its detected source and date. */
export interface PublicFile<Source extends FileSource = RecordSource> extends FileBytes {
  path: string
  source: Source
  /** The latest date in its rows, or else the date in its name, or else the day it was written. */
  asOf: string
}

/**
 * Reads a file once, and detects its source from its columns.
 * @throws {UnrecognizedFileError} when none of `sources` matches or the file has no rows, and any error of reading the file.
 */
export async function openPublicFile(path: string, sources?: readonly RecordSource[]): Promise<PublicFile>
export async function openPublicFile<Source extends FileSource>(
  path: string,
  sources: readonly Source[],
): Promise<PublicFile<Source>>
export async function openPublicFile(
  path: string,
  sources: readonly FileSource[] = knownSources,
): Promise<PublicFile<FileSource>> {
  const bytes = await readBytes(path)
  let source: FileSource | undefined
  let latest = ''
  for await (const row of readCsvRows(path, bytes.encoding)) {
    if ('reason' in row) continue
    source ??= detectSource(Object.keys(row.cells), sources)
    if (!source.dateColumn) break
    latest = laterDate(parseAsOf(readCells(source, row.cells).value(source.dateColumn)) ?? '', latest)
  }
  if (!source) throw new UnrecognizedFileError(`${basename(path)} has no rows`)
  return { ...bytes, path, source, asOf: latest || (asOfInFileName(basename(path)) ?? (await dayWritten(path))) }
}

async function dayWritten(path: string): Promise<string> {
  return (await stat(path)).mtime.toISOString().slice(0, 10)
}
