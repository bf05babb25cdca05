import { fileURLToPath } from 'node:url'
import { run } from './processes'

const roster = fileURLToPath(new URL('../../test-data/nebraska-roster.csv', import.meta.url))

/** Imports three real communities in Nebraska into a data folder that no server uses yet, because demo communities aren't indexed. [TRUTH-013] */
export async function importCommunities(folder: string): Promise<void> {
  const parameters = ['run', '--silent', 'import', '--', '--part', roster]
  await run('npm', parameters, { folder: '../..', environment: { DATA_DIR: folder } })
}
