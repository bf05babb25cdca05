import type { Point } from '@pkg/domain'
import { readCsvRows } from './csv-rows'
import { readBytes } from '@pkg/api/csv'
import { UnrecognizedFileError } from './known-sources'

/**
 * Reads coordinates by license number. The first column contains the number, and two are named latitude and longitude.
 * @throws {UnrecognizedFileError} when a column is missing, and any error of reading the file.
 */
export async function readPoints(path: string): Promise<Map<string, Point>> {
  const { encoding } = await readBytes(path)
  const points = new Map<string, Point>()
  let columns: { id: string; latitude: string; longitude: string } | undefined
  for await (const row of readCsvRows(path, encoding)) {
    if ('reason' in row) continue
    columns ??= findColumns(Object.keys(row.cells))
    const id = row.cells[columns.id]
    const latitude = Number(row.cells[columns.latitude] || Number.NaN)
    const longitude = Number(row.cells[columns.longitude] || Number.NaN)
    if (id && Number.isFinite(latitude) && Number.isFinite(longitude)) points.set(id, { latitude, longitude })
  }
  return points
}

function findColumns(header: readonly string[]) {
  const [id] = header
  const latitude = header.find((name) => /^lat(?:itude)?$/i.test(name))
  const longitude = header.find((name) => /^(?:lng|lon|longitude)$/i.test(name))
  if (!id || !latitude || !longitude)
    throw new UnrecognizedFileError('The --points file needs columns for the license number, latitude, and longitude')
  return { id, latitude, longitude }
}
