import { columnKey, type FileSource, type RecordSource } from './source'
import { california } from './sources/california'
import { cms } from './sources/cms'
import { colorado } from './sources/colorado'
import { cmsDeficiencies } from './sources/cms-deficiencies'
import { cmsStaffing } from './sources/cms-staffing'
import { florida } from './sources/florida'
import { national } from './sources/national'
import { nebraska } from './sources/nebraska'
import { texas } from './sources/texas'
import { washingtonHomes } from './sources/washington-homes'
import type { SupplementSource } from './supplement'

/** The sources that the importer reads without a description. */
export const knownSources: readonly RecordSource[] = [
  cms,
  california,
  texas,
  florida,
  colorado,
  nebraska,
  washingtonHomes,
  national,
]

/** The sources that add to the communities of another source. [FIND-024] */
export const knownSupplements: readonly SupplementSource[] = [cmsStaffing, cmsDeficiencies]

/** Every source that the importer reads without a description. */
export const allSources: readonly (RecordSource | SupplementSource)[] = [...knownSources, ...knownSupplements]

/** Returns the names of the sources whose runs change the same communities as those of a source. Their runs are undone from the last to the first. */
export function relatedSources(name: string): string[] {
  const base = knownSupplements.find((supplement) => supplement.name === name)?.supplements ?? name
  return [base, ...knownSupplements.filter(({ supplements }) => supplements === base).map((one) => one.name)]
}

/** A file that no source matches. The message says which columns are missing. */
export class UnrecognizedFileError extends Error {
  override readonly name = 'UnrecognizedFileError'
}

/**
 * Returns the source that a file's columns match, by their keys. Of several, it returns the one with the most columns in the file.
 * @throws {UnrecognizedFileError} when no source matches, with the columns that are missing or repeated for the nearest one.
 */
export function detectSource<Source extends FileSource>(header: readonly string[], sources: readonly Source[]): Source {
  const names = new Set(header)
  const matches = sources
    .map((source) => ({ source, missing: missingColumns(source, names), found: countColumns(source, names) }))
    .sort((one, other) => one.missing.length - other.missing.length || other.found - one.found)
  const [best] = matches
  if (best && best.missing.length === 0) return best.source
  const [nearest] = matches.sort((one, other) => matchShare(other) - matchShare(one))
  if (!nearest || nearest.found === 0)
    throw new UnrecognizedFileError(`No source has these columns: ${header.join(', ')}`)
  const repeated = nearest.missing.flat().filter((column) => names.has(`${columnKey(column)} #2`))
  if (repeated.length > 0) {
    const [column = ''] = repeated
    throw new UnrecognizedFileError(
      `The file has more than one column named ${repeated.join(', ')}, so it isn't clear which one to use. ` +
        `Name it by its number in a description (--map), such as "${column} #1"`,
    )
  }
  const missing = nearest.missing.map((columns) => columns.join(' or ')).join(', ')
  throw new UnrecognizedFileError(
    `The nearest source is ${nearest.source.name}, but the file lacks these columns: ${missing}`,
  )
}

const matchShare = ({ found, missing }: { found: number; missing: unknown[] }) =>
  found / Math.max(1, found + missing.length)

function missingColumns({ columns, optional }: FileSource, header: ReadonlySet<string>): (readonly string[])[] {
  return Object.entries(columns)
    .filter(([name, names]) => !optional.includes(name) && !names.some((column) => header.has(columnKey(column))))
    .map(([, names]) => names)
}

function countColumns({ columns }: FileSource, header: ReadonlySet<string>): number {
  return Object.values(columns).filter((names) => names.some((column) => header.has(columnKey(column)))).length
}
