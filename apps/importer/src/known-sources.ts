import type { Register } from './source'
import { california } from './sources/california'
import { cms } from './sources/cms'
import { colorado } from './sources/colorado'
import { florida } from './sources/florida'
import { national } from './sources/national'
import { nebraska } from './sources/nebraska'
import { texas } from './sources/texas'
import { washingtonHomes } from './sources/washington-homes'

/** The registers that can be imported as they are. */
export const knownRegisters: readonly Register[] = [
  cms,
  california,
  texas,
  florida,
  colorado,
  nebraska,
  washingtonHomes,
  national,
]

/** The file is of none of the registers. */
export class WrongFile extends Error {
  override readonly name = 'WrongFile'
}

/**
 * The register whose columns a file has; of several the one that most of them belong to.
 * @throws {WrongFile} when none fits, naming the columns that the nearest one misses.
 */
export function registerOfHeader(header: readonly string[], registers: readonly Register[]): Register {
  const names = new Set(header)
  const fits = registers
    .map((register) => ({ register, missing: missingColumns(register, names), found: foundColumns(register, names) }))
    .sort((one, other) => one.missing.length - other.missing.length || other.found - one.found)
  const [best] = fits
  if (best && best.missing.length === 0) return best.register
  const [nearest] = fits.sort((one, other) => shareOf(other) - shareOf(one))
  if (!nearest || nearest.found === 0) throw new WrongFile(`No register has these columns: ${header.join(', ')}`)
  const missing = nearest.missing.map((columns) => columns.join(' or ')).join(', ')
  throw new WrongFile(`This is no ${nearest.register.source} file: it has no column ${missing}`)
}

const shareOf = ({ found, missing }: { found: number; missing: unknown[] }) =>
  found / Math.max(1, found + missing.length)

function missingColumns({ columns, optional }: Register, header: ReadonlySet<string>): (readonly string[])[] {
  return Object.entries(columns)
    .filter(([name, names]) => !optional.includes(name) && !names.some((one) => header.has(one)))
    .map(([, names]) => names)
}

function foundColumns({ columns }: Register, header: ReadonlySet<string>): number {
  return Object.values(columns).filter((names) => names.some((one) => header.has(one))).length
}
