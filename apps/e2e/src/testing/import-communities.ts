import { fileURLToPath } from 'node:url'
import { run } from './processes'

/** Three assisted living communities, whose file has no findings, and a nursing home with findings. */
const files = ['nebraska-roster.csv', 'nebraska-nursing-home.csv']

/**
 * Imports the public records of four communities in Nebraska into a data folder that no server uses yet, because demo communities aren't
 * indexed and have no inspections. [TRUTH-013, FIND-012]
 */
export async function importCommunities(folder: string): Promise<void> {
  for (const file of files) {
    const path = fileURLToPath(new URL(`../../test-data/${file}`, import.meta.url))
    const parameters = ['hearthway', 'import', '--part', path]
    // One after the other, because the embedded database has one user at a time.
    await run('npx', parameters, { folder: '../..', environment: { DATA_DIR: folder } })
  }
}
