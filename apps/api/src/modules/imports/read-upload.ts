import { open } from 'node:fs/promises'
import { importRowLimit } from '@pkg/api-client/server'
import { fileTypeFromBuffer } from 'file-type'
import { readBytes, readCsvTable } from '../../csv'
import { unprocessable } from '../../http/errors'
import { UploadedFile } from '../../http/uploaded-file'

/** A row of a file. An unreadable line has its text as its only cell, and why it can't be read. */
export interface UploadedRow {
  line: number
  cells: string[]
  problem?: string
}

/** A file whose columns aren't matched yet. */
export interface UploadedTable {
  header: string[]
  separator: string
  encoding: string
  rows: UploadedRow[]
}

const maxColumns = 200
const maxCell = 2000
/** How many bytes show what kind of file it is. */
const startBytes = 4100

/** Reads an uploaded CSV file. @throws {HttpError} 422 that says what the file is, or what is wrong with it [WORK-015, EDGE-001, EDGE-002] */
export async function readUpload(file: unknown): Promise<UploadedTable> {
  if (!(file instanceof UploadedFile) || file.size === 0) throw refused('Choose a CSV file that isn’t empty')
  await requireText(file)
  const { encoding } = await readBytes(file.path)
  const table: UploadedTable = { header: [], separator: ',', encoding, rows: [] }
  for await (const part of readCsvTable(file.path, encoding)) {
    if ('header' in part) Object.assign(table, { header: part.header, separator: part.separator })
    else if ('reason' in part)
      table.rows.push({ line: part.line, cells: [part.text.slice(0, maxCell)], problem: `${part.reason}.` })
    else table.rows.push({ line: part.line, cells: part.cells.slice(0, table.header.length) })
    if (table.rows.length > importRowLimit) throw tooManyRows()
  }
  requireTable(table)
  return table
}

/** Refuses files that aren't text, by their first bytes. */
async function requireText({ path }: UploadedFile): Promise<void> {
  const start = await readStart(path)
  const type = await fileTypeFromBuffer(start)
  if (type && /sheet|excel|x-cfb|zip|numbers/.test(type.mime)) {
    throw refused(
      'This is a spreadsheet and not a CSV file. Open it in your spreadsheet program, save it as CSV UTF-8, and upload that file',
    )
  }
  if (type)
    throw refused(`This is a ${type.ext.toUpperCase()} file. Upload a CSV file, which any spreadsheet program can save`)
  if (/^\s*(<!doctype|<html|<\?xml|[{[]\s*["{[])/i.test(start.toString('latin1')))
    throw refused('This is a web page or data for programs. Upload a CSV file, which any spreadsheet program can save')
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function requireTable({ header, rows }: UploadedTable): void {
  if (header.length === 0) throw refused('We found no columns. The first line of the file must have their names')
  if (header.length > maxColumns) throw refused(`The file has ${header.length} columns. Use ${maxColumns} or fewer`)
  if (rows.every(({ problem }) => problem !== undefined))
    throw refused('We found no rows below the names of the columns. Check that the file is a CSV file')
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > maxCell))
  if (long) throw refused(`Line ${long.line} has a value with more than ${maxCell} characters. Shorten it first`)
}

const tooManyRows = () =>
  refused(
    `The file has more than ${importRowLimit.toLocaleString('en-US')} rows. Split it into several files, and import one after the other`,
  )

const refused = (detail: string) => unprocessable([{ detail, source: { pointer: '/data/attributes/file' } }])
