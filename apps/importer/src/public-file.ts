import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { readBytes, readCsvRows, type FileBytes } from './csv-rows'
import { knownRegisters, registerOfHeader, WrongFile } from './known-sources'
import { cellsOf, type Register } from './source'
import { dayIn, dayInName, newer } from './as-of-date'

/** A public file, looked through once: what it is and of when, before anything of it is stored. */
export interface PublicFile extends FileBytes {
  path: string
  register: Register
  /** The latest day of its rows, else the day in its name, else the day it was written. */
  vintage: string
}

/**
 * Looks a file through. Its register is told by its columns, of `registers`, unless those are one.
 * @throws {WrongFile} when no register has its columns, or it holds no rows; whatever reading the file throws.
 */
export async function openPublicFile(
  path: string,
  registers: readonly Register[] = knownRegisters,
): Promise<PublicFile> {
  const bytes = await readBytes(path)
  let register: Register | undefined
  let latest = ''
  for await (const row of readCsvRows(path, bytes.encoding)) {
    if ('reason' in row) continue
    register ??= registerOfHeader(Object.keys(row.cells), registers)
    if (!register.dated) break
    latest = newer(dayIn(cellsOf(register, row.cells).value(register.dated)) ?? '', latest)
  }
  if (!register) throw new WrongFile(`${basename(path)} holds no rows`)
  return { ...bytes, path, register, vintage: latest || (dayInName(basename(path)) ?? (await dayWritten(path))) }
}

async function dayWritten(path: string): Promise<string> {
  return (await stat(path)).mtime.toISOString().slice(0, 10)
}
