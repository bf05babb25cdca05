import { fileURLToPath } from 'node:url'
import { run } from './processes'

/**
 * Three made-up assisted living communities, whose file has no findings, a made-up nursing home with findings, and twelve real nursing homes in Vermont
 * with their staff, penalties, and deficiencies.
 */
const files = [
  'nebraska-roster.csv',
  'vermont-nursing-homes_2026-04.csv.gz',
  'vermont-nursing-home-staffing_2026.csv.gz',
  'vermont-nursing-home-deficiencies_2026.csv.gz',
  'nebraska-nursing-home.csv',
]

/**
 * Imports public records into a data folder that no server uses yet, because demo communities aren't indexed and have no inspections.
 * [TRUTH-013, FIND-012, FIND-024]
 */
export async function importCommunities(folder: string): Promise<void> {
  for (const file of files) {
    const path = fileURLToPath(new URL(`../../test-data/${file}`, import.meta.url))
    const parameters = ['hearthway', 'import', '--part', path]
    // One after the other, because the embedded database has one user at a time.
    await run('npx', parameters, { folder: '../..', environment: { DATA_DIR: folder } })
  }
}
