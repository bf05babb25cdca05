import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@pkg/api/settings'

/** Returns the file that exists while an embedded database is being seeded, and after an interrupted run. */
export const unfinishedMark = ({ dataDirectory }: Pick<Settings, 'dataDirectory'>): string =>
  join(dataDirectory, 'seed-unfinished')

/** Returns whether an embedded database exists that no interrupted seed run has left. */
export function hasDatabase(settings: Pick<Settings, 'dataDirectory'>): boolean {
  return existsSync(join(settings.dataDirectory, 'database')) && !existsSync(unfinishedMark(settings))
}
