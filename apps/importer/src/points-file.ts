import type { Point } from '@pkg/domain'
import { readBytes, readCsvRows } from './csv-rows'
import { WrongFile } from './known-sources'

/**
 * Points of facilities from a table of their numbers: the first column is the number, and two are called latitude and longitude.
 * @throws {WrongFile} when there are no such columns; whatever reading the file throws.
 */
export async function readPoints(path: string): Promise<Map<string, Point>> {
  const { encoding } = await readBytes(path)
  const points = new Map<string, Point>()
  let columns: { id: string; latitude: string; longitude: string } | undefined
  for await (const row of readCsvRows(path, encoding)) {
    if ('reason' in row) continue
    columns ??= columnsOf(Object.keys(row.cells))
    const id = row.cells[columns.id]
    const latitude = Number(row.cells[columns.latitude] || Number.NaN)
    const longitude = Number(row.cells[columns.longitude] || Number.NaN)
    if (id && Number.isFinite(latitude) && Number.isFinite(longitude)) points.set(id, { latitude, longitude })
  }
  return points
}

function columnsOf(header: readonly string[]) {
  const [id] = header
  const latitude = header.find((name) => /^lat(?:itude)?$/i.test(name))
  const longitude = header.find((name) => /^(?:lng|lon|longitude)$/i.test(name))
  if (!id || !latitude || !longitude)
    throw new WrongFile('A table of points has columns for number, latitude and longitude')
  return { id, latitude, longitude }
}
